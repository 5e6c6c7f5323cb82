import { fastDice, Faulty } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import { bullRun1861 } from "../../../src/bull-run-1861/index.ts";
import { depthsOf } from "../../../src/bull-run-1861/position/codec.ts";
import { anyOf } from "../../support/random-play.ts";
import { tries } from "../../support/thorough.ts";
import { drawnGame, type Moment, playRandomly } from "../support/random-game.ts";

/** What a damaged file may have anywhere. */
const DAMAGES: readonly unknown[] = [-2, -1, 0, 1, 7, 29, 48, 999, 1.5, "north", null, true, [], [3], {}, undefined];

type Path = readonly (string | number)[];

/** The paths of all values in plain data. */
function pathsOf(data: unknown, path: Path = []): Path[] {
  if (typeof data !== "object" || data === null) return [path];
  const inner = Object.entries(data).flatMap(([key, value]) =>
    pathsOf(value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
  return path.length === 0 ? inner : [path, ...inner];
}

/** The same data with another value at a path. */
function changed(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) return data.with(Number(key), changed(data[Number(key)], rest, value));
  const object = data as Readonly<Record<string, unknown>>;
  return { ...object, [key]: changed(object[key], rest, value) };
}

/** Decodes a damaged position and plays on with it. @returns the fields that are wrong, if any is */
function played({ game, pick }: Moment, damaged: unknown): readonly string[] {
  let p;
  try {
    p = game.decode(JSON.parse(JSON.stringify(damaged)));
  } catch (error) {
    if (error instanceof Faulty) return error.faults.map(({ field }) => field);
    throw error;
  }
  const dice = fastDice(pick(1_000));
  for (let count = 0; count < 12; count++) {
    for (const seat of [...game.sides, "spectator"]) JSON.stringify(game.view(p, seat));
    game.describe(p);
    const decision = game.decision(p);
    if (decision.over || decision.actions.length === 0) break;
    game.act(p, decision.sides[0] as string, anyOf(decision.actions, pick), dice);
  }
  return [];
}

/** The faults of the first position of a scenario, so changed. */
function faultsOf(change: Readonly<Record<string, unknown>>): readonly (readonly [field: string, problem: string])[] {
  const game = bullRun1861.open(bullRun1861.situation("historical"));
  const encoded = game.encode(game.start(fastDice(1))) as object;
  try {
    game.decode({ ...encoded, ...change });
  } catch (error) {
    if (error instanceof Faulty) return error.faults.map(({ field, problem }) => [field, problem]);
    throw error;
  }
  return [];
}

describe("damaged saves", () => {
  const game = bullRun1861.open(bullRun1861.situation("historical"));
  const { field } = game;
  const first = game.start(fastDice(1));
  const [keyes, bee, hampton] = ["keyes", "bee", "hampton"].map((id) => field.unitIndex.get(id) as number) as [
    number,
    number,
    number,
  ];
  const place = (unit: number): number => first.place[unit] as number;

  test("name each field that is wrong", () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ turn: 9, first: "north", marks: [], weather: 1 })).toEqual([
      ["weather", expect.stringMatching(/^is not a field of a saved position; the fields are stack, turn, /)],
      ["turn", "must be a whole number from 0 to 8; this file has 9"],
      ["first", 'must be a whole number from 0 to 1; this file has "north"'],
      ["marks", "must be a list of 30 whole numbers, one for each unit; this file has a list of 0"],
    ]);
    expect(faultsOf({ stack: [{ step: "turn", at: 0, mood: 1 }] })).toEqual([
      ["stack[0].mood", "is not a field of turn; the fields are at"],
    ]);
    expect(faultsOf({ facing: first.facing.with(keyes, 99) })).toEqual([
      [`facing[${keyes}]`, "must be a whole number from 0 to 88; this file has 99"],
    ]);
  });

  test("BR61-10.2-d BR61-10.5-h BR61-10.5-i name pieces that contradict each other", () => {
    expect(faultsOf({ state: first.state.with(keyes, 0) })).toEqual([
      [`place[${keyes}]`, "keyes is not on the map: it must be -1"],
      [`depth[${keyes}]`, "keyes is in no stack: it must be -1"],
    ]);
    expect(faultsOf({ place: first.place.with(keyes, -1) })).toEqual([
      [`place[${keyes}]`, "keyes is on the map: it must be in a zone"],
      [`depth[${keyes}]`, "keyes is in no stack: it must be -1"],
    ]);
    expect(faultsOf({ place: first.place.with(keyes, place(bee)) })).toContainEqual([
      expect.stringMatching(/^place/),
      expect.stringMatching(/ holds \w+ of the other side$/),
    ]);
    expect(faultsOf({ facing: first.facing.with(keyes, place(bee)) })).toEqual([
      [`facing[${keyes}]`, expect.stringMatching(/ does not border /)],
    ]);
    const alone = "is the brigade that carries the Legion, -1 if none does";
    expect(faultsOf({ host: first.host === -1 ? bee : -1 })).toEqual([["host", alone]]);
    const carried = { state: first.state.with(hampton, 2), depth: depthsOf(first).with(hampton, -1) };
    expect(faultsOf({ ...carried, host: keyes })).toEqual([["host", "the Legion cannot be with keyes"]]);
    expect(faultsOf({ attacks: first.attacks.with(keyes, 1) })).toEqual([
      ["attacks", "keyes has an Attack marker outside a half of its own side"],
    ]);
  });

  test("say which field is wrong, or can be played", { timeout: 120_000 }, () => {
    let faulty = 0;
    for (let seed = 0; seed < tries(2, 40); seed++)
      playRandomly(drawnGame(seed), seed, (moment) => {
        if (moment.count % 32 !== seed % 32) return;
        const encoded = moment.game.encode(moment.p);
        const paths = pathsOf(encoded);
        for (let time = 0; time < 20; time++) {
          const path = anyOf(paths, moment.pick);
          const value = anyOf(DAMAGES, moment.pick);
          try {
            if (played(moment, changed(encoded, path, value)).length > 0) faulty += 1;
          } catch (error) {
            expect.fail(`${path.join(".")} = ${JSON.stringify(value)}: ${String(error)}`);
          }
        }
      });
    expect(faulty).toBeGreaterThan(500);
  });
});
