import { describe, expect, test } from "vitest";
import { encodePosition } from "../../../src/no-written-orders/codec/position-codec.ts";
import { decodePosition } from "../../../src/no-written-orders/situations/saved-position.ts";
import { DISRUPTED, marked } from "../../../src/no-written-orders/position.ts";
import { viewOf } from "../../../src/no-written-orders/views/seat-view.ts";
import type { Action } from "../../../src/no-written-orders/actions.ts";
import { ownSide } from "../support/armies.ts";
import { DONE, phase, until } from "../support/commanding.ts";
import { PLOT, SETTING, WAY, hidden, acting, pass, routeOf, post } from "../support/hidden-march.ts";
import type { Setting } from "../support/stage.ts";

describe("NWO-S08 plotting a hidden march", () => {
  test("NWO-19.7.1-a, NWO-19.7.1-b, NWO-D39 it is ordered like any other, its way told whole, and obeyed as usual", () => {
    const stage = until(phase([6, 6], SETTING), "orders");
    stage.act(...PLOT.slice(0, 2));
    expect(stage.whyNot({ type: "hide" })).toMatchObject({ rule: "NWO-19.7.1-a" });
    stage.act({ type: "aim", hex: "1202" }, { type: "via", hex: "0904" }, { type: "hide" });
    expect(stage.whyNot({ type: "via", hex: "0904" })).toMatchObject({ reason: "via-plotted" });
    stage.act({ type: "send" }, DONE, DONE);
    until(stage, "nothing");
    expect(stage.told("compliance-tested")[0]).toMatchObject({ holder: "u1", result: "C" });
    expect(routeOf(stage)).toContain("0904");
    expect([routeOf(stage)?.[0], routeOf(stage)?.at(-1)]).toEqual(["0602", "1202"]);
    expect(stage.p.standing[0]?.order).toMatchObject({ type: "march", hidden: true });
  });

  test("NWO-19.7.1-a marches alone, of formations and divisions, under the switch", () => {
    const whyNot = (change: Partial<Setting>, ...actions: readonly Action[]): string | undefined => {
      const stage = until(phase([], { ...SETTING, ...change }), "orders");
      return stage.act(...actions).whyNot({ type: "hide" })?.reason;
    };
    expect(whyNot({ options: {} }, ...PLOT)).toBe("hide-other");
    expect(whyNot({}, ...PLOT.slice(0, 1), { type: "kind", order: "defend" }, { type: "aim", hex: "1202" })).toBe(
      "hide-march",
    );
    expect(whyNot({}, { type: "address", from: "u-oc", to: "u-oc" }, ...PLOT.slice(1))).toBe("hide-other");
  });

  test("NWO-19.7.1-a, NWO-12.13-a a division is ordered away from its formation, and marches by the counter that leads it", () => {
    const units = [...(SETTING.units ?? []), { id: "ux", formation: "u2", division: "u2d" }];
    const at = { ...SETTING.at, ux: "0602", "u2-fl": "0602" };
    const stage = until(phase([6, 6], { ...SETTING, units, at }), "orders");
    stage.act({ type: "address", from: "u-oc", to: "u2d" }, ...PLOT.slice(1), { type: "hide" }, { type: "send" });
    until(stage.act(DONE, DONE), "nothing");
    expect(stage.p.hiding).toMatchObject([{ holder: stage.holder("u2d"), units: [stage.unit("ux")] }]);
    expect(stage.p.standing[stage.holder("u2")]).toBeUndefined();
    pass(stage, "u2");
    expect([stage.hexOf("ux"), stage.p.hiding[0]?.banked]).toEqual(["0602", [8]]);
  });

  test("NWO-19.7.1-d it may begin in the enemy’s sight, if one turn’s move leads out of it", () => {
    const seen = (cb: string): string | undefined => {
      const stage = until(phase([], { ...SETTING, at: { ...SETTING.at, cb } }), "orders");
      return stage.act(...PLOT).whyNot({ type: "hide" })?.rule;
    };
    expect(seen("0405")).toBeUndefined();
    expect(seen("1006")).toBe("NWO-19.7.1-d");
  });
});

describe("marching out of sight", () => {
  test("NWO-19.7.1-c its units stay where they seem to be and do nothing; four points are banked a turn, six by cavalry alone", () => {
    const stage = pass(hidden());
    expect([stage.hexOf("ua"), stage.p.hiding[0]?.banked]).toEqual(["0602", [8]]);
    expect(pass(stage).p.hiding[0]?.banked).toEqual([8, 8]);
    const horse = pass(hidden({ units: SETTING.units?.map((unit) => ({ ...unit, arm: "cavalry" })) ?? [] }));
    expect(horse.p.hiding[0]?.banked).toEqual([12]);
    expect(decodePosition(stage.field, encodePosition(stage.field, stage.p))).toEqual(stage.p);
  });

  test("NWO-19.7.1-c, NWO-16.2-a by night nothing is banked, but by a forced march, which tires", () => {
    const turns = [{}, {}, { night: true }];
    const stage = pass(hidden({ turns }));
    stage.p.turn = 3;
    expect([pass(stage).p.hiding[0]?.banked, stage.p.marched[0]]).toEqual([[8, 0], 0]);
    const standing = stage.p.standing[0];
    if (standing === undefined) throw new Error("There is no order.");
    stage.p.standing = stage.p.standing.with(0, { ...standing, order: { ...standing.order, forced: true } });
    expect([pass(stage).p.hiding[0]?.banked, stage.p.marched[0]]).toEqual([[8, 0, 8], 1]);
    const day = hidden();
    day.p.standing = day.p.standing.with(0, stage.p.standing[0]);
    expect([pass(day).p.hiding[0]?.banked, day.p.marched[0]]).toEqual([[8], 0]);
  });

  test("reading 4: the enemy sees the counters where they were; its owner alone knows the way", () => {
    const stage = pass(hidden({ at: { ...SETTING.at, cb: "0405" } }));
    const enemy = viewOf(stage.field, stage.p, "confederate");
    expect(enemy.units.find(({ id }) => id === "ua")).toMatchObject({ where: "map", hex: "0602" });
    expect(JSON.stringify(enemy)).not.toContain('"route"');
    const own = viewOf(stage.field, stage.p, "union").holders.find(({ id }) => id === "u1");
    expect(own?.hidden).toEqual({ route: WAY, hex: "1001", turns: 1, units: ["ua", "ub", "ug"] });
    // nobody sees from where he only seems to be
    const alone = { ...stage.p, post: stage.p.post.map(() => -1) };
    expect(viewOf(stage.field, alone, "union").stacks.map(({ hex }) => hex)).toContain("0405");
  });

  test("NWO-19.7.1-e, NWO-RUL237 they are bombarded as if they were there, and what hits them is real", () => {
    const stage = pass(
      hidden({
        units: [...(SETTING.units ?? []), { id: "cg", formation: "c1", arm: "foot", strength: [8, 4, 0] }],
        at: { ...SETTING.at, cb: "0404", cg: "0404", "c1-fl": "0404" },
        orders: { c1: { type: "defend", target: "0404" } },
      }),
    );
    stage.goOn([acting(stage, 1, "c1")], 5, 4, 6, 6, 6, 6);
    stage.act({ type: "bombard", unit: "cg", hex: "0602" });
    stage.act(...stage.offered("take-hit").slice(0, 1));
    const men = ["ua", "ub", "ug"].map((id) => stage.unit(id));
    expect(men.map((unit) => marked(stage.p, unit, DISRUPTED))).toEqual([true, true, true]);
    expect(men.reduce((sum, unit) => sum + (stage.p.lost[unit] as number), 0)).toBe(1);
    expect(stage.p.hiding.length).toBe(1);
  });

  test("NWO-19.7.1-e, NWO-RUL237 assaulted, they are not there: the march is found and the hex is empty", () => {
    const around = ["0602", "0604", "0503", "0504", "0703", "0704"];
    const crests = around.map((hex) => ["0603", hex] as const);
    const stage = pass(hidden({ plain: { ...SETTING.plain, crests }, at: { ...SETTING.at, cb: "0603" } }));
    const attacked = {
      step: "assaults",
      side: 1 - ownSide(),
      units: [stage.unit("cb")],
      targets: [stage.hex("0602")],
    } as const;
    stage.goOn([attacked]);
    expect(stage.told("march-revealed")[0]).toMatchObject({ rule: "NWO-19.7.1-e", hex: "1001", reveals: true });
    expect([stage.hexOf("ua"), post(stage), stage.p.hiding]).toEqual(["1001", "1001", []]);
    expect(stage.told("assaulted")[0]?.defenders).toEqual([]);
    expect(stage.decision.step).toBe("advance");
  });
});
