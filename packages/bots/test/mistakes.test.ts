import { type Decision, fastDice, type GameRecord } from "@stonebridge/kernel";
import { type Action, bullRun1861, type Position } from "@stonebridge/games/bull-run-1861";
import { type Account, accounting, findMistakes } from "@stonebridge/bots/account";
import { tutorOf } from "@stonebridge/bots/bull-run-1861/tutor";
import { describe, expect, it } from "vitest";
import { played } from "./support/played.ts";

const game = bullRun1861.open(bullRun1861.situation("historical"));
const tutor = tutorOf(game);
const SEED = 5;
/** Which decision between two deeds somebody gets wrong. */
const WRONG = 5;
/** Decisions without a choice that are looked at. */
const FORCED = 10;

/** The value for a side once it has done something and nothing is half done. */
function worth(from: Position, side: string, action: Action): number {
  const position = game.copy(from);
  const dice = fastDice(77);
  game.act(position, side, action, dice);
  const leader = tutor.leader(position);
  for (let now = game.decision(position); !now.over && !tutor.atRest(now); now = game.decision(position))
    game.act(position, now.sides[0], leader.choose(position, now), dice);
  return tutor.chance(position, game.sides.indexOf(side));
}

/** A game between two Colonels, one of whom once does what is worth least. */
function withBlunder(): { readonly record: GameRecord; readonly step: number } {
  let decisions = 0;
  let asked = 0;
  let step = 0;
  let leader = tutor.leader(game.start(fastDice(SEED)));
  const choose = (position: Position, now: Decision<Action>): Action => {
    decisions += 1;
    if (!tutor.atRest(now) || now.actions.length < 3 || ++asked !== WRONG) return leader.choose(position, now);
    step = decisions;
    const worths = now.actions.map((action) => worth(position, now.sides[0], action));
    leader = tutor.leader(position);
    return now.actions[worths.indexOf(Math.min(...worths))];
  };
  return { record: played(game, SEED, { choose }), step };
}

function accountOf(record: GameRecord): Account {
  const work = accounting(game, record, tutor, { exactness: { rolls: 6, samples: 2 } });
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

describe("mistakes of a game of 1861", () => {
  const { record, step } = withBlunder();
  const account = accountOf(record);

  it("have the one that was put in, told as it is found, and are the same each time", async () => {
    const told: number[] = [];
    const costliest = { ...account, steps: account.steps.toSorted((a, b) => a.skill - b.skill).slice(0, 3) };
    const mistakes = await findMistakes(game, record, costliest, tutor, { onFound: (one) => told.push(one.step) });
    const blunder = mistakes.find((one) => one.step === step);
    if (!blunder) throw new Error("it is among those that cost most");
    expect(blunder.gain).toBeGreaterThan(0.05);
    expect(blunder.gain).toBeGreaterThan(blunder.within);
    expect(told.toSorted((a, b) => a - b)).toEqual(mistakes.map((one) => one.step));
    expect(await findMistakes(game, record, costliest, tutor)).toEqual(mistakes);
  });

  it("are none where there was no choice, whatever the account makes of it", async () => {
    const position = game.start(fastDice(SEED));
    const dice = fastDice(SEED);
    game.start(dice);
    const forced = account.steps.filter(({ step: at, until = at }) => {
      if (at === 0 || at > record.steps.length) return false;
      const { side, action } = record.steps[at - 1];
      const now = game.decision(position, side);
      game.act(position, side, action as Action, dice);
      return until === at && !now.over && now.actions.length === 1;
    });
    expect(forced.length).toBeGreaterThan(FORCED);
    const blamed = forced.slice(0, FORCED).map((one) => ({ ...one, skill: -0.5 }));
    expect(await findMistakes(game, record, { ...account, steps: blamed }, tutor)).toEqual([]);
  });
});
