import { describe, expect, test } from "vitest";
import type { Action } from "../../../src/no-written-orders/actions.ts";
import { ORDERED } from "../../../src/no-written-orders/position.ts";
import { testForEither } from "../support/either-side.ts";
import { ARMIES, COMMAND, DONE, phase, until } from "../support/commanding.ts";
import type { Setting, Stage } from "../support/stage.ts";

const SETTING: Partial<Setting> = {
  units: [
    { id: "ua", formation: "u1", division: "u1d" },
    { id: "ux", formation: "u1" },
    { id: "ub", formation: "u2", division: "u2d" },
    { id: "ca", formation: "c1" },
  ],
  at: { ...ARMIES.at, ux: "0502" },
};
const forDivision = (hex = "0604"): Action[] => [
  { type: "try-for", from: "u1", to: "u1d" },
  { type: "kind", order: "defend" },
  { type: "aim", hex },
  { type: "send" },
];
const tried = (dice: readonly number[], setting: Partial<Setting> = {}): Stage => {
  const stage = until(phase(dice, { ...SETTING, ...setting }), "initiative");
  stage.act(...forDivision(), DONE);
  return until(stage, "orders");
};
const orderOf = (stage: Stage): string | undefined => stage.p.standing[stage.holder("u1d")]?.order.type;

describe("NWO-RUL219, NWO-12.13-e a corps commander’s initiative for one of his divisions", () => {
  testForEither("acts: the order goes from his hex, at once within three points, and is obeyed without a test", () => {
    const stage = tried([6, 6]);
    expect(orderOf(stage)).toBe("defend");
    expect(stage.p.standing[stage.holder("u1d")]?.origin).toBe("corps");
    expect(stage.told("compliance-tested")).toEqual([]);
    expect(stage.told("initiative-tried")[0]).toMatchObject({ holder: "u1d", by: "u1", rule: "NWO-RUL219" });
    expect((stage.p.leaderMarks[stage.leader("u1-fl")] as number) & ORDERED).toBe(ORDERED);
    expect(stage.offered("rejoin")).toEqual([{ type: "rejoin", holder: "u1d" }]);
  });

  test("no effect: nothing; a bad move: the enemy orders that division", () => {
    const nothing = tried([4, 4]);
    expect([orderOf(nothing), nothing.p.waiting.filter((one) => one !== undefined)]).toEqual([undefined, []]);
    const bad = until(phase([1, 1], SETTING), "initiative").act(...forDivision(), DONE, DONE);
    expect(bad.decision).toMatchObject({ step: "bad-move", sides: ["confederate"] });
    expect(bad.offered("command")).toEqual([{ type: "command", holder: "u1d" }]);
  });

  test("NWO-14.2-b demoralised: it is delivered, then waits for a four, and is still out of initiative", () => {
    const setting: Partial<Setting> = {
      levels: { u1: 4 },
      units: [...(SETTING.units ?? []), { id: "uz", formation: "u1" }],
      frames: (field, p) => {
        p.place[field.unitIndex.get("uz") as number] = -2;
        return [];
      },
    };
    const stage = tried([6, 6], setting);
    expect(orderOf(stage)).toBeUndefined();
    expect(stage.p.waiting[stage.holder("u1d")]).toMatchObject({ needs: 4, origin: "corps" });
    stage.act(DONE, DONE);
    stage.p.turn += 1;
    until(stage.goOn([COMMAND(0)], 4), "nothing");
    expect(stage.p.standing[stage.holder("u1d")]).toMatchObject({ order: { type: "defend" }, origin: "corps" });
  });

  test("farther off an aide takes it; on delivery it is obeyed, by night too", () => {
    const at = { ...SETTING.at, "u1-fl": "1202" } as Setting["at"];
    const turns = [{}, {}, { night: true }];
    const stage = until(phase([6, 6], { ...SETTING, at, turns }), "initiative");
    stage.act(...forDivision(), DONE);
    until(stage, "orders").act(DONE, DONE);
    expect([stage.p.couriers.length, orderOf(stage)]).toEqual([1, undefined]);
    stage.p.turn += 1;
    until(stage.goOn([COMMAND(0)]), "nothing");
    expect([stage.p.couriers.length, orderOf(stage)]).toEqual([0, "defend"]);
  });

  testForEither("NWO-12.11-b, NWO-RUL179 it is his one try, for a division of his, at a target that he sees", () => {
    const far = { ...SETTING.at, "u1-fl": "0202" } as Setting["at"];
    const stage = until(phase([], { ...SETTING, at: far }), "initiative");
    expect(stage.whyNot({ type: "try-for", from: "u1", to: "u2d" })).toMatchObject({ rule: "NWO-12.13-e" });
    expect(stage.whyNot({ type: "try-for", from: "u2d", to: "u2d" })).toMatchObject({ reason: "try-other" });
    expect(stage.whyNot({ type: "try-for", from: "c1", to: "u1d" })).toMatchObject({ reason: "try-other" });
    expect(stage.whyNot({ type: "try-for", from: "u1", to: "nobody" })).toMatchObject({ reason: "no-such-holder" });
    stage.act({ type: "try-for", from: "u1", to: "u1d" }, { type: "kind", order: "march" });
    expect(stage.whyNot({ type: "aim", hex: "0611" })).toMatchObject({ rule: "NWO-12.11-b" });
    stage.act({ type: "aim", hex: "0604" }, { type: "send" });
    expect(stage.whyNot({ type: "try", holder: "u1" })).toMatchObject({ rule: "NWO-RUL179" });
    stage.act({ type: "withdraw", to: "u1d" });
    expect(stage.whyNot({ type: "try", holder: "u1" })).toBeUndefined();
  });
});
