import { beforeAll, describe, expect, test } from "vitest";
import type { DieRoll, GameEvent } from "../../../src/second-bull-run-1862/events.ts";
import { type PlayedGame, all, ofType, playedGames, turnsOf } from "../support/course.ts";
import { Stage } from "../support/stage.ts";

let games: readonly PlayedGame[];
beforeAll(() => {
  games = playedGames();
}, 120_000);

/** Every die that an event tells of. */
function diceOf(event: GameEvent): readonly DieRoll[] {
  if ("rolls" in event) return event.rolls;
  if ("roll" in event) return [event.roll];
  return event.type === "division-activated" && event.test !== undefined ? [event.test] : [];
}

describe("dice of whole games", () => {
  test("SB62-0-b every roll is one die of six faces, and its total is what it shows with its modifiers", () => {
    const dice = games.flatMap(({ events }) => events.flatMap(diceOf));
    expect(dice.length).toBeGreaterThan(500);
    for (const { die, modifiers, total } of dice) {
      expect([1, 2, 3, 4, 5, 6]).toContain(die);
      expect(total).toBe(modifiers.reduce((sum, { value }) => sum + value, die));
    }
  });

  test("SB62-DR03, SB62-T1 the activation roll gives none up to 0, one up to 2, two up to 5, then three divisions", () => {
    const found = new Set<number>();
    for (const { event } of all(games, "designated")) {
      const { total } = event.roll;
      expect(event.divisions).toBe(total <= 0 ? 0 : total <= 2 ? 1 : total <= 5 ? 2 : 3);
      found.add(event.divisions);
    }
    expect(found).toEqual(new Set([0, 1, 2, 3]));
  });

  test("SB62-DR04, SB62-T8 a division out of command acts on a total up to 3", () => {
    const tests = all(games, "division-activated").flatMap(({ event }) => (event.test === undefined ? [] : [event]));
    expect(new Set(tests.map(({ succeeded }) => succeeded))).toEqual(new Set([true, false]));
    for (const { test: roll, succeeded } of tests) {
      expect(roll?.needed).toBe(3);
      expect(succeeded).toBe((roll?.total ?? 9) <= 3);
    }
  });

  test("SB62-T9, SB62-7-c, SB62-RU11, SB62-RU12 Player 1 rolls once for both: up to 4, then up to 2, and no scenario adds to it", () => {
    const outcomes = new Set<string>();
    for (const game of games) {
      for (const turn of turnsOf(game)) {
        const [initiative] = ofType(turn, "initiative");
        const rolled = ofType(turn, "continuation");
        if (initiative !== undefined) expect(rolled).toHaveLength(rolled[0]?.played === true ? 2 : 1);
        expect(rolled.map(({ phase }) => phase)).toEqual([4, 5].slice(0, rolled.length));
        for (const { roll, phase, played: goesOn } of rolled) {
          expect([roll.side, roll.modifiers, roll.needed]).toEqual([initiative.first, [], phase === 4 ? 4 : 2]);
          expect(goesOn).toBe(roll.die <= (phase === 4 ? 4 : 2));
          outcomes.add(`${phase} ${goesOn}`);
        }
      }
    }
    expect([...outcomes].toSorted()).toEqual(["4 false", "4 true", "5 false", "5 true"]);
  });

  test("SB62-T10 reinforcements come at once up to 3 for the Union, up to 4 for the Confederates", () => {
    const tests = all(games, "reinforcement-tested");
    expect(new Set(tests.map(({ event }) => `${event.roll.side} ${event.arrives}`)).size).toBe(4);
    for (const { event } of tests) {
      const needed = event.roll.side === "union" ? 3 : 4;
      expect([event.roll.needed, event.roll.modifiers]).toEqual([needed, []]);
      expect(event.arrives).toBe(event.roll.die <= needed);
    }
  });

  test("SB62-T11, SB62-S1, SB62-11.2.3-b, SB62-RU88 the tactic is rolled with the option only, and on the first day only", () => {
    const rolled = all(games, "tactic");
    expect(rolled.length).toBeGreaterThan(0);
    for (const { event, game, at } of rolled) {
      expect(game.options.tacticalOption).toBe("on");
      expect(ofType(game.events.slice(0, at), "turn-began").at(-1)?.day).toBe(1);
      expect(event.roll.total).toBe(event.roll.die + (event.side === "union" ? 1 : -1));
      expect(event.tactic).toBe(event.roll.total <= 4 ? "manoeuvre" : "assault");
    }
  });

  test("SB62-RU106 sharpshooters help on a 1 or a 2, not by being there", () => {
    const combat = (die: number) =>
      new Stage(
        {
          placements: [
            { unit: "sullivan", zone: "99", facing: "98", attacks: "98" },
            { unit: "archer", zone: "98", facing: "99" },
          ],
          frames: () => [{ step: "combat", side: 0 }],
        },
        [die, 3, 3],
      )
        .act({ type: "fight", zone: "98" })
        .told("fought")[0];
    const staged = [1, 2, 3, 4, 5, 6].map(combat);
    const helped = ({ modifiers }: (typeof staged)[number]): number =>
      [...modifiers.attacker, ...modifiers.defender].filter(({ key }) => key === "sharpshooters").length;
    expect(staged.map(helped)).toEqual([1, 1, 0, 0, 0, 0]);
    for (const event of [...staged, ...all(games, "fought").map((fought) => fought.event)])
      expect(helped(event)).toBe(event.rolls.filter(({ kind, die }) => kind === "sharpshooters" && die <= 2).length);
  });
});
