import { expect, test } from "vitest";
import { allowanceNow } from "../../../src/no-written-orders/army/condition.ts";
import { pointsAt } from "../../../src/no-written-orders/army/combatants.ts";
import { ORDERED } from "../../../src/no-written-orders/position.ts";
import { rideOf } from "../../../src/no-written-orders/movement/rides.ts";
import { DONE, phase, to, until } from "../support/commanding.ts";
import { go, left, moving, steps } from "../support/moving.ts";
import { Stage } from "../support/stage.ts";

const DEFEND = { u1: { type: "defend", target: "0603" } } as const;

test("NWO-RUL040 clear ground costs a point, NWO-RUL058 cavalry leaves a zone of control for no more", () => {
  const clear = moving({ at: { ua: "0603", "u1-fl": "0603" }, orders: DEFEND });
  expect(left(go(clear, "ua", "0604"))).toEqual([10]);
  const zone = moving({ at: { uc: "0604", ca: "0605", "u1-fl": "0603" }, orders: DEFEND });
  expect(left(go(zone, "uc", "0603"))).toEqual([16]);
});

test("NWO-RUL050 the first hex is always paid, never what is closed", () => {
  const plain = { ground: { "0604": "w" }, rivers: [{ name: "Run", sides: [["0603", "0602"]] as const }] };
  const units = [
    { id: "ug", formation: "u1", arm: "foot", movement: 1 },
    { id: "ca", formation: "c1" },
  ] as const;
  const stage = moving({ plain, units, at: { ug: "0603", "u1-fl": "0603" }, orders: DEFEND });
  stage.act({ type: "take", unit: "ug" });
  expect(stage.whyNot({ type: "step", hex: "0602" })).toMatchObject({ rule: "NWO-5-c" });
  expect(left(stage.act({ type: "step", hex: "0604" }))).toEqual([0]);
  expect(steps(stage)).toEqual([]);
});

test("NWO-RUL052 the side that shows is what is stacked", () => {
  const stage = moving({ at: { ua: "0603", ub: { hex: "0603", lost: 1 } }, orders: DEFEND });
  expect(pointsAt(stage.field, stage.p, stage.hex("0603"))).toBe(4 + 2);
});

test("NWO-RUL062, TV-147 a leader who gave orders rides half as far, half up; nobody has less than a point", () => {
  const stage = moving({ at: { ua: "0603", "u1-fl": "0603" }, orders: DEFEND });
  const leader = stage.leader("u1-fl");
  expect(rideOf(stage.field, stage.p, leader)).toBe(20);
  stage.p.leaderMarks[leader] = ORDERED;
  expect(rideOf(stage.field, stage.p, leader)).toBe(10);
  const weary = moving({ units: [{ id: "ua", formation: "u1", movement: 1 }], at: { ua: "0603" }, orders: DEFEND });
  weary.p.broken = weary.p.broken.with(0, 1);
  expect(allowanceNow(weary.field, weary.p, weary.unit("ua"))).toBe(2);
  const heavy = moving({ units: [{ id: "ug", formation: "u1", arm: "foot", movement: 0 }], at: { ug: "0603" } });
  heavy.p.broken = heavy.p.broken.with(0, 1);
  expect(allowanceNow(heavy.field, heavy.p, heavy.unit("ug"))).toBe(0);
});

test("NWO-12.3.MA-c a leader has passed the waypoint of his march that he rides onto or by, beside it he has not", () => {
  const passed = (hex: string): number => {
    const stage = moving({
      units: [
        { id: "ua", formation: "u1", movement: 1 },
        { id: "ca", formation: "c1" },
      ],
      at: { ua: "0603", "u1-fl": "0603" },
      orders: { u1: { type: "march", target: "0609", waypoints: ["0605"] } },
    });
    stage.act({ type: "ride", leader: "u1-fl", hex });
    return stage.p.leaderPassed[stage.leader("u1-fl")] as number;
  };
  expect([passed("0605"), passed("0606"), passed("0604")]).toEqual([1, 1, 0]);
});

test("NWO-RUL042 a leader pays for ground as infantry does, on roads half a point", () => {
  const rides = (plain: object): boolean => {
    const stage = moving({ plain, at: { ua: "0603", "u1-fl": "0601", "u-oc": "0601" } }, { reserve: 1 });
    return stage.offered("ride").some(({ leader, hex }) => leader === "u-oc" && hex === "0612");
  };
  const woods = Object.fromEntries(
    Array.from({ length: 144 }, (_, at) => [
      `${String((at % 12) + 1).padStart(2, "0")}${String(Math.floor(at / 12) + 1).padStart(2, "0")}`,
      "w",
    ]),
  );
  expect([rides({ ground: woods }), rides({ ground: { ...woods, "0602": "." } })]).toEqual([false, false]);
  const column = Array.from({ length: 12 }, (_, row) => `06${String(row + 1).padStart(2, "0")}`);
  const roads = column.slice(1).map((hex, at) => [column[at], hex]);
  expect(rides({ ground: woods, roads })).toBe(true);
});

test("NWO-RUL046, NWO-RUL047 marching friends of any formation bar a road, and leaders alone do not fill a town", () => {
  const plain = { roads: [["0603", "0604"]] as const, ground: { "0604": "h" } };
  const units = [
    { id: "ua", formation: "u1" },
    { id: "ux", formation: "u2" },
  ];
  const cost = (at: object, marching: boolean): number => {
    const stage = moving({
      plain: marching ? { roads: plain.roads } : plain,
      units,
      at: { ua: "0603", "u1-fl": "0605", ...at },
      orders: { u1: { type: "march", target: "0609" }, ...(marching ? { u2: { type: "march", target: "0609" } } : {}) },
    });
    return 12 - (left(go(stage, "ua", "0604"))[0] as number);
  };
  expect(cost({ ux: "0604" }, true)).toBe(4);
  expect(cost({ "u2-fl": "0604" }, false)).toBe(1);
});

test("NWO-RUL153 an order to headquarters is one of those that their commander may give", () => {
  const stage = until(phase([], { ratings: { "u-oc": 1 } }), "orders");
  stage.act(...to("u-oc", "u-oc", "march", "0608"));
  expect(stage.whyNot({ type: "address", from: "u-oc", to: "u1" })).toMatchObject({ rule: "NWO-12.12-a" });
  stage.act(DONE, DONE);
  expect(stage.p.standing[stage.holder("u-oc")]?.order.type).toBe("march");
});

test("NWO-RUL156 a wing commander rides once a turn in any action of his side, as an army commander does", () => {
  const stage = moving({
    wings: { "u-w": ["u2"] },
    at: { ua: "0603", "u1-fl": "0603", "u-w": "0601" },
    orders: DEFEND,
  });
  stage.act({ type: "ride", leader: "u-w", hex: "0602" });
  expect(stage.whyNot({ type: "ride", leader: "u-w", hex: "0603" })).toMatchObject({ rule: "NWO-4.3-a" });
});

test("NWO-RUL032, NWO-RUL034 a formation acts once a turn; headquarters and those without a chit act in phase 5", () => {
  const stage = new Stage({
    units: [
      { id: "ua", formation: "u1" },
      { id: "ca", formation: "c1" },
    ],
    at: { ua: "0603", ca: "0611" },
    frames: (_, p) => {
      p.acted = p.acted.with(0, 1);
      return [{ step: "turn-end", first: 0, at: 2 }];
    },
  });
  expect(stage.told("action-began").map(({ formations }) => formations)).toEqual([["c1"]]);
});
