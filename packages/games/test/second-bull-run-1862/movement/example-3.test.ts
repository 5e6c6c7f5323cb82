import { describe, expect, test } from "vitest";
import { apartOf } from "../../../src/second-bull-run-1862/command/cohesion.ts";
import { UNION } from "../../../src/second-bull-run-1862/field.ts";
import { takeStock } from "../../../src/second-bull-run-1862/command/isolation.ts";
import { COHERENT, ISOLATED, ON_MAP } from "../../../src/second-bull-run-1862/position.ts";
import { moveTo } from "../../../src/second-bull-run-1862/movement/presence.ts";
import type { Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { acting } from "../support/acting.ts";

/** Trimble at Deep Cut, Lawton and the guns of Ewell's division above the railroad; Reynolds's brigades before they act (M-02). */
const ENEMIES: readonly Placement[] = [
  { unit: "trimble", zone: "115", facing: "98" },
  { unit: "lawton", zone: "128", facing: "116" },
  { unit: "ewell-artillery", zone: "128", facing: "116" },
];
const SEYMOUR: Placement = { unit: "seymour", zone: "97", facing: "96" };
const MEADE: Placement = { unit: "meade", zone: "77", facing: "99" };
const HARDIN: Placement = { unit: "hardin", zone: "130", facing: "129", isolated: true };
const BUFORD: Placement = { unit: "buford", zone: "78", facing: "77" };

describe("example 3: Reynolds's division goes for Deep Cut", () => {
  test("EX-3a M-02 SB62-9.4-f SB62-9.4-d SB62-9.4-l SB62-9.3-c Seymour climbs into 96, is stopped and attacks with what is left", () => {
    const g = acting("seymour", [SEYMOUR, MEADE, ...ENEMIES]);
    g.act({ type: "step", unit: "seymour", zone: "96" });
    expect(g.told("stepped")).toMatchObject([{ cost: 3, left: 3, stoppedBy: ["trimble"], rule: "SB62-9.3-c" }]);
    expect(g.whyNot({ type: "step", unit: "seymour", zone: "98" })).toMatchObject({ rule: "SB62-9.3-c" });
    g.act({ type: "attack", unit: "seymour", zone: "115" });
    expect(g.p.target[g.unit("seymour")]).toBe(g.field.graph.known("115"));
    expect(g.p.state[g.unit("seymour")]).toBe(ON_MAP);
  });

  test("EX-3a SB62-9.5-b SB62-9.5-c Seymour faces Trimble, who has him in his Front and may stay as he is", () => {
    const g = acting("seymour", [SEYMOUR, MEADE, ...ENEMIES]);
    g.act({ type: "step", unit: "seymour", zone: "96" }, { type: "attack", unit: "seymour", zone: "115" });
    expect(g.decision).toMatchObject({ step: "facing", rule: "SB62-9.5-b", about: { contacts: ["trimble"] } });
    g.act({ type: "face", unit: "seymour", zone: "115" });
    expect(g.decision).toMatchObject({ step: "turning", sides: ["confederate"], rule: "SB62-9.5-c" });
    expect(g.offered("face").map(({ zone }) => zone)).toContain("98");
    g.act({ type: "face", unit: "trimble", zone: "98" });
    expect(g.facingOf("trimble")).toBe("98");
  });

  test("EX-3b M-02 SB62-9.4-e SB62-9.5-d Meade marches by road and attacks; Trimble, engaged by Seymour, may not turn", () => {
    const g = acting("meade", [MEADE, { unit: "seymour", zone: "96", facing: "115", attacks: "115" }, ...ENEMIES]);
    g.act({ type: "step", unit: "meade", zone: "99" }, { type: "step", unit: "meade", zone: "98" });
    expect(g.told("stepped").map(({ cost, left }) => [cost, left])).toEqual([
      [1, 5],
      [2, 3],
    ]);
    g.act({ type: "attack", unit: "meade", zone: "115" });
    g.act({ type: "face", unit: "meade", zone: "115" });
    expect(g.over).toBe(true);
    expect(g.facingOf("trimble")).toBe("98");
  });

  test("EX-3d M-02 SB62-9.1-e SB62-9.4-b SB62-9.4-g isolated Hardin enters 129 under the guns for 3 of his 4 points", () => {
    const g = acting("hardin", [HARDIN, MEADE, ...ENEMIES]);
    expect(g.decision.about).toMatchObject({ points: 4, allowance: 4 });
    g.act({ type: "step", unit: "hardin", zone: "129" });
    expect(g.told("stepped")).toMatchObject([{ cost: 3, left: 1 }]);
    expect(g.whyNot({ type: "attack", unit: "hardin", zone: "128" })).toMatchObject({ reason: "attack-points" });
    expect(g.whyNot({ type: "force", unit: "hardin" })).toMatchObject({ reason: "force-isolated", rule: "SB62-9.1-e" });
    expect(g.offered("attack")).toEqual([]);
  });

  test("EX-3f M-02 SB62-9.4-e SB62-9.4-g SB62-9.4-m Buford rides 1 + 1 + 3 and dismounts with 1 point left", () => {
    const g = acting("buford", [BUFORD, MEADE, ...ENEMIES]);
    for (const zone of ["77", "99", "116"]) g.act({ type: "step", unit: "buford", zone });
    expect(g.told("stepped").map(({ cost }) => cost)).toEqual([1, 1, 3]);
    g.act({ type: "dismount", unit: "buford" });
    expect(g.told("dismounted")).toMatchObject([{ unit: "buford" }]);
    expect(g.decision.about).toMatchObject({ points: 1, allowance: 8 });
  });

  test("EX-3c M-03 M-04 SB62-9.1-c the division begins and ends in cohesion", () => {
    const coherent = [SEYMOUR, MEADE].map((one) => ({ ...one, coherent: true }));
    const g = acting("seymour", [...coherent, HARDIN, ...ENEMIES]);
    const { field, p } = g;
    const away = (from: string, to: string): number =>
      field.steps[field.graph.known(from)]?.[field.graph.known(to)] as number;
    expect([away("97", "77"), away("130", "77"), away("130", "97"), away("78", "77")]).toEqual([2, 3, 4, 1]);
    expect([away("96", "98"), away("98", "129")]).toEqual([1, 2]);
    // Meade can still close up, so Seymour may end three zones from him
    expect(away("96", "77")).toBe(3);
    g.act({ type: "step", unit: "seymour", zone: "96" }, { type: "end", unit: "seymour" });
    const reynolds = field.divisionIndex.get("reynolds") as number;
    expect(apartOf(field, p, reynolds).map((unit) => field.units[unit]?.id)).toEqual(["meade", "seymour"]);
    moveTo({ field, p, events: undefined, dice: { roll: () => 0 } }, g.unit("meade"), field.graph.known("98"));
    expect(apartOf(field, p, reynolds)).toEqual([]);
  });

  test("EX-3e SB62-9.1-d at the next activation Hardin, two zones from Meade, is not isolated any more", () => {
    const after = [
      { ...SEYMOUR, zone: "96" },
      { ...MEADE, zone: "98" },
      { ...HARDIN, zone: "129" },
    ];
    const g = acting("seymour", [...after, ...ENEMIES], {
      prepare: (field, p) => takeStock({ field, p, events: undefined, dice: { roll: () => 0 } }, UNION),
    });
    const marks = ["seymour", "meade", "hardin"].map((id) => (g.p.marks[g.unit(id)] as number) & (ISOLATED | COHERENT));
    expect(marks).toEqual([COHERENT, COHERENT, COHERENT]);
  });
});
