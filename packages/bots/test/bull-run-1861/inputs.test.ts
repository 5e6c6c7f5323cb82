import { type Dice, fastDice } from "@stonebridge/kernel";
import { type Action, OPTION_VALUES } from "@stonebridge/games/bull-run-1861";
import { describe, expect, it } from "vitest";
import { inputsOf } from "../../src/bull-run-1861/inputs.ts";
import { openGame } from "../support/play.ts";

const OPTIONAL = Object.fromEntries(
  Object.entries(OPTION_VALUES).flatMap(([option, values]) => (option === "setup" ? [] : [[option, values[1]]])),
);
const OPENINGS = ["historical", "free"].flatMap((scenario) =>
  [{}, OPTIONAL].map((options) => [scenario, options] as const),
);

function reader(game: ReturnType<typeof openGame>) {
  const inputs = inputsOf(game);
  const numbers = new Float32Array(inputs.numbers.length);
  const indices = new Uint16Array(inputs.mostFlags);
  return {
    inputs,
    read(position: Parameters<typeof inputs.write>[0]) {
      numbers.fill(NaN);
      indices.fill(65_535);
      const count = inputs.write(position, numbers, indices);
      return { numbers: [...numbers], flags: Array.from(indices.subarray(0, count)), count };
    },
    named(position: Parameters<typeof inputs.write>[0], name: string): number {
      inputs.write(position, numbers, indices);
      const at = inputs.numbers.indexOf(name);
      if (at === -1) throw new Error(`no number is named ${name}`);
      return numbers[at];
    },
  };
}

/** Any action, but in a set-up what ends it, which is offered last. */
function anyOf(actions: readonly Action[], dice: Dice): Action {
  const last = actions[actions.length - 1];
  return last.type === "ready" ? last : actions[dice.roll("choice", actions.length) - 1];
}

describe("the inputs of 1861", () => {
  it.each(OPENINGS)("are finite and flags differ at every decision of random games: %s %o", (scenario, options) => {
    const game = openGame(scenario, options);
    const { inputs, read } = reader(game);
    expect(new Set(inputs.numbers).size).toBe(inputs.numbers.length);
    for (let seed = 0; seed < 3; seed++) {
      const dice = fastDice(seed);
      const position = game.start(dice);
      for (;;) {
        const decision = game.decision(position);
        const { numbers, flags, count } = read(position);
        if (!numbers.every((value) => Number.isFinite(value) && Math.abs(value) < 30))
          throw new Error(`odd: ${inputs.numbers.filter((_, at) => !(Math.abs(numbers[at]) < 30)).join()}`);
        expect(count).toBeLessThanOrEqual(inputs.mostFlags);
        expect(new Set(flags).size).toBe(count);
        if (flags.some((flag) => flag >= inputs.flags)) throw new Error("a flag beyond the last");
        if (decision.over) break;
        game.act(position, decision.sides[0], anyOf(decision.actions, dice), dice);
      }
    }
  });

  it("are the same for a position, for its copy, and for what was saved of it", () => {
    const game = openGame();
    const { read } = reader(game);
    const dice = fastDice(5);
    const position = game.start(dice);
    const copies = [];
    for (let count = 0; count < 900; count++) {
      const decision = game.decision(position);
      if (decision.over) break;
      if (count % 45 === 0) copies.push({ copy: game.copy(position), was: read(position) });
      game.act(position, decision.sides[0], anyOf(decision.actions, dice), dice);
    }
    const another = openGame();
    for (const { copy, was } of copies) {
      expect(read(copy)).toEqual(was);
      expect(reader(another).read(another.decode(game.encode(copy)))).toEqual(was);
    }
    expect(new Set(copies.map(({ was }) => JSON.stringify(was))).size).toBe(copies.length);
  });

  it("begin with what the set-up and the rules say", () => {
    const game = openGame("historical", { historicalManeuver: "on" });
    const { named } = reader(game);
    const position = game.start(fastDice(1));
    expect(named(position, "turns left")).toBe(1);
    // 3 of Centreville and Mountain View against 7, and two points for the maneuver that has not begun (4-f, 4-j, 13-e)
    expect(named(position, "lead")).toBeCloseTo((3 - 7 - 2) / 10);
    expect(named(position, "brigades to bring over Sudley Ford")).toBe(1);
    expect(named(position, "North: brigades")).toBe(2);
    expect(named(position, "North: combat")).toBeCloseTo(48 / 20);
    expect(named(position, "North: guns")).toBeCloseTo(25 / 12);
    // Smith comes later (12.3)
    expect(named(position, "strength to come to the South")).toBeCloseTo(3 / 8);
    expect(named(position, "manassas-junction: control")).toBe(-1);
    expect(named(position, "mountain-view: control")).toBe(1);
    expect(named(position, "option historicalManeuver")).toBe(1);
    expect(named(position, "option confusion")).toBe(0);
  });

  it("tell who gains when steps are lost and zones are taken", () => {
    const game = openGame();
    const { named } = reader(game);
    const position = game.start(fastDice(1));
    const before = named(position, "expected difference");
    const jackson = game.field.unitIndex.get("jackson") as number;
    position.losses[jackson] = 3;
    expect(named(position, "step losses of the South")).toBeCloseTo(3 / 10);
    expect(named(position, "points for step losses")).toBeCloseTo(2 / 3);
    expect(named(position, "South: combat lost")).toBeCloseTo(3 / 12);
    expect(named(position, "expected difference")).toBeGreaterThan(before);
    expect(named(position, "lead")).toBeCloseTo((3 - 7 + 2) / 10);
    position.control[game.field.scoringSlot[game.field.graph.known("henry-hill")]] = 0;
    expect(named(position, "lead")).toBeCloseTo((4 - 6 + 2) / 10);
    expect(named(position, "henry-hill: control")).toBe(1);
  });
});
