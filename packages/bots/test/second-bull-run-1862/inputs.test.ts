import { fastDice } from "@stonebridge/kernel";
import { type Position, secondBullRun1862, type SecondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { UNION } from "@stonebridge/games/second-bull-run-1862/internals";
import { describe, expect, it } from "vitest";
import { Colonel } from "../../src/second-bull-run-1862/colonel.ts";
import { inputsOf } from "../../src/second-bull-run-1862/inputs.ts";
import { expectedDifference } from "../../src/second-bull-run-1862/prospects.ts";
import { groundOf } from "../../src/second-bull-run-1862/ground.ts";

function opened(scenario: string, options = {}): SecondBullRun1862 {
  return secondBullRun1862.open(secondBullRun1862.situation(scenario, options));
}

/** What a position is read as: its numbers by name, and its flags. */
function reading(game: SecondBullRun1862) {
  const inputs = inputsOf(game);
  const numbers = new Float32Array(inputs.numbers.length);
  const flags = new Uint16Array(inputs.mostFlags);
  return (p: Position) => {
    numbers.fill(NaN);
    const count = inputs.write(p, numbers, flags);
    const all = [...numbers];
    return {
      numbers: all,
      flags: [...flags.subarray(0, count)],
      of: (name: string) => all[inputs.numbers.indexOf(name)],
    };
  };
}

describe("the inputs of a position of 1862", { timeout: 60_000 }, () => {
  it.each([
    ["august-29", { tacticalOption: "on" }],
    ["august-30", { setupLosses: "count" }],
    ["both-days", {}],
  ])(
    "are finite and in range at every decision of %s, equal for a copy, and no part of the position",
    (scenario, options) => {
      const game = opened(scenario, options);
      const inputs = inputsOf(game);
      const [read, again] = [reading(game), reading(game)];
      const dice = fastDice(11);
      const p = game.start(dice);
      const colonel = new Colonel(game);
      for (let asked = 0; ; asked++) {
        const decision = game.decision(p);
        if (decision.over) break;
        const { numbers, flags } = read(p);
        const strange = numbers.findIndex((number) => !(Math.abs(number) < 20));
        if (strange !== -1) throw new Error(`${inputs.numbers[strange]} is ${numbers[strange]}.`);
        if (asked % 50 === 0) {
          expect(new Set(flags).size).toBe(flags.length);
          expect(Math.max(...flags)).toBeLessThan(inputs.flags);
          const copy = game.copy(p);
          const code = JSON.stringify(p);
          expect(again(copy)).toMatchObject({ numbers, flags });
          expect(JSON.stringify(copy)).toBe(code);
        }
        const wild = dice.roll("choice", 10) === 1;
        const action = wild
          ? decision.actions[dice.roll("choice", decision.actions.length) - 1]
          : colonel.choose(p, decision);
        game.act(p, decision.sides[0], action, dice);
      }
      const { of } = read(p);
      expect(of("turns left")).toBe(0);
    },
  );

  it("have a name each", () => {
    const { numbers } = inputsOf(opened("august-30"));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.length).toBeLessThanOrEqual(250);
  });

  it("tell the expected lead that a general judges by", () => {
    const game = opened("august-30");
    const read = reading(game);
    const dice = fastDice(3);
    const p = game.start(dice);
    const colonel = new Colonel(game);
    for (let decision = game.decision(p); !decision.over && p.turn < 6; decision = game.decision(p))
      game.act(p, decision.sides[0], colonel.choose(p, decision), dice);
    expect(read(p).of("expected lead") * 8).toBeCloseTo(expectedDifference(groundOf(game), p), 4);
  });

  it("tell the score, and who controls an objective", () => {
    const game = opened("august-30");
    const read = reading(game);
    // before anybody stands there, so that control alone tells
    const p = game.start(fastDice(3));
    const before = read(p);
    expect(before.of("lead")).toBe(0);
    const slot = game.field.objectiveOf.indexOf(UNION);
    p.control[slot] = UNION;
    const after = read(p);
    expect([before, after].map(({ of }) => of("objectives of the union"))).toEqual([0, 1]);
    expect(after.of("lead") * 8).toBeCloseTo(3, 5);
    expect(after.of("expected lead")).toBeGreaterThan(before.of("expected lead"));
    expect(after.flags).not.toEqual(before.flags);
  });
});
