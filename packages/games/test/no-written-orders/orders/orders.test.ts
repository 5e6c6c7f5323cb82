import type { HexPair } from "@stonebridge/board";
import { describe, expect, test } from "vitest";
import { give } from "../../../src/no-written-orders/land/control.ts";
import type { Given } from "../../../src/no-written-orders/frames/orders.ts";
import { isAmong } from "../../../src/no-written-orders/orders/order-book.ts";
import { retreatOutlook } from "../../../src/no-written-orders/orders/retreat-outlook.ts";
import { ELIMINATED } from "../../../src/no-written-orders/position.ts";
import { testForEither } from "../support/either-side.ts";
import { ARMIES, COMMAND, DONE, ROADS, phase, to, until, waits } from "../support/commanding.ts";
import { orderOf, type Stage } from "../support/stage.ts";

describe("giving orders", () => {
  test("NWO-D07, NWO-4-b, NWO-12.3-a, NWO-12.7-a..c, NWO-DR07, TV-088 an order is delivered, tested by both ratings and its shifts, and obeyed", () => {
    const given = (...dice: readonly number[]): Stage => {
      const stage = until(
        phase(dice, { ratings: { "u1-fl": 1 }, orders: { u1: { type: "defend", target: "0602" } } }),
        "orders",
      );
      stage.act(...to("u-oc", "u1", "attack", "0608"), DONE, DONE);
      return stage;
    };
    for (const [dice, result] of [
      [[6, 6], "C"],
      [[6, 5], "R4"],
      [[3, 4], "R5"],
      [[1, 2], "R6"],
    ] as const) {
      const stage = given(...dice);
      expect(stage.told("compliance-tested")[0]).toMatchObject({
        holder: "u1",
        column: 1,
        result,
        audience: ["union"],
      });
      const u1 = stage.holder("u1");
      expect([stage.p.standing[u1]?.order.type, stage.p.waiting[u1]?.needs]).toEqual(
        result === "C" ? ["attack", undefined] : ["defend", Number(result[1])],
      );
    }
  });

  test("NWO-12.7-d, NWO-DR08, TV-097 what waits is thrown for from the next Command Phase on", () => {
    const stage = (die: number): Stage => {
      const one = until(
        phase([6, 5], { ratings: { "u1-fl": 1 }, orders: { u1: { type: "defend", target: "0602" } } }),
        "orders",
      );
      one.act(...to("u-oc", "u1", "attack", "0608"), DONE, DONE);
      one.p.turn += 1;
      one.goOn([COMMAND(0)], die);
      return until(one, "nothing");
    };
    expect(stage(3).p.standing[0]?.order.type).toBe("defend");
    expect(stage(4).p.standing[0]?.order.type).toBe("attack");
  });

  test("NWO-12.7-d, NWO-RUL006 the Union’s dice fall first; NWO-S18 they are told to their own side, or to all", () => {
    const tested = (secretTests: "on" | "off") => {
      const stage = phase([4, 3], {
        options: { secretTests },
        frames(field, p) {
          const c1 = field.holderIndex.get("c1") as number;
          p.waiting = p.waiting.with(c1, {
            orders: [orderOf(field, "defend", "0609")],
            needs: 4,
            sent: 1,
            since: 1,
            origin: "superior",
          });
          return waits("defend", "0604", 4)(field, p);
        },
      });
      return until(stage, "nothing")
        .told("waiting-tested")
        .map(({ holder, obeyed, audience }) => [holder, obeyed, audience]);
    };
    expect(tested("on")).toEqual([
      ["u1", true, ["union"]],
      ["c1", false, ["confederate"]],
    ]);
    expect(tested("off")).toEqual([
      ["u1", true, undefined],
      ["c1", false, undefined],
    ]);
  });

  test("NWO-12.7-b, NWO-RUL006 the Union’s orders are tested before the Confederates’", () => {
    const stage = until(phase([6, 6, 1, 1]), "orders");
    stage.act(...to("u-oc", "u1", "defend", "0604"), DONE, ...to("c-oc", "c1", "defend", "0610"), DONE);
    expect(stage.told("compliance-tested").map(({ holder, result }) => [holder, result])).toEqual([
      ["u1", "C"],
      ["c1", "R5"],
    ]);
  });

  testForEither("NWO-12.3.MA-c a new order counts its waypoints anew", () => {
    const stage = phase([4], {
      orders: { u1: { type: "march", target: "0609", waypoints: ["0604"] } },
      frames(field, p) {
        p.passed = p.passed.with(0, 1);
        p.leaderPassed = p.leaderPassed.with(field.leaderIndex.get("u1-fl") as number, 1);
        return waits("march", "0612", 4)(field, p);
      },
    });
    until(stage, "nothing");
    expect([stage.p.standing[0]?.order.target?.flag, stage.p.passed[0]]).toEqual([stage.hex("0612"), 0]);
    expect(stage.p.leaderPassed[stage.leader("u1-fl")]).toBe(0);
  });

  testForEither(
    "NWO-12.12-a, NWO-RUL181, NWO-11.1-e, NWO-RUL154 as many orders as his rating; who orders others rides half as far",
    () => {
      const stage = until(phase([6, 6], { ratings: { "u-oc": 1 } }), "orders");
      stage.act(...to("u-oc", "u1", "defend", "0604"));
      expect(stage.whyNot({ type: "address", from: "u-oc", to: "u2" })).toMatchObject({ rule: "NWO-12.12-a" });
      stage.act({ type: "withdraw", to: "u1" });
      expect(stage.whyNot({ type: "address", from: "u-oc", to: "u2" })).toBeUndefined();
      expect(stage.whyNot({ type: "address", from: "c-oc", to: "c1" })).toMatchObject({ rule: "NWO-12-a" });
    },
  );

  testForEither(
    "NWO-12.12-b, NWO-12.12-c, NWO-RUL182, TV-104 away from headquarters one order a turn, after the first to faces and in sight",
    () => {
      const seats = { "u-oc": "0101", "c-oc": "0612" };
      const first = until(phase([6, 6], { seats, ratings: { "u-oc": 3 } }), "orders");
      first.act(...to("u-oc", "u1", "defend", "0604"));
      expect(first.whyNot({ type: "address", from: "u-oc", to: "u2" })).toMatchObject({ rule: "NWO-12.12-b" });
      const second = until(
        phase([], {
          seats,
          at: { ...ARMIES.at, "u2-fl": "0603" },
          ratings: { "u-oc": 3 },
          frames(field, p) {
            p.spell = p.spell.with(field.holderIndex.get("u-oc") as number, 1);
            return [];
          },
        }),
        "orders",
      );
      expect(second.whyNot({ type: "address", from: "u-oc", to: "u1" })).toMatchObject({ rule: "NWO-12.12-c" });
      expect(second.whyNot({ type: "address", from: "u-oc", to: "u2" })).toBeUndefined();
    },
  );

  testForEither(
    "NWO-12.3-b, NWO-12.3-c, NWO-RUL166 targets are features within ten points, or by roads that begin there",
    () => {
      const stage = until(phase([]), "orders");
      stage.act({ type: "address", from: "u-oc", to: "u1" }, { type: "kind", order: "march" });
      expect(stage.whyNot({ type: "aim", hex: "0202" })).toMatchObject({ rule: "NWO-12.3-b" });
      expect(stage.whyNot({ type: "aim", hex: "0612" })).toBeUndefined();
      const cut = until(phase([], { plain: { roads: [["1211", "1212"]] } }), "orders");
      cut.act({ type: "address", from: "u-oc", to: "u1" }, { type: "kind", order: "march" });
      expect(cut.whyNot({ type: "aim", hex: "1212" })).toMatchObject({ rule: "NWO-12.3-c" });
    },
  );

  testForEither("NWO-12.4-b..d, TV-102 what stands is not repeated within ten hexes; Probe counts as Attack", () => {
    const stage = until(
      phase([], { plain: { roads: ROADS, rows: 14 }, orders: { u1: { type: "attack", target: "0602" } } }),
      "orders",
    );
    stage.act({ type: "address", from: "u-oc", to: "u1" }, { type: "kind", order: "probe" });
    expect(stage.whyNot({ type: "aim", hex: "0611" })).toMatchObject({ rule: "NWO-12.4-d" });
    expect(stage.whyNot({ type: "aim", hex: "0612" })).toBeUndefined();
    stage.act({ type: "scrap" }, { type: "address", from: "u-oc", to: "u1" }, { type: "kind", order: "defend" });
    expect(stage.whyNot({ type: "aim", hex: "0602" })).toBeUndefined();
  });

  test("NWO-12.5-a, NWO-12.7-f, TV-092 marches and attacks are chained; the leftmost column counts for all", () => {
    const stage = until(phase([6, 6], { ratings: { "u1-fl": 1 } }), "orders");
    stage.act(
      { type: "address", from: "u-oc", to: "u1" },
      { type: "kind", order: "defend" },
      { type: "aim", hex: "0604" },
    );
    expect(stage.whyNot({ type: "add" })).toMatchObject({ rule: "NWO-12.5-a" });
    stage.act({ type: "scrap" }, { type: "address", from: "u-oc", to: "u1" }, { type: "kind", order: "march" });
    stage.act(
      { type: "aim", hex: "0604" },
      { type: "add" },
      { type: "kind", order: "attack" },
      { type: "aim", hex: "0608" },
    );
    stage.act({ type: "send" }, DONE, DONE);
    expect(stage.told("compliance-tested")[0]).toMatchObject({ column: 2 });
    expect(stage.p.standing[0]?.next.map(({ type }) => type)).toEqual(["attack"]);
  });

  test("NWO-12.3.DF-a the hexes that its side controls are remembered when a Defend is given", () => {
    const stage = until(phase([6, 6]), "orders");
    give(stage.p, stage.hex("0608"), 0);
    stage.act(...to("u-oc", "u1", "defend", "0604"), DONE, DONE);
    const held = stage.p.standing[0]?.held as string;
    expect([isAmong(held, stage.hex("0608")), isAmong(held, stage.hex("0609"))]).toEqual([true, false]);
  });

  test("NWO-D09, NWO-12.3.GR-a, NWO-12.3.GR-d, NWO-RUL192 an army is called back once four fifths of its level are lost, less with its headquarters gone (NWO-11.4-b)", () => {
    const setting = {
      units: [
        ...(ARMIES.units ?? []),
        ...["x", "y"].map((id) => ({ id, formation: "u1", strength: [16, 8, 4] as const })),
      ],
      levels: { u1: 50 },
      frames(field: Stage["field"], p: Stage["p"]) {
        for (const id of ["x", "y"]) p.place[field.unitIndex.get(id) as number] = ELIMINATED;
        return [];
      },
    };
    const early = until(phase([]), "orders");
    expect(early.whyNot({ type: "retreat-all", from: "u-oc" })).toMatchObject({ rule: "NWO-12.3.GR-d" });
    const stage = until(phase([6, 6, 6, 6], setting), "orders");
    stage.act({ type: "retreat-all", from: "u-oc" }, DONE, DONE);
    expect(stage.told("compliance-tested").map(({ holder }) => holder)).toContain("u1");
    expect(stage.p.standing[0]?.order.type).toBe("general-retreat");
    const lowered = (seat: string): string | undefined => {
      const fewer = {
        ...setting,
        units: setting.units.map((unit) => ("strength" in unit ? { ...unit, strength: [14, 7, 4] as const } : unit)),
      };
      const one = phase([], fewer);
      if (seat === "lost") one.p.seat = one.p.seat.with(one.holder("u-oc"), ELIMINATED);
      return until(one, "orders").whyNot({ type: "retreat-all", from: "u-oc" })?.rule;
    };
    expect([lowered("held"), lowered("lost")]).toEqual(["NWO-12.3.GR-d", undefined]);
    const call = { type: "retreat-all", from: "u-oc" } as const;
    const idle = until(phase([], { ...setting, ratings: { "u-oc": 0 } }), "orders");
    expect(idle.whyNot(call)?.rule).toBe("NWO-12.12-a");
    const away = phase([], { ...setting, seats: { ...ARMIES.seats, "u-oc": "0112" } });
    away.p.spell = away.p.spell.with(away.holder("u-oc"), 1);
    expect(until(away, "orders").whyNot(call)?.rule).toBe("NWO-12.12-c");
    // nobody rides to those who have not come yet
    const { "u2-fl": _, ub: __, ...at } = ARMIES.at;
    const few = until(phase([6, 6], { ...setting, at }), "orders").act(call, DONE, DONE);
    expect(few.told("order-sent").map(({ to: addressed }) => addressed)).not.toContain("u2");
  });

  test("NWO-12.3.GR-a, NWO-12.4-b a General Retreat is taken back as a whole, and goes to nobody who has it already", () => {
    const lost = ["x", "y"].map((id) => ({ id, formation: "u1", strength: [16, 8, 4] as const }));
    const setting = {
      units: [...(ARMIES.units ?? []), ...lost],
      levels: { u1: 50 },
      frames(field: Stage["field"], p: Stage["p"]) {
        for (const id of ["x", "y"]) p.place[field.unitIndex.get(id) as number] = ELIMINATED;
        return [];
      },
    };
    const call = { type: "retreat-all", from: "u-oc" } as const;
    const stage = until(phase([6, 6, 6, 6], setting), "orders").act(call);
    expect(stage.whyNot(call)?.rule).toBe("NWO-12.4-b");
    stage.act({ type: "withdraw", to: "u2" });
    expect(stage.decision.actions.filter(({ type }) => type === "withdraw")).toEqual([]);
    stage.act(call, DONE, DONE);
    expect(stage.told("order-sent").map(({ to: addressed }) => addressed)).toEqual(["u1", "u2", "u-oc"]);
    const again = until(phase([], { ...setting, orders: { u1: { type: "general-retreat" } } }), "orders");
    expect(retreatOutlook(again.field, again.p, "u-oc").orders.map(({ to: addressed }) => addressed)).toEqual([
      "u2",
      "u-oc",
    ]);
    expect(retreatOutlook(again.field, again.p, "u-oc")).toMatchObject({ lost: 32, needed: 32, level: 40 });
  });
});

describe("aides", () => {
  test("NWO-12.4-a, NWO-RUL170, NWO-RUL171, TV-103 beyond three points an aide rides six a turn, from the next turn on", () => {
    const rides = (hex: string): number => {
      const roads = Array.from({ length: 40 }, (_, row): HexPair => [name(row + 1), name(row + 2)]);
      const stage = until(
        phase([6, 6], {
          plain: { rows: 42, roads },
          at: { ...ARMIES.at, "u-oc": "0601", ua: hex, "u1-fl": hex, ca: "0101", "c1-fl": "0101", "c-oc": "0102" },
          seats: { "u-oc": "0601" },
        }),
        "orders",
      );
      stage.act(
        { type: "address", from: "u-oc", to: "u1" },
        { type: "kind", order: "defend" },
        { type: "aim", hex },
        { type: "send" },
        DONE,
        DONE,
      );
      for (let later = 0; later < 5; later++) {
        if (stage.told("order-delivered").length > 0) return later;
        stage.p.turn += 1;
        stage.goOn([COMMAND(6)], 6, 6);
        until(stage, "nothing");
      }
      return NaN;
    };
    const name = (row: number): string => `06${String(row).padStart(2, "0")}`;
    // a half point a hex of road
    expect(["0607", "0609", "0613", "0614", "0625", "0627"].map(rides)).toEqual([0, 1, 1, 2, 2, 3]);
  });
});

test("NWO-4-b nothing of the first side’s orders has effect before the other has written", () => {
  const stage = until(phase([6, 6]), "orders");
  stage.act(...to("u-oc", "u1", "defend", "0604"), DONE);
  expect(stage.decision).toMatchObject({ step: "orders", sides: ["confederate"] });
  const command = stage.p.stack.find((frame) => frame.step === "command") as { given: readonly Given[] };
  expect(command.given).toHaveLength(1);
  expect([stage.p.standing[0], stage.told("order-sent")]).toEqual([undefined, []]);
});
