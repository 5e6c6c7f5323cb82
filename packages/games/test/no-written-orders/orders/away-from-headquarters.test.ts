import { expect } from "vitest";
import { ARMIES, DONE, phase, to, until } from "../support/commanding.ts";
import { testForEither } from "../support/either-side.ts";
import type { Setting, Stage } from "../support/stage.ts";

/** Turns of orders away from headquarters, by commander and of everybody else, after a Command Phase that began with so many. */
function spells(before: number, seat: string, orders: boolean, setting: Partial<Setting> = {}): readonly number[] {
  const stage: Stage = until(
    phase([6, 6, 6, 6], {
      seats: { "u-oc": seat, "c-oc": "0612" },
      ...setting,
      frames(field, p) {
        p.spell = p.spell.with(field.holderIndex.get("u-oc") as number, before);
        return [];
      },
    }),
    "orders",
  );
  if (orders) stage.act(...to("u-oc", "u1", "defend", "0605"));
  stage.act(DONE);
  until(stage, "nothing");
  const own = stage.holder("u-oc");
  return [stage.p.spell[own] as number, [...stage.p.spell].reduce((sum, one) => sum + one, 0)];
}

testForEither(
  "NWO-12.12-c NWO-RUL182 turns in which a commander orders away from headquarters count until he is back",
  () => {
    expect(spells(0, "0608", true)).toEqual([1, 1]);
    expect(spells(1, "0608", false)).toEqual([1, 1]);
    expect(spells(1, "0603", true)).toEqual([0, 0]);
    expect(spells(1, "0603", false)).toEqual([0, 0]);
  },
);

testForEither("NWO-12.12-c NWO-RUL182 he is not back while his headquarters march", () => {
  expect(spells(1, "0603", false, { orders: { "u-oc": { type: "march", target: "0610" } } })).toEqual([1, 1]);
});

testForEither(
  "NWO-12.3.AT-g NWO-RUL159 guns alone are left of a formation whose other units obey an order of their own",
  () => {
    const at = (step: string, orders: Setting["orders"]): Stage =>
      until(
        phase([6, 6, 6, 6], {
          units: [...ARMIES.units, { id: "ug", formation: "u2", arm: "foot" }],
          at: { ...ARMIES.at, ug: "0402" },
          orders: { u2: { type: "attack", target: "0605" }, ...orders },
        }),
        step,
      );
    expect(at("orders", {}).told("order-failed")).toEqual([]);
    const alone = at("failing", { u2d: { type: "defend", target: "0402" } });
    expect(alone.told("order-failed")).toMatchObject([{ holder: "u2", rule: "NWO-12.3.AT-g" }]);
  },
);
