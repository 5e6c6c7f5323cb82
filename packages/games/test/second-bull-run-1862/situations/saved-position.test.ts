import { fastDice, Faulty } from "@stonebridge/kernel";
import { expect, test } from "vitest";
import { secondBullRun1862 } from "../../../src/second-bull-run-1862/index.ts";

const game = secondBullRun1862.open(secondBullRun1862.situation("august-30"));
const dice = fastDice(1);
const p = game.start(dice);
for (const side of ["confederate", "union"])
  for (const type of ["suggest", "ready"] as const) game.act(p, side, { type }, dice);
const saved = game.encode(p) as Readonly<Record<string, unknown>>;

function faultsOf(change: Readonly<Record<string, unknown>>): readonly string[] {
  try {
    game.decode(JSON.parse(JSON.stringify({ ...saved, ...change })));
  } catch (error) {
    if (!(error instanceof Faulty)) throw error;
    return error.faults.map(({ field, problem }) => `${field}: ${problem}`);
  }
  return [];
}

test("a saved position is read back", () => {
  expect(faultsOf({})).toEqual([]);
  expect(game.encode(game.decode(saved))).toEqual(saved);
});

test("a damaged one says which of its fields is wrong, all of them at once", () => {
  expect(faultsOf({ turn: "noon", weather: 1, place: [1], tactic: [0, 3] })).toEqual([
    expect.stringMatching(/^weather: is not a field of a saved position/),
    'turn: must be a whole number from 0 to 11; this file has "noon"',
    expect.stringMatching(/^place: must be a list of 82 .*; this file has a list of 1$/),
    "tactic[1]: must be a whole number from 0 to 2; this file has 3",
  ]);
  expect(faultsOf({ stack: undefined })).toEqual([expect.stringMatching(/^stack: must be a list of running steps/)]);
});

test("a damaged list of differences says which of its pairs is wrong", () => {
  const sparse = saved["sparse"] as Readonly<Record<string, unknown>>;
  expect(faultsOf({ sparse: { ...sparse, losses: [[0, 99], 3, [82, 1]] }, under: [[0]] })).toEqual([
    "sparse.losses[0][1]: must be a whole number from 0 to 12; this file has 99",
    "sparse.losses[1]: must be a brigade and its value; this file has 3",
    "sparse.losses[2][0]: must be a whole number from 0 to 81; this file has 82",
    "under[0]: must be a brigade and its value; this file has [0]",
  ]);
});
