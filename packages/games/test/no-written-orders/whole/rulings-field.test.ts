import { describe, expect, test } from "vitest";
import { allowanceNow, spiritOf } from "../../../src/no-written-orders/army/condition.ts";
import { ELIMINATED, FATIGUED } from "../../../src/no-written-orders/position.ts";
import { isDisheartened } from "../../../src/no-written-orders/army/headings.ts";
import { testRecovery } from "../../../src/no-written-orders/turn/recovery.ts";
import { judgeSpirits } from "../../../src/no-written-orders/army/spirits.ts";
import { assault, assaultsOf } from "../support/assault.ts";
import { go, left, moving, ROAD, steps } from "../support/moving.ts";
import { type Setting, Stage } from "../support/stage.ts";

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

  test("NWO-RUL188, NWO-D24 cavalry on Attack stays in a zone of control as all do; on Probe it may leave, others not", () => {
    const at = { ua: "0705", uc: "0604", ca: "0605", "u1-fl": "0603" };
    const whyNot = (type: "attack" | "probe", unit: string, hex: string): string | undefined => {
      const stage = moving({ at, orders: { u1: { type, target: "0603" } } });
      return stage.act({ type: "take", unit }).whyNot({ type: "step", hex })?.rule;
    };
    expect([whyNot("attack", "uc", "0603"), whyNot("probe", "uc", "0603")]).toEqual(["NWO-12.3.AT-e", undefined]);
    const pinned = moving({ at, orders: { u1: { type: "probe", target: "0603" } } });
    expect(pinned.whyNot({ type: "take", unit: "ua" })).toMatchObject({ rule: "NWO-5.4-d" });
  });

  test("NWO-RUL191 who falls back is done out of far sight of every enemy", () => {
    const whyNot = (ca: string): string | undefined =>
      moving({ at: { ua: "0603", ca, "u1-fl": "0603" }, orders: { u1: { type: "fall-back" } } }).whyNot({ type: "end" })
        ?.reason;
    expect([whyNot("0611"), whyNot("0608")]).toEqual([undefined, "end-unmoved"]);
  });

  test("NWO-RUL168 a duty that nobody can meet binds nobody", () => {
    const ring = ["0602", "0604", "0503", "0504", "0703", "0704"].map((hex) => ["0603", hex] as const);
    const march = { u1: { type: "march", target: "0609" } } as const;
    const shut = moving({
      plain: { rivers: [{ name: "Run", sides: ring }] },
      at: { ua: "0603", "u1-fl": "0603" },
      orders: march,
    });
    expect(shut.whyNot({ type: "end" })).toBeUndefined();
    expect(shut.whyNot({ type: "take", unit: "ua" })).toMatchObject({ rule: "NWO-5-a", reason: "take-closed" });
    const open = moving({ at: { ua: "0603", "u1-fl": "0603" }, orders: march });
    expect(open.whyNot({ type: "end" })).toMatchObject({ reason: "end-unmoved", with: { unit: "ua" } });
    expect(open.decision.about).toMatchObject({ unit: "ua" });
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
    stage.p.routed = stage.p.routed.with(0, 1);
    expect([spiritOf(stage.field, stage.p, 0), allowanceNow(stage.field, stage.p, 0)]).toEqual(["steady", 12]);
  });

  test("NWO-RUL213 the tired suffer as the demoralised do, and harm nobody near them", () => {
    const stage = two({ levels: { u1: 4, u2: 10 } });
    const { field, p } = stage;
    p.place[stage.unit("ux")] = ELIMINATED;
    p.fatigue = p.fatigue.with(stage.holder("u1"), FATIGUED);
    const judged = (): readonly number[] => {
      judgeSpirits({ field, p, events: stage.events, dice: { roll: () => 1 } });
      return ["u1", "u2"].map((id) => p.broken[stage.holder(id)] as number);
    };
    expect(judged()).toEqual([0, 0]);
    expect(spiritOf(field, p, stage.unit("ua"))).toBe("demoralised");
    expect(isDisheartened(field, p, stage.holder("u1"))).toBe(true);
    // nine of ten points are lost: two less and it breaks, as beside one that is demoralised
    p.place[stage.unit("ua")] = ELIMINATED;
    expect(judged()).toEqual([1, 1]);
  });
});
