import { describe, expect, it } from "vitest";
import { groupsOf } from "../../../src/second-bull-run-1862/command/isolation.ts";
import { NONE, UNION } from "../../../src/second-bull-run-1862/field.ts";
import { marked, COHERENT, ISOLATED } from "../../../src/second-bull-run-1862/position.ts";
import type { CommanderPlace, Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import type { SideId } from "../../../src/second-bull-run-1862/vocabulary.ts";
import { Stage } from "../support/stage.ts";

function stocked(
  placements: readonly Placement[],
  commanders: readonly CommanderPlace[] = [{ id: "mcdowell", zone: "78" }],
  active: SideId = "union",
): Stage {
  const side = active === "union" ? UNION : 1;
  return new Stage(
    {
      placements,
      commanders,
      active,
      frames: () => [{ step: "segment", side, at: 0, commander: NONE, slots: NONE }],
    },
    [6, 1],
  );
}

function isolated(stage: Stage): readonly string[] {
  return stage.field.units.flatMap(({ id }, unit) => (marked(stage.p, unit, ISOLATED) ? [id] : []));
}

describe("SB62-9.1-d, SB62-9.1-f, RU-25, RU-26: isolation", () => {
  it("M-03: Hardin, three and four zones from the others of Reynolds, is isolated; those two zones apart are not", () => {
    const stage = stocked([
      { unit: "meade", zone: "77" },
      { unit: "seymour", zone: "97" },
      { unit: "hardin", zone: "130" },
    ]);
    expect(isolated(stage)).toEqual(["hardin"]);
  });

  it("M-09: on August 29 the group of Ewell farther from Jackson is isolated: Early and Forno", () => {
    const stage = stocked(
      [
        { unit: "lawton", zone: "128" },
        { unit: "trimble", zone: "142" },
        { unit: "early", zone: "37" },
        { unit: "forno", zone: "38" },
      ],
      [{ id: "jackson", zone: "155" }],
      "confederate",
    );
    expect(isolated(stage).toSorted()).toEqual(["early", "forno"]);
  });

  it("M-10: on August 30 Forno in 202 and Kemper in 5 are isolated", () => {
    const stage = stocked(
      [
        { unit: "lawton", zone: "129" },
        { unit: "trimble", zone: "143" },
        { unit: "early", zone: "158" },
        { unit: "forno", zone: "202" },
        { unit: "pickett", zone: "41" },
        { unit: "jenkins", zone: "59" },
        { unit: "kemper", zone: "5" },
      ],
      [
        { id: "jackson", zone: "142" },
        { id: "longstreet", zone: "56" },
      ],
      "confederate",
    );
    expect(isolated(stage).toSorted()).toEqual(["forno", "kemper"]);
  });

  it("RU-25: without the corps commander on the map the largest group is not isolated", () => {
    const stage = stocked(
      [
        { unit: "koltes", zone: "50" },
        { unit: "schimmelfennig", zone: "51" },
        { unit: "krzyzanowski", zone: "100" },
        { unit: "schurz-artillery", zone: "101" },
        { unit: "meade", zone: "77" },
      ],
      [{ id: "mcdowell", zone: "78" }],
    );
    // two groups of two: their owner is asked which is not isolated
    expect(stage.decision.step).toBe("groups");
    expect(stage.whyNot({ type: "choose", unit: "meade" })?.reason).toBe("choose-group");
    stage.act({ type: "choose", unit: "krzyzanowski" });
    expect(isolated(stage).toSorted()).toEqual(["koltes", "schimmelfennig"]);
  });

  it("RU-25: of three brigades all apart every one is isolated", () => {
    const stage = stocked([
      { unit: "meade", zone: "77" },
      { unit: "seymour", zone: "50" },
      { unit: "hardin", zone: "130" },
    ]);
    expect(isolated(stage).toSorted()).toEqual(["hardin", "meade", "seymour"]);
  });

  it("SB62-9.1-g, RU-22: the only brigade of a division is independent, not isolated", () => {
    expect(isolated(stocked([{ unit: "meade", zone: "77" }]))).toEqual([]);
  });

  it("RU-25: a routed brigade links others, and bears no cohesion of its own (SB62-9.1-c)", () => {
    const stage = stocked([
      { unit: "meade", zone: "77" },
      { unit: "seymour", zone: "98", routed: true },
      { unit: "hardin", zone: "116" },
    ]);
    expect(isolated(stage)).toEqual([]);
    expect(
      groupsOf(
        stage.field,
        stage.p,
        ["meade", "seymour", "hardin"].map((id) => stage.unit(id)),
      ),
    ).toHaveLength(1);
    expect(marked(stage.p, stage.unit("seymour"), COHERENT)).toBe(false);
    expect(marked(stage.p, stage.unit("meade"), COHERENT)).toBe(true);
  });
});

describe("SB62-9.1-c, RU-27: cohesion", () => {
  const PAIR: readonly Placement[] = [
    { unit: "meade", zone: "99" },
    { unit: "seymour", zone: "98" },
  ];

  /** Reynolds is activated; nobody else is there. */
  function moving(placements: readonly Placement[] = PAIR): Stage {
    return stocked(placements).act(
      { type: "designate", commander: "mcdowell" },
      { type: "choose-division", division: "reynolds" },
    );
  }

  function walk(stage: Stage, unit: string, ...zones: readonly string[]): Stage {
    for (const zone of zones) stage.act({ type: "step", unit, zone });
    return stage;
  }

  /** Ends the action where it stands, with the first facing it may take. */
  function ended(stage: Stage, unit: string): Stage {
    stage.act({ type: "end", unit });
    const [first] = stage.offered("face");
    return first === undefined ? stage : stage.act(first);
  }

  it("EX-3c: those who end two zones apart are in cohesion", () => {
    const stage = walk(moving().act({ type: "activate", unit: "meade" }), "meade", "100", "101");
    // three zones from Seymour, who has yet to act and can follow
    expect(stage.whyNot({ type: "end", unit: "meade" })).toBeUndefined();
    ended(stage, "meade");
    expect(stage.decision.about["apart"]).toEqual(["meade", "seymour"]);
    // while the repair is owed and possible the division goes on
    expect(stage.whyNot({ type: "done" })?.reason).toBe("done-cohesion");
    stage.act({ type: "activate", unit: "seymour" });
    expect(stage.whyNot({ type: "end", unit: "seymour" })?.reason).toBe("end-cohesion");
    walk(stage, "seymour", "99");
    expect(stage.whyNot({ type: "end", unit: "seymour" })).toBeUndefined();
  });

  it("RU-27: the last to act must end near the others, and takes no step from which it could not", () => {
    const stage = ended(moving().act({ type: "activate", unit: "meade" }), "meade");
    stage.act({ type: "activate", unit: "seymour" });
    walk(stage, "seymour", "97");
    expect(stage.whyNot({ type: "end", unit: "seymour" })).toBeUndefined();
    walk(stage, "seymour", "74");
    expect(stage.whyNot({ type: "end", unit: "seymour" })?.reason).toBe("end-cohesion");
    // by the Turnpike it can come back to 75, with a forced march; from 56 it could not
    walk(stage, "seymour", "57");
    expect(stage.decision.actions).toEqual([{ type: "force", unit: "seymour" }]);
    stage.act({ type: "force", unit: "seymour" });
    expect(stage.offered("step").map((one) => one.zone)).toEqual(["58"]);
    expect(stage.whyNot({ type: "step", unit: "seymour", zone: "56" })?.reason).toBe("end-cohesion");
  });

  it("RU-27: a brigade that began apart owes nothing, nor does a lone independent", () => {
    const stage = moving([
      { unit: "meade", zone: "77" },
      { unit: "hardin", zone: "130" },
      { unit: "buford", zone: "78" },
    ]).act({ type: "activate", unit: "meade" });
    walk(stage, "meade", "76", "75", "58", "57");
    expect(stage.whyNot({ type: "end", unit: "meade" })).toBeUndefined();
  });

  it("RU-27: the group may form again elsewhere", () => {
    const stage = moving([...PAIR, { unit: "hardin", zone: "100" }]).act({ type: "activate", unit: "meade" });
    walk(stage, "meade", "77", "78", "80");
    expect(stage.whyNot({ type: "end", unit: "meade" })).toBeUndefined();
  });
});
