import type { Refusal } from "@stonebridge/kernel";
import { expect, test } from "vitest";
import type { Action } from "../../../src/no-written-orders/actions.ts";
import { explain } from "../../../src/no-written-orders/explain.ts";
import { COLUMN, moving } from "../support/moving.ts";
import type { Stage } from "../support/stage.ts";

/** What the sentence of a refusal can name. */
function named(stage: Stage, action: Action): Refusal["with"] {
  const refusal = stage.whyNot(action);
  if (refusal === undefined) throw new Error("It is allowed.");
  return explain({ field: stage.field, p: stage.p, dice: { roll: () => 1 }, events: undefined }, refusal, action).with;
}

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
  expect(named(stage, { type: "step", hex: "0605" })).toEqual({
    hex: "0605",
    unit: "ua",
    holder: "u1",
    order: "defend",
    target: "0603",
    commanded: true,
    left: 2,
    needed: 4,
  });
});

test("NWO-5.4-d who is bound by an order, where the enemy stands, and who is out of command, are named", () => {
  const at = { ua: "0604", ca: "0605", cb: "0605", "u1-fl": "0112" };
  const stage = moving({ at, orders: { u1: { type: "attack", target: "0606" } } });
  expect(named(stage, { type: "take", unit: "ua" })).toMatchObject({
    unit: "ua",
    holder: "u1",
    order: "attack",
    target: "0606",
    commanded: false,
  });
  const beside = moving({
    at: { ...at, ua: "0603", "u1-fl": "0603" },
    orders: { u1: { type: "attack", target: "0606" } },
  });
  beside.act({ type: "take", unit: "ua" }, { type: "step", hex: "0604" });
  expect(named(beside, { type: "step", hex: "0605" })).toMatchObject({ enemies: ["ca", "cb"] });
});
