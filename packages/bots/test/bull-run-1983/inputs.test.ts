import type { BullRun1983, Position } from "@stonebridge/games/bull-run-1983";
import { deriveSeed, fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { Colonel } from "../../src/bull-run-1983/colonel.ts";
import { evenInputsOf } from "../../src/bull-run-1983/even-inputs.ts";
import { inputsOf } from "../../src/bull-run-1983/inputs.ts";
import weights from "../../src/bull-run-1983/value.json" with { type: "json" };
import type { Inputs } from "../../src/value/inputs.ts";
import type { Options } from "../support/play.ts";
import { openGame } from "../support/play-1983.ts";

/** The inputs of a position by name, and its flags in order. */
function written(inputs: Inputs<Position>, p: Position) {
  const numbers = new Float32Array(inputs.numbers.length).fill(NaN);
  const flags = new Uint16Array(inputs.mostFlags);
  const count = inputs.write(p, numbers, flags);
  return {
    numbers: Object.fromEntries(inputs.numbers.map((name, at) => [name, numbers[at]])),
    flags: [...flags.subarray(0, count)],
  };
}

/** Positions at every so many decisions of a game between colonels of whom one strays now and then. */
function positions(game: BullRun1983, seed: number, every: number): Position[] {
  const dice = fastDice(deriveSeed(seed, 0));
  const colonels = game.sides.map(() => new Colonel(game));
  const p = game.start(dice);
  const found: Position[] = [];
  for (let count = 0; ; count++) {
    const decision = game.decision(p);
    if (decision.over) return found;
    if (count % every === 0) found.push(game.copy(p));
    const { actions, sides } = decision;
    const strays = p.turn > 0 && dice.roll("stray", 20) === 1;
    const choice = strays
      ? actions[dice.roll("choice", actions.length) - 1]
      : colonels[game.sides.indexOf(sides[0])].choose(p, decision);
    game.act(p, sides[0], choice, dice);
  }
}

describe("inputs of 1983", { timeout: 60_000 }, () => {
  const variants: readonly (readonly [string, Options])[] = [
    ["historical", {}],
    ["historical", { july20: "on" }],
    ["historical", { fogOfWar: "on", exhaustion: "on", uncertainTimes: "on" }],
    ["free", {}],
  ];

  it.each(variants)(
    "are finite at any decision, in their places, and as many as announced: %s %o",
    (scenario, options) => {
      const game = openGame(scenario, options);
      const inputs = inputsOf(game);
      for (const p of positions(game, 3, 7)) {
        const { numbers, flags } = written(inputs, p);
        for (const [name, value] of Object.entries(numbers)) expect(Number.isFinite(value), name).toBe(true);
        expect(Math.max(...Object.values(numbers).map(Math.abs))).toBeLessThan(20);
        expect(new Set(flags).size).toBe(flags.length);
        expect(Math.max(...flags)).toBeLessThan(inputs.flags);
      }
    },
  );

  it("mean the same with all options", () => {
    const [one, ...others] = variants.map(([scenario, options]) => inputsOf(openGame(scenario, options)));
    for (const other of others) {
      expect(other.numbers).toEqual(one.numbers);
      expect([other.flags, other.mostFlags, other.version]).toEqual([one.flags, one.mostFlags, one.version]);
    }
  });

  it("are the same for a copy, for another reader, and after others were read", () => {
    const game = openGame();
    const [inputs, others] = [inputsOf(game), inputsOf(game)];
    const all = positions(game, 4, 97);
    const before = all.map((p) => written(inputs, p));
    expect(all.map((p) => written(others, game.copy(p)))).toEqual(before);
    expect(new Set(before.map((one) => JSON.stringify(one))).size).toBeGreaterThan(all.length / 2);
  });

  it("count every unit of the cards once: on the map, to come, in the RALLY box, or lost", () => {
    const game = openGame();
    const { field } = game;
    const inputs = inputsOf(game);
    const sum = (side: 0 | 1, when: (piece: number) => boolean): number =>
      field.units[side].filter(when).reduce((points, piece) => points + field.defense[piece], 0);
    const listed = (side: 0 | 1): number => sum(side, (piece) => field.kindOf[piece] !== "brigade");
    for (const p of positions(game, 5, 211)) {
      const { numbers } = written(inputs, p);
      const counted = (side: string): number =>
        ["defense", "reserve", "rallying", "lost"].reduce((all, count) => all + numbers[`${side} ${count}`] * 30, 0);
      if (p.turn === 0) continue;
      expect(counted("Union")).toBeCloseTo(listed(0), 3);
      expect(counted("Confederate")).toBeCloseTo(listed(1), 3);
    }
  });

  it("tell who is in a base, who stands on a star, and how near the next of each side is", () => {
    const game = openGame();
    const { field } = game;
    const inputs = inputsOf(game);
    for (const p of positions(game, 6, 53)) {
      const { numbers } = written(inputs, p);
      const on = (side: 0 | 1, hexes: readonly number[]): boolean =>
        field.units[side].some((piece) => hexes.includes(p.place[piece]));
      expect(numbers["Union in Manassas"]).toBe(on(0, field.bases[1]) ? 1 : 0);
      expect(numbers["Confederates in Centreville"]).toBe(on(1, field.bases[0]) ? 1 : 0);
      expect(numbers["Union at S29 on it"] > 0).toBe(on(0, field.stars.slice(0, 1)));
      expect(numbers["Union at S29 nearest"] === 0).toBe(on(0, field.stars.slice(0, 1)));
      expect(numbers["Confederate at QQ23 nearest"]).toBeLessThanOrEqual(1);
    }
  });
});

describe("inputs of 1983 with even chances", { timeout: 60_000 }, () => {
  const game = openGame("historical", { evenChances: "on" });
  const { field } = game;
  const [needed] = field.needed;

  it("are finite at any decision, and as many as announced", () => {
    const inputs = evenInputsOf(game, weights);
    for (const p of positions(game, 3, 31)) {
      const { numbers, flags } = written(inputs, p);
      for (const [name, value] of Object.entries(numbers)) expect(Number.isFinite(value), name).toBe(true);
      expect(Math.max(...Object.values(numbers).map(Math.abs))).toBeLessThan(20);
      expect(flags).toEqual([]);
    }
  });

  it("tell of the defense points on the stars and in Manassas how many the Union needs", () => {
    const inputs = evenInputsOf(game, weights);
    expect(needed).toBeGreaterThan(1);
    let stood = 0;
    for (const p of positions(game, 6, 53)) {
      const { numbers } = written(inputs, p);
      const on = (hexes: readonly number[]): number =>
        field.units[0]
          .filter((piece) => hexes.includes(p.place[piece]))
          .reduce((points, piece) => points + field.defense[piece], 0);
      expect(numbers["points that the Union needs"]).toBeCloseTo(needed / 10);
      for (const [name, hexes] of [
        ["on the stars, of what it needs", field.stars],
        ["in Manassas, of what it needs", field.bases[1]],
      ] as const)
        // three times what it needs is as good as more
        expect((numbers[name] + 1) * needed, name).toBeCloseTo(Math.min(3 * needed, on(hexes)), 3);
      if (on(field.stars) > 0) stood += 1;
    }
    expect(stood).toBeGreaterThan(0);
  });
});
