import type { HexPair } from "@stonebridge/board";
import { scriptedDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import { capacityOf } from "../../../src/no-written-orders/orders/capacity.ts";
import { ratingOf } from "../../../src/no-written-orders/army/headings.ts";
import { ELIMINATED } from "../../../src/no-written-orders/position.ts";
import { overrun } from "../../../src/no-written-orders/movement/presence.ts";
import { levelOf } from "../../../src/no-written-orders/army/spirits.ts";
import { testForEither } from "../support/either-side.ts";
import { ownSide } from "../support/armies.ts";
import { phase, until } from "../support/commanding.ts";
import { type Setting, Stage } from "../support/stage.ts";

const COLUMN = Array.from({ length: 14 }, (_, row) => `06${String(row + 1).padStart(2, "0")}`);
const ROADS: readonly HexPair[] = COLUMN.slice(1).map((hex, at): HexPair => [COLUMN[at] as string, hex]);

function seated(setting: Partial<Setting>): Stage {
  return new Stage({
    plain: { rows: 14, roads: ROADS },
    units: [
      { id: "ua", formation: "u1" },
      { id: "ca", formation: "c1" },
    ],
    at: { ua: "0101", ca: "1214", "u-oc": "0601" },
    seats: { "u-oc": "0601" },
    frames: () => [{ step: "headquarters", side: ownSide(), done: [] }],
    ...setting,
  });
}

testForEither("NWO-11.5-a, NWO-3.3-b headquarters move on a March alone, five points a turn, towards its flag", () => {
  expect(seated({}).over).toBe(true);
  const stage = seated({ orders: { "u-oc": { type: "march", target: "0614" } } });
  expect(stage.whyNot({ type: "seat", holder: "u-oc", hex: "0612" })).toMatchObject({ rule: "NWO-3.3-b" });
  expect(stage.whyNot({ type: "seat", holder: "u-oc", hex: "0501" })).toMatchObject({ rule: "NWO-12.3.MA-b" });
  stage.act({ type: "seat", holder: "u-oc", hex: "0611" });
  expect([stage.p.seat[stage.holder("u-oc")], stage.over]).toEqual([stage.hex("0611"), true]);
});

testForEither(
  "NWO-RUL158 a march ends on its flag; a retreat when the owner says so, with no enemy within two hexes",
  () => {
    const there = seated({ orders: { "u-oc": { type: "march", target: "0605" } } });
    there.act({ type: "seat", holder: "u-oc", hex: "0605" });
    expect(there.p.standing[there.holder("u-oc")]).toBeUndefined();
    const back = seated({ orders: { "u-oc": { type: "fall-back" } } });
    expect(back.act({ type: "settle", holder: "u-oc" }).p.standing[back.holder("u-oc")]).toBeUndefined();
    const near = seated({ orders: { "u-oc": { type: "fall-back" } }, at: { ua: "0101", ca: "0603", "u-oc": "0601" } });
    expect(near.whyNot({ type: "settle", holder: "u-oc" })).toMatchObject({ reason: "seat-near" });
  },
);

testForEither(
  "NWO-12.3.GR-c, NWO-RUL158 headquarters too keep to a General Retreat until a night turn has come since it was sent",
  () => {
    const settles = (...turns: readonly boolean[]): string | undefined => {
      const told = turns.map((night, at) => ({ night, firstNight: night && turns[at - 1] !== true }));
      const orders = { "u-oc": { type: "general-retreat", with: { sent: 1 } } } as const;
      const stage = seated({ turns: told, turn: turns.length, orders });
      return stage.whyNot({ type: "settle", holder: "u-oc" })?.reason;
    };
    expect([settles(false, false), settles(false, true), settles(false, true, false)]).toEqual([
      "down-early",
      undefined,
      undefined,
    ]);
  },
);

testForEither("NWO-12.1-b, NWO-RUL158 they stop before enemy zones of control", () => {
  const stage = seated({ orders: { "u-oc": { type: "march", target: "0614" } }, at: { ua: "0101", ca: "0607" } });
  expect(stage.offered("seat").map(({ hex }) => hex)).not.toContain("0606");
});

testForEither(
  "NWO-RUL158, NWO-12.5-b a sequence of marches goes on leg by leg; one that stands at its flag already is over",
  () => {
    const legs = { type: "march", target: "0605", next: [{ type: "march", target: "0608" }] } as const;
    const stage = seated({ orders: { "u-oc": legs } });
    stage.act({ type: "seat", holder: "u-oc", hex: "0605" });
    expect(stage.p.standing[stage.holder("u-oc")]?.order).toMatchObject({ target: { flag: stage.hex("0608") } });
    expect(stage.over).toBe(true);
    const there = seated({ orders: { "u-oc": { type: "march", target: "0601" } } });
    expect(there.p.standing[there.holder("u-oc")]).toBeUndefined();
  },
);

testForEither(
  "NWO-12.3.MA-c, NWO-RUL158 from the third turn on headquarters go by the waypoints of their march",
  () => {
    const order = { type: "march", target: "0614", waypoints: ["0306"] } as const;
    const detour = (turn: number): Stage => seated({ orders: { "u-oc": { ...order, with: { since: 1 } } }, turn });
    expect(detour(2).whyNot({ type: "seat", holder: "u-oc", hex: "0611" })).toBeUndefined();
    const third = detour(3);
    expect(third.whyNot({ type: "seat", holder: "u-oc", hex: "0611" })).toMatchObject({ rule: "NWO-12.3.MA-b" });
    expect(third.whyNot({ type: "seat", holder: "u-oc", hex: "0603" })).toBeUndefined();
    const on = (hex: string): readonly unknown[] => {
      const stage = seated({
        orders: { "u-oc": { ...order, waypoints: ["0604", "0808"], with: { since: 1 } } },
        turn: 5,
      });
      const { order: left } = stage.act({ type: "seat", holder: "u-oc", hex }).p.standing[stage.holder("u-oc")] ?? {};
      return left?.waypoints.map(({ flag }) => stage.field.map.grid.ids[flag]) ?? [];
    };
    // what lies behind them is passed, whether they halted there or came by
    expect([on("0603"), on("0604"), on("0605")]).toEqual([["0604", "0808"], ["0808"], ["0808"]]);
  },
);

testForEither(
  "NWO-RUL158 a march ends where an enemy zone of control leaves no way on; not where its owner only waits",
  () => {
    const row = ["0207", "0407", "0607", "0807", "1007"];
    const before = (line: readonly string[]): Stage =>
      seated({
        units: [{ id: "ua", formation: "u1" }, ...row.map((_, at) => ({ id: `c${at}`, formation: "c1" }))],
        orders: { "u-oc": { type: "march", target: "0614" } },
        at: { ua: "0101", "u-oc": "0601", ...Object.fromEntries(line.map((hex, at) => [`c${at}`, hex])) },
        seats: { "u-oc": "0605" },
      });
    const stopped = before(row);
    expect([stopped.over, stopped.p.standing[stopped.holder("u-oc")]]).toEqual([true, undefined]);
    expect(stopped.told("stood-down")).toMatchObject([{ rule: "NWO-RUL158", holder: "u-oc" }]);
    const waiting = before(["1214"]).act({ type: "done" });
    expect(waiting.p.standing[waiting.holder("u-oc")]?.order.type).toBe("march");
  },
);

describe("lost headquarters", () => {
  /** The Command Phase of turn 2; the enemy came upon the Union’s headquarters in turn 1. */
  const bereft = (turns: readonly object[], orders: NonNullable<Setting["orders"]> = {}): Stage =>
    phase([], {
      turns,
      orders,
      frames(field, p) {
        p.seat = p.seat.with(field.holderIndex.get("u-oc") as number, field.map.grid.known("0612"));
        overrun({ field, p, dice: scriptedDice([]), events: [] }, 0, field.map.grid.known("0612"));
        return [];
      },
    });
  const state = ({ field, p }: Stage): readonly (number | undefined)[] => {
    const seat = field.holderIndex.get("u-oc") as number;
    return [ratingOf(field, p, seat), capacityOf(field, p, seat), levelOf(field, p, 0)];
  };

  test("NWO-11.4-b, NWO-11.4-c they cost their army five points of its level, and its commander one of his rating until nightfall", () => {
    const whole = phase([]);
    const [rating = 0, , level = 0] = state(whole);
    expect(state(whole)).toEqual([2, 2, level]);
    const day = until(bereft([{}, {}]), "orders");
    // else he acts as if they were with him
    expect(state(day)).toEqual([rating - 1, rating - 1, level - 5]);
  });

  test("NWO-11.4-d on the first turn of the night they come back with any unit; the level stays lowered", () => {
    const stage = bereft([{}, { night: true, firstNight: true }]);
    const [, , level] = state(stage);
    expect(stage.decision).toMatchObject({ step: "headquarters", rule: "NWO-11.4-d", about: { commander: "u-oc" } });
    expect(
      stage
        .offered("seat")
        .map(({ hex }) => hex)
        .toSorted(),
    ).toEqual(["0402", "0602"]);
    expect(stage.whyNot({ type: "seat", holder: "u-oc", hex: "0603" })).toMatchObject({ reason: "seat-friends" });
    expect(stage.whyNot({ type: "seat", holder: "c-oc", hex: "0602" })).toMatchObject({ reason: "seat-order" });
    stage.act({ type: "seat", holder: "u-oc", hex: "0602" });
    expect(stage.told("headquarters-returned")).toMatchObject([{ holder: "u-oc", hex: "0602" }]);
    expect([state(stage)[0], state(stage)[2]]).toEqual([2, level]);
  });

  test("NWO-11.4-b, NWO-11.4-d with them goes the order that they had: back, they stand until they get another", () => {
    const stage = bereft([{}, { night: true, firstNight: true }], { "u-oc": { type: "march", target: "0612" } });
    stage.act({ type: "seat", holder: "u-oc", hex: "0602" });
    expect(stage.p.standing[stage.holder("u-oc")]).toBeUndefined();
  });

  testForEither("NWO-11.4-d without a unit there is nobody to bring them to", () => {
    const stage = phase([], {
      at: { ca: "0611", "c1-fl": "0611", "u-oc": "0603", "c-oc": "0612" },
      seats: {},
      turns: [{}, { night: true, firstNight: true }],
      frames(field, p) {
        p.seat = p.seat.with(field.holderIndex.get("u-oc") as number, ELIMINATED);
        return [];
      },
    });
    expect(stage.decision.step).not.toBe("headquarters");
  });
});
