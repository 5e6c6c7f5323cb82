import {
  type ActionBase,
  type EventBase,
  fastDice,
  type Game,
  type GameRecord,
  Match,
  scriptedSource,
  seededSource,
} from "@stonebridge/kernel";
import {
  type Account,
  accounting,
  findMistakes,
  type Judge,
  judgeTry,
  outlineOf,
  type Tutor,
} from "@stonebridge/bots/account";
import { describe, expect, it } from "vitest";
import { holdTheBridge } from "../../../examples/hold-the-bridge/game-module.ts";
import { type Action, type Position, SIDES } from "../../../examples/hold-the-bridge/play.ts";

const game = holdTheBridge.open(holdTheBridge.situation("evening"));

/** The worth of every position of the game, by playing on as well as can be: the account by it has no error. */
const solved: Judge<Position> = (() => {
  const known = new Map<string, number>();
  const worth = (p: Position): number => {
    const key = JSON.stringify(p);
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const decision = game.decision(p);
    let value: number;
    if (decision.over) value = decision.winner === "west" ? 1 : decision.winner === "draw" ? 0.5 : 0;
    else {
      const [side] = decision.sides;
      const worths = decision.actions.map((action) => afterwards(p, side, action));
      value = side === "west" ? Math.max(...worths) : Math.min(...worths);
    }
    known.set(key, value);
    return value;
  };
  const afterwards = (p: Position, side: string, action: Action): number => {
    const ends = (action.type === "fight" ? [1, 6] : [1]).map((die) => {
      const copy = game.copy(p);
      game.act(copy, side, action, { roll: () => die });
      return worth(copy);
    });
    return ends.reduce((sum, one) => sum + one, 0) / ends.length;
  };
  return { chance: (p, side) => (side === 0 ? worth(p) : 1 - worth(p)) };
})();

/** All of an account at once. */
function accountOf<P, A extends ActionBase, E extends EventBase, V>(
  of: Game<P, A, E, V>,
  record: GameRecord,
  judge: Judge<P>,
): Account {
  const work = accounting(of, record, judge);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

const move = (unit: string, place: string): Action => ({ type: "move", unit, place });
const fight = (unit: string, place: string): Action => ({ type: "fight", unit, place });
const pass: Action = { type: "pass" };

/** A game by its actions, west and east in turn, and the dice of its fights. */
function played(actions: readonly Action[], dice: readonly number[] = []): Match<Position, Action, EventBase, unknown> {
  const match = Match.begin(game, { dice: scriptedSource(dice) });
  actions.forEach((action, at) => match.act(SIDES[at % 2], action));
  return match as unknown as Match<Position, Action, EventBase, unknown>;
}

/** A game by chance. */
function byChance(seed: number): GameRecord {
  const match = Match.begin(game, { dice: seededSource(seed) });
  const chance = fastDice(seed + 1_000);
  for (let now = match.decision; !now.over; now = match.decision)
    match.act(now.sides[0], now.actions[chance.roll("choice", now.actions.length) - 1]);
  return match.record();
}

describe("luck and skill of a game whose every chance is known", () => {
  // West stands on the bridge. In the last turn West passes, and East fights with one die left to roll: 4 or more, and nobody holds it.
  const opening = [move("w1", "bridge"), ...Array.from({ length: 10 }, () => pass)];

  it.each([
    { die: 4, luck: 0.25, result: 0.5 },
    { die: 3, luck: -0.25, result: 1 },
  ])("are known by hand in the last fight, with a $die", ({ die, luck, result }) => {
    const account = accountOf(game, played([...opening, fight("e1", "bridge")], [die]).record(), solved);
    const last = account.steps.at(-1);
    expect(last).toMatchObject({ step: 12, side: "east", chance: { west: result, east: 1 - result } });
    expect(last?.luck).toBeCloseTo(luck, 12);
    expect(last?.skill).toBeCloseTo(0, 12);
    expect(last?.dice).toEqual([{ kind: "fight", result: die, luck: expect.closeTo(luck, 12) }]);
    expect(account.luck).toEqual({ west: expect.closeTo(-luck, 12), east: expect.closeTo(luck, 12) });
    expect(account).toMatchObject({ result, over: true });
    expect(account.sum).toBe(result);
  });

  it("are known by hand where the last fight is given away", () => {
    const account = accountOf(game, played([...opening, pass]).record(), solved);
    // fighting would have brought East a half in one of two cases
    expect(account.steps.at(-1)?.skill).toBeCloseTo(-0.25, 12);
    expect(account.luck).toEqual({ west: 0, east: 0 });
  });

  it("add up to the result, and nobody does better than the best", () => {
    const results = new Set<number>();
    for (let seed = 1; seed <= 60; seed++) {
      const record = byChance(seed);
      const { steps, start, result, sum, luck, skill } = accountOf(game, record, solved);
      results.add(result);
      expect(steps).toHaveLength(12);
      expect(sum).toBe(result);
      expect(luck["west"] + luck["east"]).toBe(0);
      expect(start["west"]).toBeCloseTo(solved.chance(game.start(fastDice(1)), 0), 12);
      for (const step of steps) {
        expect(step.skill).toBeLessThan(1e-12);
        if ((record.steps[step.step - 1].dice ?? []).length === 0) expect(step.luck).toBe(0);
      }
      for (const side of SIDES)
        expect(skill[side]).toBeCloseTo(
          steps.reduce((all, one) => all + (one.side === side ? one.skill : 0), 0),
          12,
        );
    }
    expect([...results].toSorted((one, other) => one - other)).toEqual([0, 0.5, 1]);
  });

  it("hold the same sum whatever judges, and the luck of its dice is nobody's on average", () => {
    const anyhow: Judge<Position> = {
      chance: (p, side) => {
        const west = 0.1 + 0.8 * ((p.place.reduce((all, at, unit) => all * 7 + (at + 2) * (unit + 1), 1) % 101) / 101);
        return side === 0 ? west : 1 - west;
      },
    };
    const lucks = Array.from({ length: 400 }, (_, seed) => {
      const { sum, result, luck } = accountOf(game, byChance(seed), anyhow);
      expect(sum).toBe(result);
      return luck["west"];
    });
    const mean = lucks.reduce((all, one) => all + one, 0) / lucks.length;
    const squares = lucks.reduce((all, one) => all + (one - mean) ** 2, 0);
    expect(squares).toBeGreaterThan(1);
    expect(Math.abs(mean)).toBeLessThan(3 * Math.sqrt(squares / (lucks.length - 1) / lucks.length));
  });

  it("takes dice that the situation fixed for no luck", () => {
    const fixed = holdTheBridge.open({ ...holdTheBridge.situation("evening"), dice: [6] });
    const match = Match.begin(fixed, { dice: seededSource(1) });
    [...opening, fight("e1", "bridge")].forEach((action, at) => match.act(SIDES[at % 2], action));
    const { luck, steps, sum } = accountOf(fixed, match.record(), solved);
    expect(luck).toEqual({ west: 0, east: 0 });
    expect(steps.at(-1)?.skill).toBeCloseTo(0.25, 12);
    expect(sum).toBe(0.5);
  });
});

describe("mistakes", () => {
  const opening = [move("w1", "bridge"), ...Array.from({ length: 10 }, () => pass)];
  /** Plays on as well as can be. */
  const tutor: Tutor<Position, Action> = {
    ...solved,
    kinds: ["fight"],
    usual: { tempo: 0, sway: 0, deeds: {} },
    atRest: () => true,
    passes: () => false,
    // every position is judged as it is: its worth is known
    far: () => () => true,
    leader: () => ({
      choose(position, { sides: [side], actions }) {
        const worths = actions.map((action) => {
          const after = game.copy(position);
          game.act(after, side, action, { roll: () => 6 });
          const now = game.decision(after);
          return now.over ? (now.winner === side ? 1 : 0.5) : solved.chance(after, side === "west" ? 0 : 1);
        });
        return actions[worths.indexOf(Math.max(...worths))];
      },
    }),
  };
  const found = async (record: GameRecord) =>
    findMistakes(game, record, accountOf(game, record, tutor), tutor, { playouts: 200 });

  it("are found with what would have been better, and what it gains", async () => {
    const mistakes = await found(played([...opening, pass]).record());
    const mistake = mistakes.at(-1);
    if (!mistake) throw new Error("there is one in the last turn");
    // its die is not rolled to tell it
    expect(mistake).toMatchObject({ step: 12, deed: [fight("e1", "bridge")] });
    expect(Math.abs(mistake.gain - 0.25)).toBeLessThan(mistake.within);
  });

  it("are none where nothing better is certain, whatever the die showed", async () => {
    const mistakes = await found(played([...opening, fight("e1", "bridge")], [2]).record());
    expect(mistakes.map(({ step }) => step)).not.toContain(12);
  });

  it("are none where the side would only have said that it has done", async () => {
    const record = played([...opening, pass]).record();
    const says: Tutor<Position, Action> = { ...tutor, passes: ({ type }) => type === "fight" };
    const mistakes = await findMistakes(game, record, accountOf(game, record, tutor), says, { playouts: 200 });
    expect(mistakes.map(({ step }) => step)).not.toContain(12);
  });

  it("are judged anew where somebody tries to do better", async () => {
    const mistake = (await found(played([...opening, pass]).record())).at(-1);
    if (!mistake) throw new Error("there is one in the last turn");
    const tried = (...actions: readonly Action[]) =>
      judgeTry(game, played([...opening, ...actions], [2]).record(), 11, mistake, tutor, { playouts: 200 });
    expect(await tried()).toBeUndefined();
    expect(await tried(fight("e1", "bridge"))).toEqual({ asGood: true, chance: mistake.chance });
    const same = await tried(pass);
    expect(same?.asGood).toBe(false);
    expect(same?.chance).toBeCloseTo(mistake.chance - mistake.gain, 0);
  });
});

describe("games that were not played to their end", () => {
  const opening = [move("w1", "bridge"), pass];

  it("have a step for giving up, which is neither luck nor skill", () => {
    const match = played(opening);
    match.resign("west");
    const { steps, ended, skill, luck, sum, result } = accountOf(game, match.record(), solved);
    const before = steps[1].chance["west"];
    expect(before).toBeCloseTo(0.499, 3);
    expect(steps.at(-1)).toEqual({
      step: 3,
      side: "west",
      luck: 0,
      skill: 0,
      chance: { west: 0, east: 1 },
      ended: -before,
    });
    expect(ended).toEqual({ west: -before, east: before });
    expect(luck).toEqual({ west: 0, east: 0 });
    expect(skill["west"] + skill["east"]).toBeLessThan(1e-12);
    expect([result, sum]).toEqual([0, 0]);
  });

  it("have one for a draw that was agreed on", () => {
    const match = played(opening);
    match.stop({ reason: "agreement" });
    const { steps, sum, result } = accountOf(game, match.record(), solved);
    expect(steps.at(-1)?.ended).toBeCloseTo(0.5 - steps[1].chance["west"], 12);
    expect([result, sum]).toEqual([0.5, 0.5]);
  });

  it("stand where they stand while they are not over", () => {
    const { over, result, sum, ended } = accountOf(game, played(opening).record(), solved);
    expect(over).toBe(false);
    expect(ended).toBeUndefined();
    expect(result).toBe(solved.chance(played(opening).position, 0));
    expect(sum).toBe(result);
  });

  it("have no account while they are played elsewhere: it would be help", () => {
    const dice = [{ source: "keyed" as const, commitment: "00", from: 0 }];
    const running = { ...played(opening).record(), dice };
    expect(() => accountOf(game, running, solved)).toThrow("the game is not over");
    const over = { ...byChance(3), dice };
    expect(accountOf(game, over, solved).over).toBe(true);
    expect(() => outlineOf(game, running, solved)).toThrow("the game is not over");
  });
});
