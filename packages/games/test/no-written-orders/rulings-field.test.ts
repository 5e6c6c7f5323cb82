import { describe, expect, test } from "vitest";
import { allowanceNow, spiritOf } from "../../src/no-written-orders/army/condition.ts";
import { FATIGUED } from "../../src/no-written-orders/position.ts";
import { testRecovery } from "../../src/no-written-orders/turn/recovery.ts";
import { judgeSpirits } from "../../src/no-written-orders/army/spirits.ts";
import { assault, assaultsOf } from "./support/assault.ts";
import { until, phase } from "./support/commanding.ts";
import { go, left, moving, ROAD, steps } from "./support/moving.ts";
import { type Setting, Stage } from "./support/stage.ts";

describe("rulings of movement", () => {
  const leaving = (order: "fall-back" | "defend" | "reserve", reserve = 0): Stage =>
    moving(
      {
        at: { ua: "0604", ca: "0605", "u1-fl": "0604" },
        orders: order === "reserve" ? {} : { u1: { type: order, target: "0601" } },
      },
      { reserve },
    );

  test("NWO-RUL055 who may leave a zone of control is told with the orders of 12.3: Fall Back and Reserve, for a point more", () => {
    expect(left(go(leaving("fall-back"), "ua", "0603"))).toEqual([12 - 4]);
    expect(left(go(leaving("reserve", 1), "ua", "0603"))).toEqual([12 - 4]);
    expect(leaving("defend").whyNot({ type: "take", unit: "ua" })).toMatchObject({ rule: "NWO-5.4-d" });
  });

  test("NWO-RUL188, NWO-D24 cavalry on a Probe may leave a zone of control, on Attack nobody may", () => {
    const riding = (type: "attack" | "probe"): readonly string[] => {
      const stage = moving({
        at: { uc: "0604", ca: "0605", "u1-fl": "0604" },
        orders: { u1: { type, target: "0606" } },
      });
      if (!stage.offered("take").some(({ unit }) => unit === "uc")) return [];
      return steps(stage.act({ type: "take", unit: "uc" }));
    };
    expect(riding("probe").length).toBeGreaterThan(riding("attack").length);
    expect(riding("attack").every((hex) => ["0505", "0506", "0604", "0606", "0705", "0706"].includes(hex))).toBe(true);
  });

  test("NWO-RUL195 an Attack closes up to two hexes from the enemy, not to the range of guns; from there it owes a fight", () => {
    const stop = (ca: string) => {
      const stage = moving({
        at: { ua: "0603", ca, "u1-fl": "0603" },
        orders: { u1: { type: "attack", target: "0610" } },
      });
      return stage.act({ type: "take", unit: "ua" }).whyNot({ type: "stop" })?.rule;
    };
    expect([stop("0606"), stop("0605")]).toEqual(["NWO-12.3.AT-a", "NWO-12.3.AT-b"]);
  });

  test("NWO-RUL196, NWO-D22 the speed of the slowest is the least that a retreat goes, not the most", () => {
    const stage = moving({
      units: [
        { id: "ua", formation: "u1" },
        { id: "ub", formation: "u1", movement: 2 },
        { id: "ca", formation: "c1" },
      ],
      plain: { roads: ROAD },
      at: { ua: "0608", ub: "0506", ca: "0611", "u1-fl": "0606" },
      orders: { u1: { type: "fall-back", target: "0601" } },
    });
    go(stage, "ua", "0607");
    expect(stage.whyNot({ type: "stop" })).toMatchObject({ rule: "NWO-12.3-f" });
    stage.act(...["0606", "0605", "0604"].map((hex) => ({ type: "step", hex }) as const));
    expect(stage.whyNot({ type: "stop" })).toBeUndefined();
    expect(steps(stage)).toContain("0603");
  });
});

describe("rulings of combat", () => {
  test("NWO-RUL068 every disrupted unit of a stack throws for itself", () => {
    const stage = new Stage({
      units: [
        { id: "ua", formation: "u1" },
        { id: "ub", formation: "u1", morale: 3 },
      ],
      at: { ua: { hex: "0602", disrupted: true }, ub: { hex: "0602", disrupted: true } },
      frames: () => [],
    });
    const dice = [4, 4];
    testRecovery({ field: stage.field, p: stage.p, events: stage.events, dice: { roll: () => dice.shift() ?? 1 } });
    expect(stage.told("recovery-tested").map(({ unit, recovered }) => [unit, recovered])).toEqual([
      ["ua", true],
      ["ub", false],
    ]);
  });

  test("NWO-RUL217 by night those who stand side by side may assault", () => {
    const stage = assaultsOf({
      units: [
        { id: "ua", formation: "u1" },
        { id: "ca", formation: "c1" },
      ],
      turns: [{ night: true }],
      at: { ua: "0504", ca: "0505", "u1-fl": "0504" },
    });
    expect(stage.offered("assault")).toEqual([assault("ua", "0505")]);
  });
});

describe("rulings of spirits", () => {
  const two = (setting: Partial<Setting> = {}): Stage =>
    new Stage({
      units: [
        { id: "ua", formation: "u1" },
        { id: "ub", formation: "u2", strength: [8, 4, 2] },
        { id: "ux", formation: "u2", strength: [9, 5, 3] },
      ],
      at: { ua: "0602", ub: "0604", "u1-fl": "0602", "u2-fl": "0604" },
      frames: () => [],
      ...setting,
    });

  test("NWO-RUL201, NWO-13-c that the army broke changes no unit of it", () => {
    const stage = two();
    stage.p.routed[0] = 1;
    expect([spiritOf(stage.field, stage.p, 0), allowanceNow(stage.field, stage.p, 0)]).toEqual(["steady", 12]);
  });

  test("NWO-RUL213 the tired suffer as the demoralised do, and harm nobody near them", () => {
    const stage = two({ levels: { u2: 10 } });
    const { field, p } = stage;
    // nine of ten points lost: two less and it breaks
    p.place[stage.unit("ux")] = -2;
    p.fatigue[stage.holder("u1")] = FATIGUED;
    judgeSpirits({ field, p, events: stage.events, dice: { roll: () => 1 } });
    expect(spiritOf(field, p, stage.unit("ua"))).toBe("demoralised");
    expect(p.broken[stage.holder("u2")]).toBe(0);
    const broken = two({ levels: { u1: 0, u2: 10 } });
    expect(broken.p.broken[broken.holder("u2")]).toBe(0);
  });

  test("NWO-RUL218 by night leaders try their initiative, and orders of the day that wait throw again", () => {
    const stage = phase([4], {
      turns: [{}, { night: true }],
      frames(field, p) {
        const flag = field.map.grid.known("0604");
        const order = {
          type: "defend",
          target: { flag, hexes: [flag] },
          waypoints: [],
          forced: false,
          hidden: false,
        } as const;
        p.waiting[0] = { orders: [order], needs: 4, sent: 1, since: 1 };
        return [];
      },
    });
    expect(
      until(stage, "initiative")
        .offered("try")
        .map(({ holder }) => holder),
    ).toContain("u1");
    until(stage, "nothing");
    expect(stage.told("waiting-tested")).toHaveLength(1);
    expect(stage.p.standing[0]?.order.type).toBe("defend");
  });
});
