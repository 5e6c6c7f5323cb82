import { describe, expect, test } from "vitest";
import { controllerOf, give, recordControl } from "../../../src/no-written-orders/land/control.ts";
import { testForEither } from "../support/either-side.ts";
import { ARMIES, askedIn, to, COMMAND, DONE, phase, until } from "../support/commanding.ts";
import type { Setting, Stage } from "../support/stage.ts";

describe("ends of orders", () => {
  test("NWO-12.8-a, NWO-RUL176, NWO-12.5-b an Attack is achieved where its flag is controlled and nobody disturbs it", () => {
    const attacked = (turn: number): Stage =>
      phase([], {
        orders: { u1: { type: "attack", target: "0604", next: [{ type: "march", target: "0608" }] } },
        frames(field, p) {
          give(p, field.map.grid.known("0604"), 0);
          p.attackedIn = p.attackedIn.with(field.holderIndex.get("u1") as number, turn);
          return [];
        },
      });
    expect(attacked(0).p.standing[0]?.order.type).toBe("march");
    expect(attacked(1).p.standing[0]?.order.type).toBe("attack");
  });

  testForEither(
    "NWO-12.3.MA-d, NWO-12.8-b, TV-112 a march ends with its leader on the flag: nothing follows, he is on Reserve",
    () => {
      const stage = until(phase([], { orders: { u1: { type: "march", target: "0602" } } }), "nothing");
      expect(stage.p.standing[0]).toBeUndefined();
      const alone = until(phase([], { orders: { u2d: { type: "march", target: "0402" } } }), "nothing");
      expect(alone.p.standing[alone.holder("u2d")]).toBeUndefined();
    },
  );

  test("NWO-12.10-a, NWO-DR06, TV-105, TV-106 who lost a step under an Attack checks; objective held, he is surer", () => {
    const check = (die: number, setting: Partial<Setting> = {}): boolean | undefined => {
      const stage = phase([die], {
        orders: { u1: { type: "attack", target: "0608", with: { shaken: true } } },
        ...setting,
      });
      until(stage, "failing");
      return stage.told("confidence-checked")[0]?.held;
    };
    expect([check(5), check(6)]).toEqual([true, false]);
    const held = {
      frames: (field: Stage["field"], p: Stage["p"]) => {
        give(p, field.map.grid.known("0608"), 0);
        p.attackedIn = p.attackedIn.with(0, 1);
        return [];
      },
    };
    expect(check(6, held)).toBe(true);
  });

  testForEither(
    "NWO-D13, NWO-12.3.FB-g a retreat is ended by its owner once nobody is within two hexes of the enemy",
    () => {
      const stage = until(phase([], { orders: { u1: { type: "fall-back" } } }), "standing-down");
      stage.act({ type: "stand-down", holder: "u1" });
      expect(stage.p.standing[0]).toBeUndefined();
      const asked = (ua: string): string =>
        askedIn(phase([], { orders: { u1: { type: "fall-back" } }, at: { ...ARMIES.at, ua } }));
      expect([asked("0608"), asked("0609")]).toEqual(["standing-down", "initiative"]);
    },
  );

  testForEither("NWO-16.1-c, NWO-RUL210, TV-118 at nightfall an Attack that holds nothing of its target fails", () => {
    const stage = phase([], {
      turns: [{}, { night: true, firstNight: true }],
      orders: { u1: { type: "attack", target: "0608" } },
    });
    expect(stage.told("order-failed")[0]).toMatchObject({ rule: "NWO-16.1-c", holder: "u1" });
  });

  testForEither(
    "NWO-16.1-c, NWO-12.11-e at nightfall an Attack of a bad move fails like any other, before it would end of itself",
    () => {
      const nightfall = (ua: string): Stage =>
        phase([], {
          turns: [{}, { night: true, firstNight: true }],
          orders: { u1: { type: "attack", target: "0608", with: { origin: "bad-move", since: 1 } } },
          at: { ...ARMIES.at, ua },
          frames(field, p) {
            recordControl(field, p, field.map.grid.known(ua));
            return [];
          },
        });
      expect(nightfall("0602").told("order-failed")).toMatchObject([{ rule: "NWO-16.1-c", holder: "u1" }]);
      const held = nightfall("0608");
      expect(held.told("order-failed")).toEqual([]);
      expect(held.told("stood-down")).toMatchObject([{ rule: "NWO-12.11-e", holder: "u1" }]);
    },
  );

  test.each([
    ["occupies", "0608", 0],
    ["only has in its zone of control", "0607", 1],
  ])("NWO-16.1-c, NWO-18-b, NWO-RUL210 at nightfall an Attack whose side %s a hex of its target", (_, ua, failures) => {
    const stage = phase([], {
      turns: [{}, { night: true, firstNight: true }],
      orders: { u1: { type: "attack", target: "0608" } },
      at: { ...ARMIES.at, ua },
      frames(field, p) {
        recordControl(field, p, field.map.grid.known(ua));
        expect(controllerOf(p, field.map.grid.known("0608"))).toBe(0);
        return [];
      },
    });
    expect(stage.told("order-failed")).toHaveLength(failures);
  });

  testForEither("NWO-12.3.AT-g, NWO-RUL159 an Attack of which artillery alone is left fails", () => {
    const stage = phase([], {
      units: [
        { id: "ua", formation: "u1", arm: "foot" },
        { id: "ub", formation: "u2" },
        { id: "ca", formation: "c1" },
      ],
      orders: { u1: { type: "attack", target: "0608" } },
    });
    expect(stage.told("order-failed")[0]).toMatchObject({ rule: "NWO-12.3.AT-g" });
  });
});

describe("night", () => {
  test("NWO-16.1-d, NWO-16.1-e, NWO-16.1-f orders of the night are tested before dawn and begin with the day", () => {
    const turns = [{ night: true }, { night: true }, { night: true, lastNight: true }, {}];
    const stage = until(phase([], { turns }), "orders");
    stage.act(...to("u-oc", "u1", "defend", "0604"), DONE, DONE);
    expect(stage.told("compliance-tested")).toEqual([]);
    const next = (...dice: readonly number[]): void => {
      stage.p.turn += 1;
      until(stage.goOn([COMMAND(0)], ...dice), "nothing");
    };
    next(6, 6);
    expect([stage.told("compliance-tested").length, stage.p.standing[0]]).toEqual([1, undefined]);
    next();
    expect(stage.p.standing[0]?.order.type).toBe("defend");
  });
});

describe("wings", () => {
  const WING = {
    wings: { "u-w": ["u1"] },
    at: { ...ARMIES.at, "u-w": "1202", "u-oc": "0112" },
    seats: { "u-oc": "0112" },
  };

  testForEither(
    "NWO-12.15-a, NWO-12.15-c, NWO-RUL185, NWO-RUL186 out of the army commander’s sight he orders his wing, in keeping with his own order",
    () => {
      const stage = until(phase([], { ...WING, orders: { "u-w": { type: "defend", target: "0604" } } }), "orders");
      stage.act({ type: "address", from: "u-w", to: "u1" });
      expect(stage.whyNot({ type: "kind", order: "attack" })).toMatchObject({ rule: "NWO-12.15-c" });
      stage.act({ type: "kind", order: "delay" });
      expect(stage.whyNot({ type: "aim", hex: "0604" })).toBeUndefined();
      expect(stage.act({ type: "scrap" }).whyNot({ type: "address", from: "u-w", to: "u2" })).toMatchObject({
        rule: "NWO-12-a",
      });
    },
  );

  testForEither("NWO-RUL186 while he falls back he sends nobody nearer to the enemy", () => {
    const march = (own: "fall-back" | "attack"): Stage => {
      const stage = until(phase([], { ...WING, orders: { "u-w": { type: own, target: "0603" } } }), "orders");
      return stage.act({ type: "address", from: "u-w", to: "u1" }, { type: "kind", order: "march" });
    };
    const back = march("fall-back");
    expect(back.whyNot({ type: "aim", hex: "0604" })).toMatchObject({ rule: "NWO-12.15-c", reason: "aim-toward" });
    expect(back.whyNot({ type: "aim", hex: "0601" })).toBeUndefined();
    expect(march("attack").whyNot({ type: "aim", hex: "0604" })).toBeUndefined();
  });

  testForEither("NWO-12.15-a in range of the army commander he is idle", () => {
    const stage = until(phase([], { ...WING, at: { ...ARMIES.at, "u-w": "0603" } }), "orders");
    expect(stage.offered("address").some(({ from }) => from === "u-w")).toBe(false);
  });
});

describe("a wing commander’s own order", () => {
  const WING = {
    wings: { "u-w": ["u1"] },
    at: { ...ARMIES.at, "u-w": "1202", "u-oc": "0112" },
    seats: { "u-oc": "0112" },
  };
  const kept = (
    setting: object,
    change: (one: Stage["field"], p: Stage["p"]) => void = () => undefined,
  ): string | undefined => {
    const stage = phase([], {
      ...WING,
      ...setting,
      frames(field, p) {
        change(field, p);
        return [];
      },
    });
    until(stage, "orders");
    return stage.p.standing[stage.holder("u-w")]?.order.type;
  };

  test("NWO-RUL157 a march ends when he is on its flag, an attack when it is taken and his wing is undisturbed", () => {
    expect(kept({ orders: { "u-w": { type: "march", target: "1202" } } })).toBeUndefined();
    const attack = { orders: { "u-w": { type: "attack", target: "0604" } } };
    expect(kept(attack)).toBe("attack");
    const take = (field: Stage["field"], p: Stage["p"]): void => give(p, field.map.grid.known("0604"), 0);
    expect(kept(attack, take)).toBeUndefined();
    const disturbed = (field: Stage["field"], p: Stage["p"]): void => {
      take(field, p);
      p.attackedIn = p.attackedIn.with(0, 1);
    };
    expect(kept(attack, disturbed)).toBe("attack");
  });

  testForEither("NWO-RUL157 at nightfall an attack that holds nothing is over; while he is idle it stays", () => {
    const night = {
      turns: [{}, { night: true, firstNight: true }],
      orders: { "u-w": { type: "attack", target: "0604" } },
    };
    expect(kept(night)).toBeUndefined();
    expect(kept({ ...night, at: { ...ARMIES.at, "u-w": "0603" }, seats: { "u-oc": "0603" } })).toBe("attack");
  });
});
