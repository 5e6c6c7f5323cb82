import { describe, expect, test } from "vitest";
import { FALLEN } from "../../../src/no-written-orders/position.ts";
import type { Trait } from "../../../src/no-written-orders/vocabulary.ts";
import { testForEither } from "../support/either-side.ts";
import { ARMIES, DONE, phase, to, until } from "../support/commanding.ts";
import type { Setting, Stage } from "../support/stage.ts";

const of = (trait: Trait): Partial<Setting> => ({ options: { leaderTraits: "on" }, traits: { "u1-fl": trait } });
const order = (stage: Stage): readonly (string | undefined)[] => {
  const standing = stage.p.standing[0];
  const flag = standing?.order.target?.flag;
  return [standing?.order.type, flag === undefined ? undefined : stage.field.map.grid.ids[flag], standing?.origin];
};

describe("NWO-19.8-a, NWO-S09 characters of leaders", () => {
  const told = (setting: Partial<Setting>, ...dice: readonly number[]): Stage => {
    const stage = until(phase(dice, setting), "orders");
    return stage.act(...to("u-oc", "u1", "defend", "0604"), DONE, DONE);
  };

  test("NWO-19.8.1-a, NWO-DR30 at a two on compliance an aggressive leader attacks the nearest enemies, a panicky one falls back", () => {
    expect(order(told(of("aggressive"), 1, 1))).toEqual(["attack", "0611", "trait"]);
    expect(order(told(of("panicky"), 1, 1))).toEqual(["fall-back", undefined, "trait"]);
    const kept = told(of("aggressive"), 1, 2);
    expect([order(kept)[0], kept.p.waiting[0]?.needs]).toEqual([undefined, 5]);
    const plain = told({}, 1, 1);
    expect([order(plain)[0], plain.p.waiting[0]?.needs]).toEqual([undefined, 5]);
  });

  test("NWO-19.8.1-a, NWO-12.5-d what waited for him is gone, and his side alone is told of the dice", () => {
    const waiting = {
      ...of("aggressive"),
      frames(_: Stage["field"], p: Stage["p"]) {
        p.waiting = p.waiting.with(0, { orders: [], needs: 6, sent: 1, since: 2, origin: "superior" });
        return [];
      },
    };
    const stage = told(waiting, 1, 1);
    expect(stage.p.waiting[0]).toBeUndefined();
    expect(stage.told("character-tested")[0]).toMatchObject({ holder: "u1", follows: true, audience: ["union"] });
    expect(stage.told("compliance-tested")).toEqual([]);
  });

  testForEither("NWO-19.8.1-b, NWO-RUL239 whenever an order is achieved he is tested", () => {
    const arrived = (...dice: readonly number[]): Stage =>
      until(phase(dice, { ...of("aggressive"), orders: { u1: { type: "march", target: "0602" } } }), "nothing");
    expect(order(arrived(1, 1))).toEqual(["attack", "0611", "trait"]);
    expect(order(arrived(1, 2))[0]).toBeUndefined();
  });

  const beside = { ...ARMIES.at, ua: "0610", "u1-fl": "0610" };

  testForEither("NWO-19.8.3-a a panicky leader in contact on Attack or Probe may fall back, each turn of day", () => {
    const set = (at: Setting["at"], setting: Partial<Setting> = {}): Partial<Setting> => ({
      ...of("panicky"),
      at,
      orders: { u1: { type: "attack", target: "0612" } },
      ...setting,
    });
    const stage = phase([1, 1], set(beside));
    expect(order(stage)).toEqual(["fall-back", undefined, "trait"]);
    expect(stage.told("character-tested")[0]?.rule).toBe("NWO-19.8.3-a");
    expect(order(phase([1, 2], set(beside)))[0]).toBe("attack");
    expect(phase([], set(ARMIES.at)).told("character-tested")).toEqual([]);
    expect(phase([], set(beside, { turns: [{}, { night: true }] })).told("character-tested")).toEqual([]);
  });

  testForEither(
    "NWO-19.8.3-b an aggressive leader who sees enemies may attack out of any other order, or out of Reserve",
    () => {
      const near = { ...ARMIES.at, ua: "0607", "u1-fl": "0607" };
      for (const orders of [{}, { u1: { type: "defend", target: "0607" } }] as const) {
        const stage = phase([1, 1], { ...of("aggressive"), at: near, orders });
        expect([order(stage), stage.told("character-tested")[0]?.rule]).toEqual([
          ["attack", "0611", "trait"],
          "NWO-19.8.3-b",
        ]);
      }
      const far = phase([], { ...of("aggressive"), orders: { u1: { type: "defend", target: "0602" } } });
      expect(far.told("character-tested")).toEqual([]);
      const attacks = phase([], { ...of("aggressive"), at: near, orders: { u1: { type: "probe", target: "0612" } } });
      expect(attacks.told("character-tested")).toEqual([]);
    },
  );

  testForEither(
    "NWO-19.8.3-b a wing commander who is alone follows his character, a division its leader’s only under its own order",
    () => {
      const wing = (dice: readonly number[], oc: string): Stage =>
        phase(dice, {
          wings: { "u-w": ["u1"] },
          options: { leaderTraits: "on" },
          traits: { "u-w": "aggressive" },
          at: { ...ARMIES.at, "u-w": "0607", "u-oc": oc },
          seats: { "u-oc": oc },
          orders: { "u-w": { type: "defend", target: "0607" } },
        });
      const alone = wing([1, 1], "0112");
      expect(alone.p.standing[alone.holder("u-w")]?.order.type).toBe("attack");
      expect(wing([], "0606").told("character-tested")).toEqual([]);
    },
  );

  testForEither("NWO-11.2-b who takes over from him who was lost has no character", () => {
    const at = { ...beside, "u1-fl": { hex: "0610", marks: FALLEN } };
    const stage = phase([], { ...of("panicky"), at, orders: { u1: { type: "attack", target: "0612" } } });
    expect(stage.told("leader-replaced")[0]).toMatchObject({ leader: "u1-fl", rating: 1 });
    expect(stage.told("character-tested")).toEqual([]);
  });
});
