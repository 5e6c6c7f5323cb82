import { describe, expect, test } from "vitest";
import type { Action } from "../../../src/no-written-orders/actions.ts";
import { inCommand } from "../../../src/no-written-orders/army/command.ts";
import { spiritOf } from "../../../src/no-written-orders/army/condition.ts";
import { ratingOf } from "../../../src/no-written-orders/army/headings.ts";
import { encodePosition } from "../../../src/no-written-orders/codec/position-codec.ts";
import { decodePosition } from "../../../src/no-written-orders/situations/saved-position.ts";
import { NONE } from "../../../src/no-written-orders/measures.ts";
import { ELIMINATED, liftUp } from "../../../src/no-written-orders/position.ts";
import { viewOf } from "../../../src/no-written-orders/views/seat-view.ts";
import { lossesOf } from "../../../src/no-written-orders/army/spirits.ts";
import { actsWith, boundBy, drawsChit, partsOf, unitsUnder } from "../../../src/no-written-orders/army/standing.ts";
import { testForEither } from "../support/either-side.ts";
import { ARMIES, COMMAND, DONE, phase, until } from "../support/commanding.ts";
import type { Setting, Stage } from "../support/stage.ts";

const SETTING: Partial<Setting> = {
  options: { attachDivisions: "on" },
  units: [
    { id: "ua", formation: "u1" },
    { id: "ub", formation: "u2", division: "u2d" },
    { id: "ux", formation: "u2", division: "u2e" },
    { id: "uy", formation: "u2" },
    { id: "ca", formation: "c1" },
  ],
  at: { ...ARMIES.at, ux: "0502", uy: "0302", "u2-fl": "0402" },
};
const order = (division: string, ...more: readonly Action[]): readonly Action[] => [
  { type: "address", from: "u-oc", to: division },
  { type: "kind", order: "defend" },
  { type: "aim", hex: "0602" },
  ...more,
  { type: "send" },
];
const toU1 = (division = "u2d"): readonly Action[] => order(division, { type: "attach", formation: "u1" });
/** The division has obeyed, and acts with the 1st Corps. */
function attached(change: Partial<Setting> = {}): Stage {
  const stage = until(phase([6, 6], { ...SETTING, ...change }), "orders").act(...toU1(), DONE, DONE);
  return until(stage, "nothing");
}

describe("NWO-S13 divisions attached to another corps", () => {
  test("NWO-19.12.1-a, NWO-D43, NWO-RUL244 by a divisional order, once it is obeyed; it acts with that corps’ chit", () => {
    const stage = attached();
    const { field, p } = stage;
    const [u1, u2, u2d] = ["u1", "u2", "u2d"].map((id) => stage.holder(id)) as [number, number, number];
    expect(stage.told("compliance-tested")[0]).toMatchObject({ holder: "u2d", result: "C" });
    expect(actsWith(field, p, stage.unit("ub"))).toBe(u1);
    expect([partsOf(field, p, u1), partsOf(field, p, u2)]).toEqual([[u1, u2d], [u2]]);
    expect([drawsChit(field, p, u1), drawsChit(field, p, u2)]).toEqual([true, false]);
    expect(boundBy(field, p, stage.unit("ub"))).toBe(u2d);
    expect(decodePosition(field, encodePosition(field, p))).toEqual(p);
  });

  test("NWO-19.12.1-a, NWO-12.13-f rejoined, it follows that corps’ order, under that corps’ leader", () => {
    const stage = attached({
      at: { ...SETTING.at, "u2-fl": "0112", "u-oc": "0602" },
      seats: { "u-oc": "0602", "c-oc": "0612" },
    });
    stage.p.standing = stage.p.standing.with(stage.holder("u2d"), undefined);
    stage.p.turn += 1;
    until(stage.goOn([COMMAND(0)]), "orders").act({ type: "rejoin", holder: "u2d" });
    const u1 = stage.holder("u1");
    expect(boundBy(stage.field, stage.p, stage.unit("ub"))).toBe(u1);
    expect(unitsUnder(stage.field, stage.p, u1)).toEqual([stage.unit("ua"), stage.unit("ub")]);
    expect(inCommand(stage.field, stage.p, stage.unit("ub"))).toBe(true);
    expect(unitsUnder(stage.field, stage.p, stage.holder("u2"))).toEqual([stage.unit("ux"), stage.unit("uy")]);
  });

  test("NWO-19.12.1-b each attached division after the first takes one from its new leader’s rating", () => {
    const stage = attached();
    const { field, p } = stage;
    const u1 = stage.holder("u1");
    expect(ratingOf(field, p, u1)).toBe(2);
    p.attached = p.attached.with(stage.holder("u2e"), u1);
    expect([ratingOf(field, p, u1), ratingOf(field, p, stage.holder("u2"))]).toEqual([1, 2]);
    // of one nothing is left
    liftUp(field, p, stage.unit("ub"), ELIMINATED);
    expect(ratingOf(field, p, u1)).toBe(2);
  });

  test("NWO-19.12.1-c it suffers with its new corps, and its losses count for the old", () => {
    const stage = attached();
    const { field, p } = stage;
    p.broken = p.broken.with(stage.holder("u1"), 1);
    expect([spiritOf(field, p, stage.unit("ub")), spiritOf(field, p, stage.unit("ux"))]).toEqual([
      "demoralised",
      "steady",
    ]);
    liftUp(field, p, stage.unit("ub"), ELIMINATED);
    expect([lossesOf(field, p, stage.holder("u1")), lossesOf(field, p, stage.holder("u2"))]).toEqual([0, 4]);
  });

  test("NWO-19.12.1-d the enemy does not learn of it", () => {
    const stage = attached();
    expect(viewOf(stage.field, stage.p, "union").holders.find(({ id }) => id === "u2d")?.attached).toBe("u1");
    expect(JSON.stringify(viewOf(stage.field, stage.p, "confederate"))).not.toContain('"attached":"u1"');
    expect(stage.told("attached")[0]).toMatchObject({ division: "u2d", formation: "u1", audience: ["union"] });
  });

  test("NWO-19.12.1-a another order gives it back to its own corps, or to a third", () => {
    const stage = attached();
    stage.p.turn += 1;
    until(stage.goOn([COMMAND(0)], 6, 6), "orders");
    stage.act(
      { type: "address", from: "u-oc", to: "u2d" },
      { type: "kind", order: "march" },
      { type: "aim", hex: "0604" },
    );
    expect(stage.whyNot({ type: "attach", formation: "u1" })).toMatchObject({ reason: "attach-same" });
    stage.act({ type: "attach", formation: "u2" }, { type: "send" }, DONE, DONE);
    until(stage, "nothing");
    expect(actsWith(stage.field, stage.p, stage.unit("ub"))).toBe(stage.holder("u2"));
    expect(stage.p.attached[stage.holder("u2d")]).toBe(NONE);
  });

  testForEither("NWO-19.12.1-a divisions alone, to formations of their own army, under the switch", () => {
    const whyNot = (setting: Partial<Setting>, formation: string, division = "u2d"): string | undefined => {
      const stage = until(phase([], { ...SETTING, ...setting }), "orders");
      return stage.act(...order(division).slice(0, -1)).whyNot({ type: "attach", formation })?.reason;
    };
    expect(whyNot({}, "u1")).toBeUndefined();
    expect(whyNot({ options: {} }, "u1")).toBe("attach-other");
    expect(whyNot({}, "u1", "u2")).toBe("attach-other");
    expect([whyNot({}, "c1"), whyNot({}, "u2e"), whyNot({}, "nobody")]).toEqual([
      "attach-army",
      "attach-army",
      "no-such-holder",
    ]);
    expect(whyNot({}, "u2")).toBe("attach-same");
  });
});
