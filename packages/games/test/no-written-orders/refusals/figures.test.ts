import { expect, test } from "vitest";
import { COLUMN, moving } from "../support/moving.ts";

test("NWO-5.2-a a step that costs too much is refused with its price and the points that are left", () => {
  const ground = Object.fromEntries(COLUMN.map((hex) => [hex, "w"]));
  const stage = moving({
    units: [
      { id: "ua", formation: "u1", movement: 3 },
      { id: "ca", formation: "c1" },
    ],
    plain: { ground },
    at: { ua: "0603", "u1-fl": "0603" },
    orders: { u1: { type: "defend", target: "0603" } },
  });
  stage.act({ type: "take", unit: "ua" }, { type: "step", hex: "0604" });
  expect(stage.whyNot({ type: "step", hex: "0605" })?.with).toEqual({ unit: "ua", hex: "0605", left: 2, needed: 4 });
});

test("NWO-12.3.AT-a the unit, its order and its target are named", () => {
  const stage = moving({
    at: { ua: "0603", "u1-fl": "0603", ca: "0606" },
    orders: { u1: { type: "attack", target: "0608" } },
  });
  stage.act({ type: "take", unit: "ua" });
  expect(stage.whyNot({ type: "stop" })?.with).toEqual({ unit: "ua", order: "attack", target: "0608" });
});

test("NWO-RUL059 all enemies in the hex are named", () => {
  const stage = moving({
    at: { ua: "0603", "u1-fl": "0603", ca: "0605", cb: "0605" },
    orders: { u1: { type: "attack", target: "0606" } },
  });
  stage.act({ type: "take", unit: "ua" }, { type: "step", hex: "0604" });
  expect(stage.whyNot({ type: "step", hex: "0605" })?.with).toEqual({ unit: "ua", hex: "0605", enemies: ["ca", "cb"] });
});
