import { describe, expect, test } from "vitest";
import { encodePosition } from "../../../src/no-written-orders/codec/position-codec.ts";
import { decodePosition } from "../../../src/no-written-orders/situations/saved-position.ts";
import { viewOf } from "../../../src/no-written-orders/views/seat-view.ts";
import { DONE, phase, to, until } from "../support/commanding.ts";
import { go, moving } from "../support/moving.ts";
import type { Stage } from "../support/stage.ts";

const DECEIVE = { type: "deceive" } as const;
const flags = (stage: Stage): readonly string[] =>
  viewOf(stage.field, stage.p, "confederate")
    .flags.filter(({ side }) => side === "union")
    .map(({ hex }) => hex);

describe("NWO-D10 false flags", () => {
  test("NWO-12.4-e one for a corps at most, wherever its owner likes; they are moved and taken away", () => {
    const stage = until(phase([]), "orders");
    stage.act(DECEIVE, { type: "plant", hex: "0202" }, { type: "plant", hex: "0909" });
    expect(stage.whyNot({ type: "plant", hex: "0303" })).toMatchObject({ reason: "plant-many", rule: "NWO-12.4-e" });
    expect(stage.offered("plant")).toEqual([]);
    expect(stage.offered("strike").map(({ hex }) => hex)).toEqual(["0202", "0909"]);
    stage.act({ type: "strike", hex: "0909" });
    expect(stage.whyNot({ type: "strike", hex: "0909" })).toMatchObject({ reason: "strike-none" });
    expect(stage.whyNot({ type: "plant", hex: "0202" })).toMatchObject({ reason: "plant-there" });
    expect(stage.whyNot({ type: "plant", hex: "9999" })).toMatchObject({ reason: "no-such-hex" });
    stage.act({ type: "plant", hex: "0707" }, DONE, DONE);
    until(stage, "orders", "confederate").act(DONE);
    expect(stage.p.decoys.map(({ side, hex }) => [side, stage.field.map.grid.ids[hex]])).toEqual([
      [0, "0202"],
      [0, "0707"],
    ]);
    expect(stage.told("decoy-planted").map(({ audience }) => audience)).toEqual([["union"], ["union"], ["union"]]);
  });

  test("NWO-12.4-e flags of the enemy do not count", () => {
    const stage = until(phase([]), "orders");
    const hex = (id: string) => stage.hex(id);
    stage.p.decoys = [
      { side: 1, hex: hex("0202") },
      { side: 1, hex: hex("0303") },
    ];
    stage.act(DECEIVE);
    expect(stage.offered("strike")).toEqual([]);
    stage.act({ type: "plant", hex: "0909" });
    expect(stage.whyNot({ type: "plant", hex: "0910" })).toBeUndefined();
  });

  test("NWO-12.3-d those set with the orders are seen once the true ones are, and look like them", () => {
    const stage = until(phase([6, 6]), "orders");
    stage.act(...to("u-oc", "u1", "defend", "0604"), DECEIVE, { type: "plant", hex: "0909" }, DONE);
    expect(flags(stage)).toEqual([]);
    expect(viewOf(stage.field, stage.p, "union").decoys).toEqual(["0909"]);
    stage.act(DONE);
    expect(stage.decision.sides).toEqual(["confederate"]);
    expect(flags(stage)).toEqual([]);
    stage.act(DONE);
    expect(flags(stage)).toEqual(["0604", "0909"]);
    expect(viewOf(stage.field, stage.p, "confederate").decoys).toEqual([]);
    expect(decodePosition(stage.field, encodePosition(stage.field, stage.p))).toEqual(stage.p);
  });

  test("NWO-12.4-e at any time: in a Movement segment they change at once, and who deceives is not seen at it", () => {
    const stage = moving({ at: { ua: "0603", "u1-fl": "0603" }, orders: { u1: { type: "defend", target: "0603" } } });
    stage.act(DECEIVE);
    expect(viewOf(stage.field, stage.p, "confederate").steps.map(({ step }) => step)).toEqual([
      "over",
      "action",
      "movement",
    ]);
    expect(viewOf(stage.field, stage.p, "union").steps.map(({ step }) => step)).toContain("deceiving");
    stage.act({ type: "plant", hex: "0909" }, DONE);
    expect(flags(stage)).toContain("0909");
    expect(stage.decision.step).toBe("movement");
  });
});

describe("the top of a stack", () => {
  const at = { ua: "0603", ub: "0603", ug: "0603", uc: "0101", "u1-fl": "0603" };
  const orders = { u1: { type: "defend", target: "0603" } } as const;
  const top = (stage: Stage): string | undefined =>
    viewOf(stage.field, stage.p, "confederate").stacks.find(({ hex }) => hex === "0603")?.top;

  test("NWO-RUL190 its owner says which counter lies on top, and it stays there as units come and go", () => {
    const stage = moving({ at, orders });
    expect(top(stage)).toBe("ug");
    stage.act(DECEIVE, { type: "show", unit: "ub" }, DONE);
    expect(top(stage)).toBe("ub");
    stage.act(DECEIVE);
    expect(stage.whyNot({ type: "show", unit: "ub" })).toMatchObject({ reason: "show-lies", rule: "NWO-RUL190" });
    expect(stage.whyNot({ type: "show", unit: "uc" })).toMatchObject({ reason: "show-lies" });
    expect(stage.whyNot({ type: "show", unit: "ca" })).toMatchObject({ reason: "show-other" });
    stage.act({ type: "show", unit: "ua" }, DONE);
    expect(top(stage)).toBe("ua");
    go(stage, "ua", "0604").act({ type: "stop" });
    expect(top(stage)).toBe("ug");
  });

  test("NWO-5.3-e while the enemy sees the stack artillery lies on top", () => {
    const stage = moving({ at: { ...at, ca: "0607" }, orders });
    stage.act(DECEIVE);
    expect(stage.whyNot({ type: "show", unit: "ub" })).toMatchObject({ reason: "show-guns", rule: "NWO-5.3-e" });
    expect(stage.offered("show")).toEqual([]);
  });
});
