import type { HexPair } from "@stonebridge/board";
import { expect, test } from "vitest";
import { type Setting, Stage } from "./support/stage.ts";

const COLUMN = Array.from({ length: 14 }, (_, row) => `06${String(row + 1).padStart(2, "0")}`);
const ROADS: readonly HexPair[] = COLUMN.slice(1).map((hex, at): HexPair => [COLUMN[at] as string, hex]);

function seated(setting: Partial<Setting>): Stage {
  return new Stage({
    plain: { rows: 14, roads: ROADS },
    units: [
      { id: "ua", formation: "u1" },
      { id: "ca", formation: "c1" },
    ],
    at: { ua: "0101", ca: "1214", "u-oc": "0601" },
    seats: { "u-oc": "0601" },
    frames: () => [{ step: "headquarters", side: 0, done: [] }],
    ...setting,
  });
}

test("NWO-11.5-a, NWO-3.3-b headquarters move on a March alone, five points a turn, towards its flag", () => {
  expect(seated({}).over).toBe(true);
  const stage = seated({ orders: { "u-oc": { type: "march", target: "0614" } } });
  expect(stage.whyNot({ type: "seat", holder: "u-oc", hex: "0612" })).toMatchObject({ rule: "NWO-3.3-b" });
  expect(stage.whyNot({ type: "seat", holder: "u-oc", hex: "0501" })).toBeDefined();
  stage.act({ type: "seat", holder: "u-oc", hex: "0611" });
  expect([stage.p.seat[stage.holder("u-oc")], stage.over]).toEqual([stage.hex("0611"), true]);
});

test("NWO-RUL158 a march ends on its flag; a retreat when the owner says so, with no enemy within two hexes", () => {
  const there = seated({ orders: { "u-oc": { type: "march", target: "0605" } } });
  there.act({ type: "seat", holder: "u-oc", hex: "0605" });
  expect(there.p.standing[there.holder("u-oc")]).toBeUndefined();
  const back = seated({ orders: { "u-oc": { type: "fall-back" } } });
  expect(back.act({ type: "settle", holder: "u-oc" }).p.standing[back.holder("u-oc")]).toBeUndefined();
  const near = seated({ orders: { "u-oc": { type: "fall-back" } }, at: { ua: "0101", ca: "0603", "u-oc": "0601" } });
  expect(near.over || near.offered("settle").length === 0).toBe(true);
});

test("NWO-12.1-b, NWO-RUL158 they stop before enemy zones of control", () => {
  const stage = seated({ orders: { "u-oc": { type: "march", target: "0614" } }, at: { ua: "0101", ca: "0607" } });
  expect(stage.offered("seat").map(({ hex }) => hex)).not.toContain("0606");
});
