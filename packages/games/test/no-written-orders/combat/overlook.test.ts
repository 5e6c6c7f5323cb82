import type { HexPair } from "@stonebridge/board";
import { expect, test } from "vitest";
import { CONFEDERATE, UNION } from "../../../src/no-written-orders/measures.ts";
import { commandedFrom, seenFrom, suppliedHexes, zonesOf } from "../../../src/no-written-orders/views/overlook.ts";
import { type Setting, Stage } from "../support/stage.ts";

const ROAD: readonly HexPair[] = [
  ["0601", "0602"],
  ["0602", "0603"],
];

function stage(setting: Partial<Setting>): Stage {
  return new Stage({
    units: [
      { id: "ua", formation: "u1" },
      { id: "ca", formation: "c1" },
    ],
    at: {},
    frames: () => [],
    ...setting,
  });
}

function ids({ field }: Stage, hexes: readonly number[]): readonly string[] {
  return hexes.map((hex) => field.map.grid.ids[hex]).toSorted();
}

test("NWO-5.4-a zones of control are shown by side", () => {
  const one = stage({ at: { ua: "0606", ca: "1010" } });
  const { grid } = one.field.map;
  expect(ids(one, zonesOf(one.field, one.p, UNION))).toEqual(
    ids(
      one,
      [...grid.within(one.hex("0606"), 1)].filter((hex) => hex !== one.hex("0606")),
    ),
  );
  expect(zonesOf(one.field, one.p, CONFEDERATE)).toContain(one.hex("1011"));
});

test("NWO-12.1-a a leader commands three points around, and nowhere off the map", () => {
  const one = stage({ at: { "u1-fl": "0602", ua: "0606" }, plain: { roads: ROAD } });
  const leader = one.field.leaderIndex.get("u1-fl") as number;
  const found = commandedFrom(one.field, one.p, leader);
  expect(found.find(({ hex }) => hex === one.hex("0603"))?.amount).toBe(1);
  expect(found.find(({ hex }) => hex === one.hex("0702"))?.amount).toBe(2);
  // halves of a point
  expect(Math.max(...found.map(({ amount }) => amount))).toBe(6);
  one.p.post[leader] = -1;
  expect(commandedFrom(one.field, one.p, leader)).toEqual([]);
});

test("NWO-8.3-b woods bar what is seen beyond them", () => {
  const one = stage({ at: {}, plain: { ground: { "0605": "w" } } });
  const seen = seenFrom(one.field, one.p, one.hex("0603"));
  expect(seen.find(({ hex }) => hex === one.hex("0604"))?.amount).toBe(1);
  expect(seen.some(({ hex }) => hex === one.hex("0605"))).toBe(true);
  expect(seen.some(({ hex }) => hex === one.hex("0606"))).toBe(false);
});

test("NWO-17-a a side that its module names no source for is in supply everywhere", () => {
  const one = stage({ at: { ua: "0606", ca: "0602" } });
  const found = suppliedHexes(one.field, one.p, UNION);
  expect(found).toContain(one.hex("0606"));
  expect(found.length).toBe(one.field.map.size);
});
