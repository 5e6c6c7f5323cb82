import { expect, test } from "vitest";
import type { Courier } from "../../../src/no-written-orders/orders/order-book.ts";
import { viewOf } from "../../../src/no-written-orders/views/seat-view.ts";
import type { Options } from "../../../src/no-written-orders/vocabulary.ts";
import { testForEither } from "../support/either-side.ts";
import { ownSide } from "../support/armies.ts";
import { COMMAND, until } from "../support/commanding.ts";
import { go, moving } from "../support/moving.ts";
import { orderOf, type Stage } from "../support/stage.ts";

/** A Union unit is about to step into 0604, where an aide of the other side is; its army commander is so far off. */
function meeting(oc: string, options: Partial<Options> = { interception: "on" }): Stage {
  return moving({
    at: { ua: "0603", "u1-fl": "0603", "u-oc": oc, ca: "0112", "c1-fl": "0112", "c-oc": "0112" },
    orders: { u1: { type: "defend", target: "0603" } },
    options,
    frames(field, p) {
      const hex = field.map.grid.known("0604");
      const [from, to] = ["c-oc", "c1"].map((id) => field.holderIndex.get(id) as number) as [number, number];
      const aide: Courier = { side: 1 - ownSide(), hex, from, to, orders: [orderOf(field, "attack", "0112")], sent: 1 };
      p.couriers = [aide];
      return [];
    },
  });
}
const hear = (stage: Stage, turn: number): Stage => {
  stage.p.turn = turn;
  stage.p.couriers = [];
  stage.p.stack.splice(1);
  return until(stage.goOn([COMMAND(0)]), "nothing");
};

test("NWO-19.12.2-a, NWO-RUL243, NWO-S14 who enters an aide’s hex reads his orders; his commander hears of them as fast as a rider", () => {
  const stage = go(meeting("0602"), "ua", "0604");
  expect(stage.p.intercepted).toMatchObject([{ side: ownSide(), to: stage.holder("c1"), due: 2 }]);
  expect(stage.p.couriers).toMatchObject([{ read: true }]);
  expect(stage.told("aide-met")).toMatchObject([{ hex: "0604", turn: 2, audience: ["union"] }]);
  expect(viewOf(stage.field, stage.p, "union").intercepted).toEqual([]);
  hear(stage, 2);
  expect(stage.told("orders-read")).toMatchObject([
    { to: "c1", orders: ["attack"], targets: ["0112"], audience: ["union"] },
  ]);
  expect(viewOf(stage.field, stage.p, "union").intercepted).toMatchObject([{ to: "c1", turn: 2 }]);
  expect(viewOf(stage.field, stage.p, "confederate").intercepted).toEqual([]);
  const far = go(meeting("0612"), "ua", "0604");
  expect(far.p.intercepted[0]?.due).toBe(1 + 1);
  const farther = go(meeting("1212"), "ua", "0604");
  expect(farther.p.intercepted[0]?.due).toBe(1 + 2);
});

testForEither("NWO-19.12.2-a he is read once, and without the switch nobody reads", () => {
  const stage = go(meeting("0602"), "ua", "0604", "0603", "0604");
  expect(stage.p.intercepted.length).toBe(1);
  expect(go(meeting("0602", {}), "ua", "0604").p.intercepted).toEqual([]);
  expect(go(meeting("0602"), "ua", "0504").p.intercepted).toEqual([]);
});
