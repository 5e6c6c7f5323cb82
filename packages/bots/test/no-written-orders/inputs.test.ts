import { type NoWrittenOrders, type Position, SCENARIO_IDS, type SideId } from "@stonebridge/games/no-written-orders";
import {
  type UnitIndex,
  controllerOf,
  liftUp,
  scoreOf,
  setDown,
  UNION,
} from "@stonebridge/games/no-written-orders/internals";
import { fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { Colonel } from "../../src/no-written-orders/colonel.ts";
import { surveyCountry } from "../../src/no-written-orders/country.ts";
import { inputsOf } from "../../src/no-written-orders/inputs.ts";
import { prospects } from "../../src/no-written-orders/prospects.ts";
import type { Inputs } from "../../src/value/index.ts";
import { openGame } from "../support/play-no-written-orders.ts";

/** The most decisions of a random game that are looked at. */
const MOST = 1_500;
/** No unit of the modules has more than this, nor lasts a game longer in turns. */
const WILD = 1_000;

function read(inputs: Inputs<Position>, position: Position) {
  const numbers = new Float32Array(inputs.numbers.length).fill(NaN);
  const flags = new Uint16Array(inputs.mostFlags);
  const count = inputs.write(position, numbers, flags);
  return { numbers, flags: flags.slice(0, count) };
}

/** A number of a position by its name. */
function numberOf(inputs: Inputs<Position>, position: Position, name: string): number {
  const at = inputs.numbers.indexOf(name);
  expect(at, name).toBeGreaterThanOrEqual(0);
  return read(inputs, position).numbers[at];
}

/** A random game from its start, one position for each decision. */
function* randomGame(game: NoWrittenOrders, seed: number): Generator<Position> {
  const dice = fastDice(seed);
  const position = game.start(dice);
  for (let count = 0; count < MOST; count++) {
    const decision = game.decision(position);
    yield position;
    if (decision.over) return;
    const { actions } = decision;
    game.act(position, decision.sides[0], actions[dice.roll("choice", actions.length, "union") - 1], dice);
  }
}

/** A game between Colonels, in its turn. */
function playedTo(game: NoWrittenOrders, turn: number, seed: number): Position {
  const colonel = new Colonel(game);
  const dice = fastDice(seed);
  const position = game.start(dice);
  while (position.turn < turn) {
    const decision = game.decision(position);
    if (decision.over) throw new Error("over too early");
    game.act(position, decision.sides[0] as SideId, colonel.choose(position, decision), dice);
  }
  return position;
}

describe("what a value of No Written Orders judges by", { timeout: 120_000 }, () => {
  it.each(SCENARIO_IDS)("can be told at every decision of a random game: %s", (scenario) => {
    const game = openGame(scenario);
    const inputs = inputsOf(game);
    let looked = 0;
    for (const position of randomGame(game, 7)) {
      const { numbers, flags } = read(inputs, position);
      if (numbers.some((number) => !(Math.abs(number) < WILD))) expect.fail(`a number is wild: ${numbers.join(" ")}`);
      if (flags.some((flag) => flag >= inputs.flags)) expect.fail(`a flag is not one of them: ${flags.join(" ")}`);
      if (new Set(flags).size < flags.length) expect.fail(`a flag is told twice: ${flags.join(" ")}`);
      const copy = read(inputs, game.copy(position));
      if (copy.numbers.join() !== numbers.join() || copy.flags.join() !== flags.join()) expect.fail("a copy differs");
      looked += 1;
    }
    expect(looked).toBeGreaterThan(1_000);
  });

  it("has the same inputs for all battles, with a name for each number", () => {
    const [one, ...others] = SCENARIO_IDS.map((scenario) => inputsOf(openGame(scenario)));
    expect(new Set(one.numbers).size).toBe(one.numbers.length);
    for (const { numbers, flags, mostFlags, version } of others)
      expect({ numbers, flags, mostFlags, version }).toEqual({
        numbers: one.numbers,
        flags: one.flags,
        mostFlags: one.mostFlags,
        version: one.version,
      });
  });

  it("tells score and strength as the rules count them", () => {
    const game = openGame("third-day");
    const inputs = inputsOf(game);
    const position = playedTo(game, 47, 3);
    const { union, confederate } = scoreOf(game.field, position);
    expect(numberOf(inputs, position, "lead")).toBeCloseTo(union.points - confederate.points, 4);
    expect(numberOf(inputs, position, "Union points of losses")).toBeCloseTo(union.losses, 4);
    expect(numberOf(inputs, position, "Confederate points of places")).toBeCloseTo(confederate.places, 4);
    expect(numberOf(inputs, position, "turns left")).toBe(3);
    expect(numberOf(inputs, position, "third-day")).toBe(1);
    expect(numberOf(inputs, position, "first-bull-run")).toBe(0);
  });

  it("has what today’s judgment is made of", () => {
    const game = openGame();
    const inputs = inputsOf(game);
    const country = surveyCountry(game);
    const position = playedTo(game, 8, 5);
    const { union, confederate } = scoreOf(game.field, position);
    const ahead = numberOf(inputs, position, "today’s judgment");
    const chances = [0, 1].map((side) => prospects(country, position, side));
    // the margin under which nobody wins counts against both
    const margins = [Math.log(1 / chances[0] - 1) + ahead, Math.log(1 / chances[1] - 1) - ahead];
    expect(margins[0]).toBeCloseTo(margins[1], 2);
    expect(margins[0] * (12 + 3 * 6)).toBeCloseTo(0.1 * Math.max(union.points, confederate.points), 1);
  });

  it("sees a place change hands, a unit lost, and troops come near", () => {
    const game = openGame();
    const inputs = inputsOf(game);
    const { field } = game;
    const position = game.start(fastDice(1));
    const before = read(inputs, position);
    const unit = field.unitIndex.get("u_sherman") as UnitIndex;
    const from = position.place[unit];

    const lost = game.copy(position);
    liftUp(field, lost, unit, -2);
    expect(read(inputs, lost).flags.length).toBe(before.flags.length + 1);
    expect(numberOf(inputs, lost, "Union infantry")).toBe(
      numberOf(inputs, position, "Union infantry") - field.units[unit].strength[0],
    );
    expect(numberOf(inputs, lost, "Union points of losses")).toBe(0);
    expect(numberOf(inputs, lost, "Confederate points of losses")).toBe(field.units[unit].strength[0]);

    const name = "first-bull-run henry-house-hill";
    expect(numberOf(inputs, position, `${name} held`)).toBe(-1);
    const near = game.copy(position);
    const hill = game.field.map.data.places.find(({ id }) => id === "henry-house-hill")?.hex ?? "";
    liftUp(field, near, unit, -1);
    setDown(field, near, unit, field.map.grid.known(hill));
    expect(controllerOf(near, from)).toBe(UNION);
    for (const what of ["beside", "around"])
      expect(numberOf(inputs, near, `${name} ${what}`)).toBeGreaterThan(numberOf(inputs, position, `${name} ${what}`));
  });
});
