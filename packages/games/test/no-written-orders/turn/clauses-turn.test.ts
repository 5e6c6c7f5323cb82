import { expect, test } from "vitest";
import type { Action } from "../../../src/no-written-orders/actions.ts";
import { pointsAt } from "../../../src/no-written-orders/army/combatants.ts";
import { testForEither } from "../support/either-side.ts";
import { ARMIES, phase } from "../support/commanding.ts";
import { Stage } from "../support/stage.ts";

/** Lets everything pass that nobody must do, up to a question if one is named. */
function pass(stage: Stage, until?: string): Stage {
  while (!stage.over && stage.decision.step !== until) {
    const [end] = stage.decision.actions.filter(({ type }) => type === "done" || type === "end");
    stage.act(end as Action);
  }
  return stage;
}

test("NWO-4-i, NWO-4.2-c, NWO-4-a the Initial formation acts before any chit is drawn, and nobody twice", () => {
  const stage = new Stage(
    {
      units: ["u1", "u2", "c1", "c2"].map((formation) => ({ id: `${formation}-men`, formation })),
      at: { "u1-men": "0202", "u2-men": "0402", "c1-men": "0209", "c2-men": "0409", "u-oc": "0302", "c-oc": "0309" },
      orders: {
        u1: { type: "defend", target: "0202" },
        u2: { type: "defend", target: "0402" },
        c1: { type: "defend", target: "0209" },
      },
      turn: 13,
      frames: () => [{ step: "turn", at: 0 }],
    },
    [6, 6, 6, 1],
  );
  pass(stage, "initial");
  pass(stage.throws(1, 1, 2, 1).act({ type: "begin", formation: "u2" }));
  const order = stage.events.flatMap((event) => {
    if (event.type === "chit-drawn") return [`drawn ${event.formations.join()}`];
    return event.type === "action-began" ? event.formations : [];
  });
  expect(order[0]).toBe("u2");
  const acted = order.filter((one) => !one.startsWith("drawn"));
  expect(acted.toSorted()).toEqual(["c1", "c2", "u1", "u2"]);
  // each acts when it has been drawn; c2 is on Reserve
  const drawn = order.flatMap((one, at) => (one.startsWith("drawn") ? [`${one}, ${order[at + 1] ?? ""}`] : []));
  expect(drawn.toSorted()).toEqual(["drawn c1, c1", "drawn u1, u1"]);
});

testForEither("NWO-11.4-a headquarters take no room in a hex", () => {
  const stage = phase([], { seats: { ...ARMIES.seats, "u-oc": "0602" } });
  expect(pointsAt(stage.field, stage.p, stage.hex("0602"))).toBe(4);
  expect(stage.p.seat[stage.holder("u-oc")]).toBe(stage.hex("0602"));
});
