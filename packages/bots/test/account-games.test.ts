import { type ActionBase, type EventBase, fastDice, type Game, type GameRecord, readRecord } from "@stonebridge/kernel";
import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { bullRun1983 } from "@stonebridge/games/bull-run-1983";
import { noWrittenOrders } from "@stonebridge/games/no-written-orders";
import { secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import {
  type Account,
  accounting,
  type Exactness,
  outlineOf,
  type StepAccount,
  type Tutor,
} from "@stonebridge/bots/account";
import { tutorOf as tutorOf1861 } from "@stonebridge/bots/bull-run-1861/tutor";
import { tutorOf as tutorOf1983 } from "@stonebridge/bots/bull-run-1983/tutor";
import { tutorOf as tutorOfOrders } from "@stonebridge/bots/no-written-orders/tutor";
import { tutorOf as tutorOf1862 } from "@stonebridge/bots/second-bull-run-1862/tutor";
import { describe, expect, it } from "vitest";
import { played } from "./support/played.ts";

/** Enough to see that the sums hold. */
const ROUGH: Exactness = { rolls: 6, samples: 2 };

interface Case {
  readonly name: string;
  check(
    use: <P, A extends ActionBase, E extends EventBase, V>(game: Game<P, A, E, V>, tutor: Tutor<P, A>) => unknown,
  ): unknown;
}

const old = bullRun1861.open(bullRun1861.situation("historical", { confusion: "on" }));
const hexes = bullRun1983.open(bullRun1983.situation(bullRun1983.scenarios[0].id));
const second = secondBullRun1862.open(secondBullRun1862.situation("august-30"));
const orders = noWrittenOrders.open(noWrittenOrders.situation("first-bull-run"));
const CASES: readonly Case[] = [
  { name: "Bull Run 1861", check: (use) => use(old, tutorOf1861(old)) },
  { name: "Bull Run 1983", check: (use) => use(hexes, tutorOf1983(hexes)) },
  { name: "Second Bull Run 1862", check: (use) => use(second, tutorOf1862(second)) },
  { name: "No Written Orders", check: (use) => use(orders, tutorOfOrders(orders)) },
];

function accountOf<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  record: GameRecord,
  tutor: Tutor<P, A>,
  secret = false,
): Account {
  const work = accounting(game, record, tutor, { exactness: ROUGH, secret });
  const told: StepAccount[] = [];
  for (;;) {
    const { done, value } = work.next();
    if (done === true) {
      expect(told).toEqual(value.steps);
      return value;
    }
    told.push(...value.told);
  }
}

function holds({ steps, sum, result, over, start, luck }: Account, sides: readonly string[]): void {
  expect(sum).toBe(result);
  const [first] = sides;
  let sofar = start[first];
  for (const { side, luck: lucky, skill, chance: after } of steps) {
    sofar += side === first ? lucky + skill : -(lucky + skill);
    expect(after[first]).toBe(sofar);
  }
  expect(over).toBe(true);
  expect([0, 0.5, 1]).toContain(result);
  for (const { chance, luck: lucky, skill, dice } of [
    ...steps,
    { chance: start, luck: 0, skill: 0, dice: undefined },
  ]) {
    for (const side of sides) expect(chance[side] >= 0 && chance[side] <= 1).toBe(true);
    expect(chance[sides[0]] + chance[sides[1]]).toBe(1);
    expect(Number.isFinite(lucky) && Number.isFinite(skill)).toBe(true);
    if (dice) expect(dice.reduce((all, die) => all + die.luck, 0)).toBeCloseTo(lucky, 9);
  }
  expect(luck[sides[0]]).not.toBe(0);
}

/** Where turns end, the outline has the very chances of the account. */
function agrees<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  record: GameRecord,
  tutor: Tutor<P, A>,
  account: Account,
): void {
  const { start, turns, result } = outlineOf(game, record, tutor, { exactness: ROUGH });
  expect([start, result]).toEqual([account.start, account.result]);
  const steps = new Map(account.steps.map((step) => [step.step, step]));
  for (const { step, chance } of turns) expect(chance).toEqual(steps.get(step)?.chance);
  // they follow each other, without a gap
  expect(turns.map(({ from }) => from).slice(1)).toEqual(turns.slice(0, -1).map(({ step }) => step + 1));
  expect(turns.at(-1)?.step).toBe(record.steps.length);
}

describe.each(CASES)("$name", ({ check }) => {
  it("has a horizon that stays where it was while the position goes on", () =>
    check((game, tutor) => {
      const dice = fastDice(3);
      const position = game.start(dice);
      const far = tutor.far(position);
      expect(far(position)).toBe(false);
      const leader = tutor.leader(position);
      for (let now = game.decision(position); !now.over && !far(position); now = game.decision(position))
        game.act(position, now.sides[0], leader.choose(position, now), dice);
      expect(game.decision(position).over).toBe(false);
    }));

  it("has games by chance whose luck and skill add up to the result", () =>
    check((game, tutor) => {
      const record = readRecord(JSON.parse(JSON.stringify(played(game, 11))));
      const account = accountOf(game, record, tutor);
      holds(account, game.sides);
    }));

  it("has games that somebody leads whose luck and skill add up to the result, and tells what each side could know", () =>
    check((game, tutor) => {
      const record = played(game, 5, tutor.leader(game.start(fastDice(5))));
      const account = accountOf(game, record, tutor, true);
      holds(account, game.sides);
      const known = account.steps.flatMap((step) => (step.known ? Object.values(step.known) : []));
      expect(known.length).toBeGreaterThan(20);
      for (const chance of known) expect(chance >= 0 && chance <= 1).toBe(true);
      agrees(game, record, tutor, account);
    }));

  it("has an outline that is broken off where a side gave up in the middle of a turn", () =>
    check((game, tutor) => {
      const whole = played(game, 7, tutor.leader(game.start(fastDice(7))));
      const [winner, resigned] = game.sides;
      const record = { ...whole, steps: whole.steps.slice(0, 57), resigned, outcome: { winner, about: {} } };
      const account = accountOf(game, record, tutor);
      expect(account.steps.at(-1)?.ended).toBeLessThan(0);
      expect(outlineOf(game, record, tutor, { exactness: ROUGH }).ended).toEqual(account.steps.at(-1));
      agrees(game, record, tutor, account);
    }));
});

it("is the same account each time", () => {
  const tutor = tutorOf1861(old);
  const record = played(old, 12);
  expect(accountOf(old, record, tutor)).toEqual(accountOf(old, record, tutor));
});

describe("points given for even chances", () => {
  it("count in the chances", () => {
    const free = (evenChances: "off" | "on") => bullRun1861.open(bullRun1861.situation("free", { evenChances }));
    const first = (evenChances: "off" | "on") =>
      secondBullRun1862.open(secondBullRun1862.situation("august-29", { evenChances }));
    const third = (evenChances: "off" | "on") =>
      noWrittenOrders.open(noWrittenOrders.situation("third-day", { evenChances }));
    // each gives them to the first side
    const chances = [
      [free("off"), free("on")].map((game) => tutorOf1861(game).chance(game.start(fastDice(1)), 0)),
      [first("off"), first("on")].map((game) => tutorOf1862(game).chance(game.start(fastDice(1)), 0)),
      [third("off"), third("on")].map((game) => tutorOfOrders(game).chance(game.start(fastDice(1)), 0)),
    ];
    for (const [without, given] of chances) expect(given).toBeGreaterThan(without + 0.01);
  });

  it("count in Bull Run (1983) by what they ask of the first side, and the more the more they ask", () => {
    const chanceWith = (points: number | undefined): number => {
      const situation = bullRun1983.situation("historical", { evenChances: points === undefined ? "off" : "on" });
      const game = bullRun1983.open(
        points === undefined ? situation : { ...situation, bid: { side: "union", points } },
      );
      return tutorOf1983(game).chance(game.start(fastDice(1)), 0);
    };
    const chances = [undefined, 7, 13, 20].map(chanceWith);
    expect(chances).toEqual(chances.toSorted((one, other) => other - one));
    expect(chances[0] - chances[2]).toBeGreaterThan(0.1);
  });
});
