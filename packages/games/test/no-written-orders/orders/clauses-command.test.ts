import { describe, expect, test } from "vitest";
import { complianceOf } from "../../../src/no-written-orders/orders/compliance.ts";
import { OPTIONS } from "../../../src/no-written-orders/options/offered-options.ts";
import { DEFAULT_OPTIONS, SWITCHES } from "../../../src/no-written-orders/options/switches.ts";
import { RALLIED } from "../../../src/no-written-orders/position.ts";
import { steadinessOf } from "../../../src/no-written-orders/army/combatants.ts";
import { inCommand } from "../../../src/no-written-orders/army/command.ts";
import { viewOf } from "../../../src/no-written-orders/views/seat-view.ts";
import { ORDER_TYPES } from "../../../src/no-written-orders/vocabulary.ts";
import { testForEither } from "../support/either-side.ts";
import { ownSide } from "../support/armies.ts";
import { ARMIES, askedIn, DONE, phase, to, until } from "../support/commanding.ts";
import { orderOf } from "../support/stage.ts";

const NIGHTFALL = [{}, { night: true, firstNight: true }];

describe("the Command Phase", () => {
  test("NWO-12.2-a initiative, then confidence, then orders, then compliance", () => {
    const stage = phase([5, 6, 6], { orders: { u1: { type: "attack", target: "0608", with: { shaken: true } } } });
    const done = () => [stage.told("confidence-checked").length, stage.told("compliance-tested").length];
    expect([until(stage, "initiative").decision.step, ...done()]).toEqual(["initiative", 0, 0]);
    expect([until(stage, "orders").decision.step, ...done()]).toEqual(["orders", 1, 0]);
    stage.act(...to("u-oc", "u2d", "defend", "0604"), DONE, DONE);
    expect(done()).toEqual([1, 1]);
  });

  test("NWO-12.6-a, NWO-RUL170, NWO-RUL171 who is near gets his order at once, who is far by an aide", () => {
    const sent = (at: string) =>
      until(phase([6, 6], { at: { ...ARMIES.at, "u-oc": at }, seats: { ...ARMIES.seats, "u-oc": at } }), "orders").act(
        ...to("u-oc", "u1", "defend", "0604"),
        DONE,
        DONE,
      );
    const aides = ["0603", "0112"].map((at) => sent(at).told("order-sent")[0]?.aide);
    expect(aides).toEqual([false, true]);
    // Both sides see him leave: whoever has seen that takes no order back.
    expect(sent("0112").told("aide-rode")[0]).toMatchObject({ reveals: true });
  });

  test("NWO-12.7-c, NWO-12.9-a, NWO-12.5-d a C is obeyed at once, and ends what was in force with all that should follow", () => {
    const march = { type: "march", target: "0608", next: [{ type: "attack", target: "0610" }] } as const;
    const stage = until(phase([6, 6], { orders: { u1: march } }), "orders");
    stage.act(...to("u-oc", "u1", "defend", "0604"), DONE, DONE);
    expect(stage.told("compliance-tested")[0]).toMatchObject({ result: "C" });
    expect(stage.p.standing[0]).toMatchObject({ order: { type: "defend" }, next: [] });
  });

  testForEither("NWO-12.7-e, NWO-RUL174 no order is ignored, whatever the dice and the column", () => {
    for (let column = -1; column <= 8; column += 1)
      for (let total = 2; total <= 12; total += 1)
        expect(["C", "R4", "R5", "R6"]).toContain(complianceOf(column, total, total % 2 === 0));
  });

  testForEither("NWO-12.9-b an order fails by a check of confidence, or by its own rules", () => {
    const shaken = phase([6], { orders: { u1: { type: "attack", target: "0608", with: { shaken: true } } } });
    expect(until(shaken, "failing").told("order-failed")[0]).toMatchObject({ rule: "NWO-12.10-c" });
    const dark = phase([], { turns: NIGHTFALL, orders: { u1: { type: "attack", target: "0608" } } });
    expect(dark.told("order-failed")[0]).toMatchObject({ rule: "NWO-16.1-c" });
  });

  testForEither("NWO-12.9-e foot artillery goes back with the others when its order fails", () => {
    const stage = phase([], {
      units: [
        { id: "ua", formation: "u1" },
        { id: "ug", formation: "u1", arm: "foot" },
        { id: "ub", formation: "u2" },
        { id: "ca", formation: "c1" },
      ],
      at: { ...ARMIES.at, ug: "0606" },
      turns: NIGHTFALL,
      orders: { u1: { type: "attack", target: "0608" } },
    });
    expect(stage.decision.step).toBe("failing");
    expect(new Set(stage.offered("fall").map(({ unit }) => unit))).toContain("ug");
  });

  test("NWO-12.11-d what a bad move brings is obeyed without a test", () => {
    const stage = until(phase([2, 3], { orders: { u1: { type: "defend", target: "0602" } } }), "initiative");
    stage.act({ type: "try", holder: "u1" }, { type: "kind", order: "attack" }, { type: "aim", hex: "0604" });
    stage.act({ type: "send" }, DONE, DONE);
    expect(stage.decision.step).toBe("bad-move");
    stage.act({ type: "command", holder: "u1" }, { type: "kind", order: "delay" }, { type: "aim", hex: "0602" });
    stage.act({ type: "send" });
    expect(stage.p.standing[0]).toMatchObject({ order: { type: "delay" }, origin: "bad-move" });
    expect(stage.told("compliance-tested")).toEqual([]);
  });

  testForEither("NWO-12.5-c a March that is achieved without anything to follow leaves Reserve", () => {
    const stage = until(
      phase([], { orders: { u1: { type: "march", target: "0602", with: { contact: false } } } }),
      "orders",
    );
    expect(stage.told("stood-down")).toMatchObject([{ holder: "u1" }]);
    expect(stage.p.standing[0]).toBeUndefined();
  });

  testForEither(
    "NWO-12.16-a, NWO-12.17-a, NWO-12.3-h there are eight orders, none for a set hour and none to support",
    () => {
      expect(ORDER_TYPES).toHaveLength(8);
      expect(ORDER_TYPES.filter((type) => /time|support/.test(type))).toEqual([]);
      const stage = until(phase([]), "orders");
      stage.act({ type: "address", from: "u-oc", to: "u1" });
      expect(stage.offered("kind").map(({ order }) => order)).toEqual([
        "attack",
        "probe",
        "defend",
        "delay",
        "march",
        "fall-back",
      ]);
    },
  );

  test("NWO-12.3-e to the enemy the flag of headquarters looks like every other flag", () => {
    const stage = phase([], {
      orders: { "u-oc": { type: "march", target: "0608" }, u1: { type: "march", target: "0610" } },
    });
    const { flags } = viewOf(stage.field, stage.p, "confederate");
    expect(flags.filter(({ side }) => side === "union").map(({ hex, ...rest }) => [hex, Object.keys(rest)])).toEqual(
      expect.arrayContaining([
        ["0608", ["side"]],
        ["0610", ["side"]],
      ]),
    );
  });

  testForEither("NWO-12.3.GR-c a General Retreat does not end before the first night turn after it was sent", () => {
    const retreat = { u1: { type: "general-retreat" } } as const;
    const turns = [{}, {}, { night: true, firstNight: true }];
    expect(askedIn(phase([], { turns, orders: retreat }))).toBe("initiative");
    const stage = phase([], { turns: NIGHTFALL, orders: { u1: { type: "general-retreat", with: { sent: 1 } } } });
    expect(until(stage, "standing-down").offered("stand-down")).toMatchObject([{ holder: "u1" }]);
    // sent by night: the next turn of the same night is the first after it
    const night = phase([], {
      turns: [{ night: true, firstNight: true }, { night: true }],
      orders: { u1: { type: "general-retreat", with: { sent: 1 } } },
    });
    expect(askedIn(night)).toBe("standing-down");
  });
});

describe("divisions and wings", () => {
  test("NWO-12.13-d the order of a division holds when its formation gets another", () => {
    const own = { u2d: { type: "defend", target: "0402" } } as const;
    const stage = until(phase([6, 6], { orders: own }), "orders");
    stage.act(...to("u-oc", "u2", "march", "0604"), DONE, DONE);
    expect(stage.p.standing[stage.holder("u2d")]?.order.type).toBe("defend");
  });

  testForEither(
    "NWO-12.13-f a division that its corps commander ordered may rejoin in his range; one that a superior or its own leader did may not",
    () => {
      const rejoins = (origin: "corps" | "initiative" | "superior", ub = "0402"): readonly string[] => {
        const orders = { u2d: { type: "defend", target: "0402", with: { origin } } } as const;
        const stage = until(phase([], { orders, at: { ...ARMIES.at, ub } }), "orders");
        return stage.offered("rejoin").map(({ holder }) => holder);
      };
      expect([rejoins("corps"), rejoins("corps", "0109")]).toEqual([["u2d"], []]);
      expect([rejoins("initiative"), rejoins("superior")]).toEqual([[], []]);
    },
  );

  testForEither("NWO-12.13-g, NWO-12.3.MA-d the march of a division ends with any unit of it on the flag", () => {
    const units = [...(ARMIES.units ?? []), { id: "uc", formation: "u2", division: "u2d" }];
    const march = (uc: string) =>
      until(
        phase([], { units, at: { ...ARMIES.at, uc }, orders: { u2d: { type: "march", target: "0404" } } }),
        "orders",
      );
    const there = march("0404");
    expect(there.p.standing[there.holder("u2d")]).toBeUndefined();
    const onTheWay = march("0403");
    expect(onTheWay.p.standing[onTheWay.holder("u2d")]?.order.type).toBe("march");
  });

  test("NWO-12.15-b, NWO-12.15-d a wing commander on his own tests his orders, and may order himself", () => {
    const stage = phase([6, 6], {
      wings: { "u-w": ["u1"] },
      at: { ...ARMIES.at, "u-w": "1202", "u-oc": "0112" },
      seats: { "u-oc": "0112" },
      frames(field, p) {
        const [from, wing] = ["u-oc", "u-w"].map((id) => field.holderIndex.get(id) as number);
        p.couriers = [
          {
            side: ownSide(),
            hex: field.map.grid.known("1202"),
            from: from ?? 0,
            to: wing ?? 0,
            orders: [orderOf(field, "defend", "0604")],
            sent: 1,
          },
        ];
        return [];
      },
    });
    expect(until(stage, "initiative").offered("try")).toContainEqual({ type: "try", holder: "u-w" });
    until(stage, "orders").act(DONE, DONE);
    expect(stage.told("compliance-tested")).toMatchObject([{ holder: "u-w" }]);
  });

  testForEither("NWO-15-c, NWO-RUL203 a leader who rallies men commands his units, but lifts nobody’s morale", () => {
    const led = (marks: number): readonly boolean[] => {
      const stage = phase([]);
      stage.p.leaderMarks[stage.leader("u1-fl")] = marks;
      const ua = stage.unit("ua");
      const { supported } = steadinessOf(stage.field, stage.p, ua, false, false);
      return [inCommand(stage.field, stage.p, ua), supported];
    };
    expect([led(0), led(RALLIED)]).toEqual([
      [true, true],
      [true, false],
    ]);
  });
});

testForEither("NWO-19-a all optional rules of chapter 19 are switches, each for itself, and off unless chosen", () => {
  const optional = SWITCHES.filter(({ rule }) => /^NWO-S(0[2-9]|1[0-4])$/.test(rule));
  expect(optional).toHaveLength(13);
  for (const { id } of optional) {
    expect(DEFAULT_OPTIONS[id]).toBe("off");
    expect(OPTIONS.find((one) => one.id === id)?.values).toContain("on");
  }
});
