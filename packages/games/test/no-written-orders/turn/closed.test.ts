import { describe, expect, test } from "vitest";
import type { Action } from "../../../src/no-written-orders/actions.ts";
import type { SideId } from "../../../src/no-written-orders/vocabulary.ts";
import { ARMIES, phase, until } from "../support/commanding.ts";
import { moving } from "../support/moving.ts";
import type { Setting, Stage } from "../support/stage.ts";

const marching = (more: Partial<Setting> = {}): Stage =>
  moving({
    at: { ua: "0603", ub: "0604", "u1-fl": "0603", ca: "0611" },
    orders: { u1: { type: "march", target: "0609" } },
    ...more,
  });
const orders = (...actions: readonly Action[]): Stage => until(phase([]), "orders").act(...actions);
const drafted = (...actions: readonly Action[]): Stage =>
  orders({ type: "address", from: "u-oc", to: "u1" }, { type: "kind", order: "attack" }, ...actions);
const ADVANCED: Partial<Setting> = {
  options: { advancedSupply: "on", smallArmsAmmo: "on" },
  trains: [{ side: "union", hex: "0602" }],
  seats: { "union-train-1": "0602" },
};

describe("what another moment asks is refused with its own sentence", () => {
  const tried: readonly (readonly [reason: string, says: string, at: () => Stage, tries: Action])[] = [
    ["no-such-unit", "a return of nobody", marching, { type: "rally", unit: "nobody" }],
    ["return-order", "a return in an action", marching, { type: "rally", unit: "ua" }],
    ["no-such-unit", "a shift of nobody", marching, { type: "shift", unit: "nobody", hex: "0605" }],
    ["shift-other", "a shift without a crowd", marching, { type: "shift", unit: "ua", hex: "0605" }],
    ["no-such-holder", "headquarters of nobody", marching, { type: "seat", holder: "nobody", hex: "0605" }],
    ["no-such-holder", "headquarters of nobody that stay", marching, { type: "settle", holder: "nobody" }],
    ["haul-never", "a train without the option", marching, { type: "haul", train: "union-train-1", hex: "0603" }],
    ["no-such-holder", "a train of nobody", () => marching(ADVANCED), { type: "haul", train: "nobody", hex: "0603" }],
    ["reload-never", "cartridges without the option", marching, { type: "reload", unit: "ua" }],
    ["no-such-unit", "cartridges for nobody", () => marching(ADVANCED), { type: "reload", unit: "nobody" }],
    ["end-advance", "an end of an advance in a march", marching, { type: "end-advance" }],
    ["no-such-holder", "a hidden march of nobody that is shown", marching, { type: "reveal", holder: "nobody" }],
    ["reveal-other", "an open march that is shown", marching, { type: "reveal", holder: "u1" }],
    ["no-such-unit", "a march of nobody", marching, { type: "take", unit: "nobody" }],
    [
      "no-such-hex",
      "a step to nowhere",
      () => marching().act({ type: "take", unit: "ua" }),
      { type: "step", hex: "9999" },
    ],
    ["no-such-hex", "an order to nowhere", () => drafted(), { type: "aim", hex: "9999" }],
    ["no-such-hex", "a way by nowhere", () => drafted({ type: "aim", hex: "0609" }), { type: "via", hex: "9999" }],
    ["aim-chosen", "a second target", () => drafted({ type: "aim", hex: "0609" }), { type: "aim", hex: "0608" }],
    ["kind-chosen", "a second kind", () => drafted(), { type: "kind", order: "march" }],
    ["no-such-holder", "an order for nobody", () => orders(), { type: "address", from: "u-oc", to: "nobody" }],
  ];
  for (const [reason, says, at, tries] of tried)
    test(`${reason}: ${says}`, () => {
      expect(at().whyNot(tries)?.reason).toBe(reason);
    });
});

describe("either side’s Command Phase", () => {
  test.each<readonly [side: SideId, from: string, to: string, hex: string]>([
    ["union", "u-oc", "u1", "0605"],
    ["confederate", "c-oc", "c1", "0608"],
  ])("NWO-12-a NWO-12.2-a the %s commander orders his own formations, once each", (side, from, to, hex) => {
    const stage = until(phase([], ARMIES), "orders", side);
    const enemy = side === "union" ? "c1" : "u1";
    expect(stage.decision.sides).toEqual([side]);
    expect(stage.whyNot({ type: "address", from, to: enemy })).toMatchObject({ rule: "NWO-12-a" });
    stage.act({ type: "address", from, to }, { type: "kind", order: "defend" }, { type: "aim", hex }, { type: "send" });
    expect(stage.whyNot({ type: "address", from, to })).toMatchObject({ rule: "NWO-12.3-a" });
    expect(stage.offered("withdraw")).toEqual([{ type: "withdraw", to }]);
    stage.act({ type: "withdraw", to });
    expect(stage.whyNot({ type: "address", from, to })).toBeUndefined();
  });
});
