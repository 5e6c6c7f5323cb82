import { expect, test } from "vitest";
import { EXITED } from "../../../src/no-written-orders/position.ts";
import { lossesOf } from "../../../src/no-written-orders/army/spirits.ts";
import { retreatsFrom } from "../../../src/no-written-orders/combat/retreat.ts";
import { scoreOf } from "../../../src/no-written-orders/victory/score.ts";
import { moving, ROAD } from "../support/moving.ts";
import type { Setting, Stage } from "../support/stage.ts";

const ENTRIES = [{ id: "ePE", name: "Road", hex: "0601", way: "road" }] as const;

function leaving(setting: Partial<Setting> = {}): Stage {
  return moving({
    plain: { roads: ROAD, entries: ENTRIES },
    scenario: { exits: [{ side: "union", entry: "ePE" }] },
    at: { ua: "0603", "u1-fl": "0601" },
    orders: { u1: { type: "march", target: "0601" } },
    ...setting,
  }).act({ type: "take", unit: "ua" });
}

test("NWO-5.6-a, NWO-RUL061 by an exit of the scenario a march leads off the map, which is no loss; its leader goes along", () => {
  const stage = leaving();
  expect(stage.whyNot({ type: "exit" })).toMatchObject({ rule: "NWO-RUL061" });
  stage.act({ type: "step", hex: "0602" }, { type: "step", hex: "0601" }, { type: "exit" });
  const { field, p } = stage;
  expect([p.place[stage.unit("ua")], p.post[stage.leader("u1-fl")]]).toEqual([EXITED, EXITED]);
  expect(lossesOf(field, p, stage.holder("u1"))).toBe(0);
  expect(scoreOf(field, p).confederate.points).toBe(0);
  expect(stage.told("left-map")).toMatchObject([{ units: ["ua"], leaders: ["u1-fl"], hex: "0601" }]);
});

test("NWO-RUL061 not by the other side’s exits, nor on orders that do not march", () => {
  const strange = leaving({ scenario: { exits: [{ side: "confederate", entry: "ePE" }] } });
  strange.act({ type: "step", hex: "0602" }, { type: "step", hex: "0601" });
  expect(strange.offered("exit")).toEqual([]);
  const defends = leaving({ at: { ua: "0602", "u1-fl": "0601" }, orders: { u1: { type: "defend", target: "0602" } } });
  defends.act({ type: "step", hex: "0601" });
  expect(defends.whyNot({ type: "exit" })).toMatchObject({ rule: "NWO-RUL061" });
});

test("NWO-5.6-a retreats do not lead off the map", () => {
  const stage = leaving();
  const hexes = retreatsFrom(stage.field, stage.p, 0, stage.hex("0601")).map((hex) => stage.field.map.grid.ids[hex]);
  expect(hexes.toSorted()).toEqual(["0501", "0502", "0602", "0701", "0702"]);
});
