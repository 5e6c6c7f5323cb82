import { expect, test } from "vitest";
import { NONE } from "../../../src/no-written-orders/measures.ts";
import { viewOf } from "../../../src/no-written-orders/views/seat-view.ts";
import { Stage } from "../support/stage.ts";

const stage = new Stage({
  units: [
    { id: "ua", formation: "u1" },
    { id: "ca", formation: "c1" },
  ],
  options: { advancedSupply: "on", artilleryAmmo: "on", smallArmsAmmo: "on" },
  reloads: 5,
  trains: [{ side: "union", hex: "0602" }],
  seats: { "union-train-1": "0602", "u1-train": "0604" },
  at: { ua: "0602", ca: "0612" },
  frames: () => [],
});
const { field, p } = stage;

test("NWO-5.3-d, NWO-19.4.2-a trains are seen as stacks are; how often one reloads, and rounds, are their side’s alone", () => {
  const own = viewOf(field, p, "union");
  expect(own.trains).toEqual([
    { id: "union-train-1", side: "union", hex: "0602" },
    { id: "u1-train", side: "union", hex: "0604", reloads: 5 },
  ]);
  expect(own.rounds).toBe(100);
  const enemy = viewOf(field, p, "confederate");
  expect(enemy.trains).toEqual([]);
  p.place[stage.unit("ca")] = stage.hex("0606");
  expect(viewOf(field, p, "confederate").trains).toEqual([
    { id: "union-train-1", side: "union", hex: "0602" },
    { id: "u1-train", side: "union", hex: "0604" },
  ]);
  p.place[stage.unit("ca")] = stage.hex("0612");
});

test("NWO-10.3-b, NWO-10.3-d works and those being dug lie open to both sides, and so does an abatis", () => {
  p.works = [
    { hex: stage.hex("0602"), facing: 3, begun: 1, done: 1, digger: NONE },
    { hex: stage.hex("0604"), facing: 0, begun: 1, done: 0, digger: stage.unit("ua") },
  ];
  p.abatis = [stage.hex("0708")];
  const seen = {
    works: [
      { hex: "0602", facing: "0603", done: true },
      { hex: "0604", facing: "0603", done: false },
    ],
    abatis: ["0708"],
  };
  expect(viewOf(field, p, "union")).toMatchObject(seen);
  expect(viewOf(field, p, "confederate")).toMatchObject(seen);
});
