import { describe, expect, test } from "vitest";
import { BINDINGS } from "../../../src/no-written-orders/orders/order-bindings.ts";
import {
  chanceObeyed,
  chanceWithin,
  complianceChances,
  initiativeChances,
} from "../../../src/no-written-orders/orders/order-chances.ts";
import { holderOutlook, sendersNow } from "../../../src/no-written-orders/orders/holder-outlook.ts";
import { initiativeOutlook } from "../../../src/no-written-orders/orders/initiative-outlook.ts";
import {
  couriersTo,
  orderOutlook,
  sendersTo,
  waitingOutlook,
} from "../../../src/no-written-orders/orders/order-outlook.ts";
import { ELIMINATED } from "../../../src/no-written-orders/position.ts";
import { RULE_BOOK } from "../../../src/no-written-orders/rules/registry.ts";
import { ORDER_TYPES } from "../../../src/no-written-orders/vocabulary.ts";
import { ARMIES, DONE, phase, to, until } from "../support/commanding.ts";
import type { Setting, Stage } from "../support/stage.ts";

const six = (count: number): number => count / 36;

/** The union writes orders in turn 2. */
function writing(setting: Partial<Setting> = {}): Stage {
  return until(phase([], setting), "orders");
}

describe("chances", () => {
  test("TV-088, TV-095 every result of a column is counted over the thirty-six falls of two dice", () => {
    expect(complianceChances(1, false)).toEqual({ C: six(1), R4: six(14), R5: six(18), R6: six(3) });
    // NWO-14.2-a: one later each
    expect(complianceChances(1, true)).toEqual({ C: 0, R4: six(1), R5: six(14), R6: six(21) });
    for (let column = -1; column <= 8; column++) {
      const sum = Object.values(complianceChances(column, false)).reduce((one, other) => one + other, 0);
      expect(sum).toBeCloseTo(1, 12);
    }
  });

  test("NWO-12.7-d, TV-097 what waits on a 4 is obeyed by every other throw", () => {
    expect([chanceWithin(4, 0), chanceWithin(4, 1), chanceWithin(4, 2)]).toEqual([0, 0.5, 0.75]);
    expect(chanceWithin(6, 1)).toBeCloseTo(1 / 6, 12);
    const chances = complianceChances(1, false);
    expect(chanceObeyed(chances, 0)).toBeCloseTo(six(1), 12);
    expect(chanceObeyed(chances, 1)).toBeCloseTo((1 + 14 / 2 + 18 / 3 + 3 / 6) / 36, 12);
  });

  test("TV-098, TV-099, TV-100 initiative by rating, from Reserve, and of the demoralised", () => {
    const venture = { rating: 2, onReserve: false, demoralised: false, trait: null };
    expect(initiativeChances(venture, "attack")).toEqual({
      "bad-move": six(10),
      "no-effect": six(20),
      acts: six(6),
      waits: 0,
    });
    expect(initiativeChances({ ...venture, onReserve: true }, "attack").acts).toBeCloseTo(six(10), 12);
    expect(initiativeChances({ ...venture, demoralised: true }, "attack")).toMatchObject({ acts: 0, waits: six(6) });
  });
});

describe("an order before it is given", () => {
  test("NWO-12.7-b, TS every shift is told, and when it may be obeyed", () => {
    const stage = writing({ ratings: { "u1-fl": 1 }, orders: { u1: { type: "defend", target: "0602" } } });
    const { compliance, delivery } = orderOutlook(stage.field, stage.p, "u-oc", "u1", ["attack"]);
    expect(delivery).toEqual({ by: "at-once", turn: 2, rides: [] });
    expect(compliance).toMatchObject({
      sender: 2,
      recipient: 1,
      shifts: [{ shift: "attackOrProbe", by: -2 }],
      column: 1,
      tested: 2,
      demoralised: false,
    });
    expect(compliance?.course[0]).toEqual({ turn: 2, chance: six(1) });
    expect(compliance?.course.map(({ turn }) => turn)).toEqual([2, 3, 4, 5, 6]);
  });

  test("NWO-TS, NWO-12.13-a a division without an order of its own is on Reserve where its corps is", () => {
    const shiftsOf = (orders: NonNullable<Setting["orders"]>) => {
      const stage = writing({ orders });
      const { compliance } = orderOutlook(stage.field, stage.p, "u-oc", "u2d", ["attack"]);
      return compliance?.shifts.map(({ shift }) => shift);
    };
    expect(shiftsOf({})).toContain("onReserve");
    expect(shiftsOf({ u2: { type: "defend", target: "0402" } })).not.toContain("onReserve");
  });

  test("NWO-12.7-f, TV-092 of a sequence the leftmost leg counts", () => {
    const stage = writing({ ratings: { "u1-fl": 1 }, orders: { u1: { type: "defend", target: "0602" } } });
    const { compliance } = orderOutlook(stage.field, stage.p, "u-oc", "u1", ["march", "attack"]);
    expect([compliance?.column, compliance?.leg]).toEqual([1, "attack"]);
  });

  test("NWO-RUL182, NWO-12.3.RS-d face to face, to one on Reserve: one to the right each", () => {
    const stage = writing({ at: { ...ARMIES.at, "u1-fl": "0603" } });
    const { compliance, delivery } = orderOutlook(stage.field, stage.p, "u-oc", "u1", ["march"]);
    expect(delivery.by).toBe("face-to-face");
    expect(compliance?.shifts.map(({ shift }) => shift)).toEqual(["onReserve", "faceToFace"]);
    expect(compliance?.column).toBe(6);
  });

  test("NWO-RUL170, NWO-RUL171, TV-103 an aide’s ways, turn by turn, as he then rides", () => {
    const far = { at: { ...ARMIES.at, ua: "1205", "u1-fl": "1205", ca: "0112", "c1-fl": "0112" } };
    const stage = writing({ ...far, plain: { columns: 12, rows: 12 } });
    const drawn = { plain: { ...ARMIES.plain, columns: 12, rows: 12 }, ...far };
    expect(orderOutlook(stage.field, stage.p, "u-oc", "u1", ["defend"]).delivery).toMatchObject({
      by: "aide",
      turn: 3,
    });
    const ridden = writing(drawn);
    const { delivery } = orderOutlook(ridden.field, ridden.p, "u-oc", "u1", ["defend"]);
    expect(delivery.rides.at(-1)?.at(-1)).toBe("1205");
    ridden.throws(6, 6, 6, 6).act(...to("u-oc", "u1", "defend", "0604"), DONE, DONE);
    expect(couriersTo(ridden.field, ridden.p, "u1")).toMatchObject([
      { from: "u-oc", hex: "0603", sent: 2, orders: ["defend"], delivery: { by: "aide", turn: delivery.turn } },
    ]);
    const goal = delivery.turn as number;
    for (let turn = 3; turn <= goal; turn++) {
      ridden.p.turn = turn;
      ridden.goOn([{ step: "command", at: 0, tries: [], given: [], deliveries: [] }], 6, 6);
      const ahead = couriersTo(ridden.field, ridden.p, "u1")[0];
      expect(ahead?.delivery.turn).toBe(goal);
      until(ridden, "nothing");
      const expected = delivery.rides[turn - 3]?.at(-1);
      if (turn < goal) expect(couriersTo(ridden.field, ridden.p, "u1")[0]?.hex).toBe(expected);
    }
    expect(ridden.told("order-delivered").map((event) => event.to)).toEqual(["u1"]);
  });

  test("NWO-RUL172 who is cut off gets no order, and none is weighed", () => {
    const stage = writing({
      at: { ...ARMIES.at, ua: "1205", "u1-fl": "1205" },
      plain: { ...ARMIES.plain, rivers: [] },
    });
    stage.p.post[stage.leader("u1-fl")] = ELIMINATED;
    const { delivery, compliance } = orderOutlook(stage.field, stage.p, "u-oc", "u1", ["defend"]);
    expect([delivery.by, delivery.turn, compliance]).toEqual(["cut-off", undefined, undefined]);
  });

  test("NWO-16.1-e, NWO-16.1-f by night it is tested before dawn, and begins with the day", () => {
    const night = { night: true };
    const turns = [{}, night, night, { ...night, lastNight: true }, {}, {}];
    const stage = writing({ turns });
    const { compliance } = orderOutlook(stage.field, stage.p, "u-oc", "u1", ["march"]);
    expect([compliance?.tested, compliance?.course[0]?.turn]).toEqual([4, 5]);
    const retreat = orderOutlook(stage.field, stage.p, "u-oc", "u1", ["general-retreat"]).compliance;
    expect([retreat?.tested, retreat?.course[0]?.turn]).toEqual([2, 2]);
  });

  test("NWO-11.5-a headquarters obey", () => {
    const stage = writing();
    expect(orderOutlook(stage.field, stage.p, "u-oc", "u-oc", ["march"]).compliance).toBeUndefined();
  });
});

describe("who sends, and what waits", () => {
  test("NWO-12.15-f, NWO-12.12-a senders with why they may not, the likeliest first", () => {
    const stage = writing({
      ratings: { "u-oc": 1 },
      wings: { "u-wing": ["u1"] },
      at: { ...ARMIES.at, "u-wing": "1212" },
    });
    stage.act(...to("u-oc", "u2", "defend", "0604"));
    const senders = sendersTo(stage.field, stage.p, "u1", ["march"]);
    expect(senders.map(({ from, refusal }) => [from, refusal?.rule])).toEqual([
      ["u-wing", undefined],
      ["u-oc", "NWO-12.12-a"],
    ]);
    expect(sendersNow(stage.field, stage.p, 0)).toMatchObject(
      [
        { id: "u-wing", capacity: 3, spent: 0 },
        { id: "u-oc", capacity: 1, spent: 1, atHeadquarters: true, boundToSight: false },
      ].toSorted((one, other) => stage.holder(one.id) - stage.holder(other.id)),
    );
  });

  test("NWO-12.7-d what waits is weighed from the next throw on", () => {
    const stage = until(
      phase([6, 5], { ratings: { "u1-fl": 1 }, orders: { u1: { type: "defend", target: "0602" } } }),
      "orders",
    );
    stage.act(...to("u-oc", "u1", "attack", "0608"), DONE, DONE);
    expect(waitingOutlook(stage.field, stage.p, "u1")).toMatchObject({
      needs: 4,
      course: [{ turn: 3, chance: 0.5 }, { turn: 4, chance: 0.75 }, { turn: 5 }, { turn: 6 }, { turn: 7 }],
    });
    expect(waitingOutlook(stage.field, stage.p, "u2")).toBeUndefined();
    stage.p.turn = 3;
    stage.goOn([{ step: "command", at: 0, tries: [], given: [], deliveries: [] }], 1);
    until(stage, "orders");
    expect(waitingOutlook(stage.field, stage.p, "u1")?.course[0]).toEqual({ turn: 3, chance: 0.5 });
  });

  test("NWO-12.11-f, NWO-19.8.2-a a try is weighed with Reserve and character", () => {
    const stage = writing({ ratings: { "u1-fl": 3 }, orders: { u2: { type: "defend", target: "0402" } } });
    expect(initiativeOutlook(stage.field, stage.p, "u1", "attack")).toMatchObject({
      rating: 3,
      trait: 0,
      onReserve: true,
    });
    expect(initiativeOutlook(stage.field, stage.p, "u2", "attack")).toMatchObject({ rating: 2, onReserve: false });
  });
});

describe("how a formation stands", () => {
  test("NWO-12.10-a, TV-105, TV-106 its confidence, and when it is due", () => {
    const orders = {
      u1: { type: "attack", target: "0608", with: { shaken: true } },
      u2: { type: "march", target: "0604" },
    } as const;
    const stage = until(phase([3], { orders }), "orders");
    expect(holderOutlook(stage.field, stage.p, "u1").confidence).toEqual({ due: true, limit: 5, chance: 5 / 6 });
    expect(holderOutlook(stage.field, stage.p, "u2").confidence).toBeUndefined();
  });

  test("NWO-14.1-a, NWO-14.3-a its losses against its level, lower beside the demoralised", () => {
    const stage = writing({ levels: { u1: 12, u2: 4 }, at: { ...ARMIES.at, ub: "0402", "u2-fl": "0402" } });
    expect(holderOutlook(stage.field, stage.p, "u1").losses).toEqual({ lost: 0, level: 12, now: 12 });
    stage.p.broken = stage.p.broken.with(stage.holder("u2"), 1);
    stage.p.place[stage.unit("ub")] = ELIMINATED;
    expect(holderOutlook(stage.field, stage.p, "u1").losses).toEqual({ lost: 0, level: 12, now: 10 });
    expect(holderOutlook(stage.field, stage.p, "u2")).toMatchObject({
      losses: { lost: 4, level: 4, now: 4 },
      demoralised: true,
    });
  });

  test("NWO-12.1-a, NWO-12.1-e who commands it, and who of it is out of command", () => {
    const stage = writing({ at: { ...ARMIES.at, ua: "1212", ca: "0112", "c1-fl": "0112" } });
    expect(holderOutlook(stage.field, stage.p, "u1")).toMatchObject({
      commanders: ["u1-fl", "u-oc"],
      units: ["ua"],
      outOfCommand: ["ua"],
    });
    expect(holderOutlook(stage.field, stage.p, "u2").outOfCommand).toEqual([]);
  });
});

test("NWO-12.3-h every order binds to something, and every clause that says so is in the registry", () => {
  const known = new Set<string>(RULE_BOOK.rules.map(({ id }) => id));
  for (const type of ORDER_TYPES) {
    expect(BINDINGS[type].length).toBeGreaterThan(2);
    for (const { rule } of BINDINGS[type]) expect(known, rule).toContain(rule);
  }
});
