import { describe, expect, it } from "vitest";
import type { Action } from "../../../src/second-bull-run-1862/actions.ts";
import { divisionsFor } from "../../../src/second-bull-run-1862/command/activation.ts";
import { commandCosts, isIndependent } from "../../../src/second-bull-run-1862/command/command-range.ts";
import type { Field } from "../../../src/second-bull-run-1862/field.ts";
import { NONE, UNION } from "../../../src/second-bull-run-1862/field.ts";
import type { Frame } from "../../../src/second-bull-run-1862/frames.ts";
import type { Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { Stage, type Setting } from "../support/stage.ts";

function segment(side: number): () => readonly Frame[] {
  return () => [{ step: "segment", side, at: 0, commander: NONE, slots: NONE }];
}

/** McDowell’s corps as in the first example: Reynolds with Hardin apart, Hatch’s two, Ricketts far off, Milroy by Hatch. */
const EXAMPLE: readonly Placement[] = [
  { unit: "meade", zone: "77" },
  { unit: "seymour", zone: "97" },
  { unit: "hardin", zone: "130" },
  { unit: "gibbon", zone: "102" },
  { unit: "patrick", zone: "106" },
  { unit: "milroy", zone: "107" },
  { unit: "tower", zone: "11" },
  { unit: "stiles", zone: "10" },
];

function example(dice: readonly number[], more: Partial<Setting> = {}): Stage {
  return new Stage(
    {
      placements: EXAMPLE,
      commanders: [
        { id: "mcdowell", zone: "78" },
        { id: "pope", zone: "108" },
      ],
      frames: segment(UNION),
      ...more,
    },
    dice,
  );
}

describe("SB62-6.1: activation", () => {
  it.each([
    [-1, 0],
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [5, 2],
    [6, 3],
    [8, 3],
  ])("SB62-11.1.2-a, T1: a total of %i gives %i divisions", (total, divisions) => {
    expect(divisionsFor(total)).toBe(divisions);
  });

  it("EX-1a, SB62-6.1-b, SB62-6.1-c: McDowell with 0 and a die of 2 activates one division", () => {
    const stage = example([2]).act({ type: "designate", commander: "mcdowell" });
    expect(stage.decision.about).toMatchObject({ commander: "mcdowell", left: 1, of: 1 });
  });

  it("SB62-6.1-d, SB62-6.1-e, V-74: the roll turns the commander over, and the next counts the lower value", () => {
    const jackson = [
      { unit: "archer", zone: "155" },
      { unit: "pender", zone: "156" },
    ];
    const setting: Setting = {
      placements: jackson,
      commanders: [{ id: "jackson", zone: "155" }],
      active: "confederate",
      frames: () => [...segment(1)(), ...segment(1)()],
    };
    const stage = new Stage(setting, [5, 5]).act({ type: "designate", commander: "jackson" });
    expect(stage.told("designated")[0]).toMatchObject({ divisions: 3, roll: { total: 6 } });
    // SB62-6.1-g: only so many of his divisions are on the map
    expect(stage.told("designated")[0]).toMatchObject({ able: 1 });
    expect(stage.decision).toMatchObject({ step: "divisions", about: { left: 1, of: 1 } });
    expect(stage.p.activated[stage.field.commanderIndex.get("jackson") as number]).toBe(1);
    stage.act({ type: "enough" }, { type: "stay" });
    // SB62-6.1-f: the same commander again
    stage.act({ type: "designate", commander: "jackson" });
    expect(stage.told("designated")[1]).toMatchObject({ divisions: 2, roll: { total: 5 } });
  });

  it("D-02, RU-14: one must be designated, only a corps commander on the map (RU-18)", () => {
    const stage = example([1]);
    expect(stage.decision.actions).toEqual([{ type: "designate", commander: "mcdowell" }]);
    expect(stage.whyNot({ type: "designate", commander: "pope" })?.reason).toBe("designate-corps");
    expect(stage.whyNot({ type: "designate", commander: "porter" })).toEqual({
      rule: "SB62-8-E-a",
      reason: "absent-waiting",
    });
  });

  it("RU-19: without a corps commander on the map nobody acts, but the army commander may try to move", () => {
    const stage = new Stage({
      placements: EXAMPLE,
      commanders: [{ id: "pope", zone: "108" }],
      frames: segment(UNION),
    });
    expect(stage.decision.step).toBe("commanders");
    expect(stage.offered("try")).toHaveLength(1);
  });

  it("D-03, SB62-6.1-g, RU-14: divisions of that corps one at a time, or fewer than the die gave", () => {
    const stage = example([6]).act({ type: "designate", commander: "mcdowell" });
    expect(stage.offered("choose-division").map((one) => one.division)).toEqual(["reynolds", "hatch", "ricketts"]);
    expect(stage.whyNot({ type: "choose-division", division: "kearny" })).toEqual({
      rule: "SB62-RU18",
      reason: "choose-leaderless",
    });
    stage.act({ type: "choose-division", division: "hatch" }, { type: "done" });
    // RU-21
    expect(stage.whyNot({ type: "choose-division", division: "hatch" })?.reason).toBe("choose-taken");
    expect(stage.decision.about).toMatchObject({ left: 2, of: 3 });
    stage.act({ type: "enough" });
    expect(stage.decision.step).toBe("commanders");
  });

  it("EX-1b, SB62-9.1-d, SB62-9.1-e, SB62-9.2-a: Hardin, more than two zones off, is isolated; Reynolds needs no test", () => {
    const stage = example([2]).act({ type: "designate", commander: "mcdowell" });
    expect(stage.told("segment-began")[0]?.isolated).toEqual(["hardin"]);
    stage.act({ type: "choose-division", division: "reynolds" });
    expect(stage.told("division-activated")[0]).toMatchObject({ division: "reynolds", distance: 1, succeeded: true });
    stage.act({ type: "activate", unit: "hardin" });
    expect(stage.decision.about).toMatchObject({ unit: "hardin", points: 4 });
    expect(stage.whyNot({ type: "force", unit: "hardin" })?.reason).toBe("force-isolated");
  });

  it("EX-1c, SB62-9.1-c: Hatch's two brigades, two zones apart, act normally", () => {
    const stage = example([2]).act({ type: "designate", commander: "mcdowell" });
    expect(stage.told("segment-began")[0]?.isolated).not.toContain("gibbon");
    stage.act({ type: "choose-division", division: "hatch" }, { type: "activate", unit: "gibbon" });
    expect(stage.decision.about).toMatchObject({ points: 6 });
  });

  it.each([
    [3, true],
    [4, false],
  ])("EX-1d, SB62-9.2-b, SB62-9.2-c, T8: Ricketts, out of range, tests: a die of %i: %s", (die, succeeded) => {
    const stage = example([2, die]).act(
      { type: "designate", commander: "mcdowell" },
      { type: "choose-division", division: "ricketts" },
    );
    expect(stage.told("division-activated")[0]).toMatchObject({ test: { total: die, needed: 3 }, succeeded });
    expect(stage.decision.step).toBe(succeeded ? "division" : "commanders");
  });

  it("EX-1e, EX-1f, SB62-6.2-b, SB62-6.2-c, SB62-6.1-h: Milroy goes with Hatch, who is near, not with Reynolds", () => {
    const hatch = example([2]).act(
      { type: "designate", commander: "mcdowell" },
      { type: "choose-division", division: "hatch" },
    );
    expect(hatch.offered("activate").map((one) => one.unit)).toContain("milroy");
    hatch.act({ type: "activate", unit: "milroy" }, { type: "end", unit: "milroy" });
    expect(hatch.told("activated")[0]).toMatchObject({ unit: "milroy", guest: true });
    const reynolds = example([2], {
      placements: EXAMPLE.map((one) => (one.unit === "milroy" ? { ...one, zone: "131" } : one)),
    }).act({ type: "designate", commander: "mcdowell" }, { type: "choose-division", division: "reynolds" });
    // two zones from Hardin alone, who is isolated
    expect(reynolds.whyNot({ type: "activate", unit: "milroy" })).toEqual({
      rule: "SB62-6.2-c",
      reason: "act-isolated",
    });
  });

  it("SB62-6.1-h: one independent brigade goes with a division, not two", () => {
    const stage = example([2], { placements: [...EXAMPLE, { unit: "us-artillery", zone: "104" }] }).act(
      { type: "designate", commander: "mcdowell" },
      { type: "choose-division", division: "hatch" },
      { type: "activate", unit: "milroy" },
      { type: "end", unit: "milroy" },
    );
    if (stage.decision.step === "facing") stage.act(stage.decision.actions[0] as never);
    expect(stage.whyNot({ type: "activate", unit: "us-artillery" })?.reason).toBe("act-guest");
  });

  it("EX-1g, SB62-6.1-i, SB62-6.2-d, RU-16: Milroy takes the place of a division, once, and needs no test in range", () => {
    const stage = example([6], { placements: [...EXAMPLE, { unit: "us-artillery", zone: "104" }] }).act(
      { type: "designate", commander: "mcdowell" },
      { type: "choose-independent", unit: "milroy" },
    );
    expect(stage.told("division-activated")[0]).toMatchObject({ unit: "milroy", succeeded: true });
    expect(stage.told("division-activated")[0]?.test).toBeUndefined();
    stage.act({ type: "end", unit: "milroy" });
    if (stage.decision.step === "facing") stage.act(stage.decision.actions[0] as never);
    expect(stage.whyNot({ type: "choose-independent", unit: "us-artillery" })?.reason).toBe("choose-once");
  });

  it("V-72, RU-16: independent cavalry out of range tests with -1", () => {
    const stage = example([6, 4], { placements: [...EXAMPLE, { unit: "buford", zone: "205" }] }).act(
      { type: "designate", commander: "mcdowell" },
      { type: "choose-independent", unit: "buford" },
    );
    expect(stage.told("division-activated")[0]).toMatchObject({ unit: "buford", test: { total: 3 }, succeeded: true });
  });

  it.each([
    [5, true],
    [6, false],
  ])("V-71, SB62-9.2-c, RU-16: cavalry in contact out of range tests with -2: a die of %i: %s", (die, succeeded) => {
    const placements: readonly Placement[] = [
      ...EXAMPLE.filter(({ unit }) => unit !== "tower"),
      { unit: "buford", zone: "11" },
      { unit: "archer", zone: "23", facing: "11" },
    ];
    const stage = example([6, die], { placements }).act(
      { type: "designate", commander: "mcdowell" },
      { type: "choose-independent", unit: "buford" },
    );
    expect(stage.told("division-activated")[0]).toMatchObject({ unit: "buford", test: { total: die - 2 }, succeeded });
    if (succeeded) expect(stage.decision.about).toMatchObject({ unit: "buford" });
    else expect(stage.decision).toMatchObject({ step: "divisions", about: { left: 2, of: 3 } });
  });

  it("SB62-9.2-b: a division of which a brigade that is not isolated is in contact tests with -1", () => {
    const stage = example([2, 4], {
      placements: [...EXAMPLE, { unit: "archer", zone: "23", facing: "11" }],
    }).act({ type: "designate", commander: "mcdowell" }, { type: "choose-division", division: "ricketts" });
    expect(stage.told("division-activated")[0]).toMatchObject({ test: { total: 3 }, succeeded: true });
  });

  it("RU-29: an isolated brigade in range does not bring its division into command", () => {
    const placements: readonly Placement[] = [
      { unit: "hardin", zone: "78" },
      { unit: "meade", zone: "11" },
      { unit: "seymour", zone: "10" },
    ];
    const stage = example([2, 5], { placements }).act(
      { type: "designate", commander: "mcdowell" },
      { type: "choose-division", division: "reynolds" },
    );
    expect(stage.told("division-activated")[0]).toMatchObject({ succeeded: false });
    // RU-30, SB62-9.2-c: nobody acts, and the place is spent
    expect(stage.decision.step).toBe("commanders");
  });

  it("SB62-9.2-c: the only brigade of a division that failed its test goes with no other division either", () => {
    const choose = (die: number): Stage =>
      example([3, die, 1], {
        placements: [
          { unit: "tower", zone: "78" },
          { unit: "meade", zone: "77" },
          { unit: "seymour", zone: "97" },
        ],
        commanders: [{ id: "mcdowell", zone: "202" }],
      }).act({ type: "designate", commander: "mcdowell" }, { type: "choose-division", division: "ricketts" });
    const failed = choose(5).act({ type: "choose-division", division: "reynolds" });
    expect(failed.whyNot({ type: "activate", unit: "tower" })?.reason).toBe("act-failed");
    const left = choose(1).act({ type: "done" }, { type: "choose-division", division: "reynolds" });
    expect(left.whyNot({ type: "activate", unit: "tower" })).toBeUndefined();
  });

  it("SB62-6.1-j, SB62-6.1-k: one brigade after the other, each once", () => {
    const stage = example([2]).act(
      { type: "designate", commander: "mcdowell" },
      { type: "choose-division", division: "reynolds" },
    );
    expect(stage.whyNot({ type: "activate", unit: "tower" })?.reason).toBe("act-division");
    stage.act({ type: "activate", unit: "meade" });
    expect(stage.whyNot({ type: "end", unit: "seymour" })?.reason).toBe("act-other");
    stage.act({ type: "end", unit: "meade" });
    if (stage.decision.step === "facing") stage.act(stage.decision.actions[0] as never);
    expect(stage.whyNot({ type: "activate", unit: "meade" })?.reason).toBe("act-used");
  });

  it("SB62-10.4-n: a routed brigade does not act", () => {
    const stage = example([2], {
      placements: EXAMPLE.map((one) => (one.unit === "meade" ? { ...one, routed: true } : one)),
    }).act({ type: "designate", commander: "mcdowell" }, { type: "choose-division", division: "reynolds" });
    expect(stage.whyNot({ type: "activate", unit: "meade" })?.reason).toBe("act-routed");
  });
});

describe("SB62-6.2: independent brigades", () => {
  const alone = (field: Field, stage: Stage, id: string) => isIndependent(field, stage.p, stage.unit(id));

  it("SB62-6.2-a, RU-22: without a division, or the only one of its division on the map", () => {
    const stage = example([1], { placements: [...EXAMPLE, { unit: "koltes", zone: "50" }] });
    expect(alone(stage.field, stage, "milroy")).toBe(true);
    expect(alone(stage.field, stage, "koltes")).toBe(true);
    expect(alone(stage.field, stage, "meade")).toBe(false);
  });

  it("RU-22: any corps commander may activate it, its own as the division it is", () => {
    const stage = example([6], { placements: [...EXAMPLE, { unit: "koltes", zone: "101" }] }).act({
      type: "designate",
      commander: "mcdowell",
    });
    expect(stage.offered("choose-independent").map((one) => one.unit)).toEqual(
      expect.arrayContaining(["koltes", "milroy"]),
    );
    expect(stage.whyNot({ type: "choose-independent", unit: "meade" })?.reason).toBe("choose-banded");
  });

  it("V-73, SB62-6.2-b: three zones are too far for infantry, not for mounted cavalry", () => {
    // 113 is three zones from 97
    const placements: readonly Placement[] = [
      { unit: "meade", zone: "77" },
      { unit: "seymour", zone: "97" },
      { unit: "milroy", zone: "79" },
      { unit: "buford", zone: "81" },
    ];
    const stage = example([2], { placements });
    const away = (one: string, other: string): number =>
      stage.field.steps[stage.field.graph.known(one)]?.[stage.field.graph.known(other)] as number;
    expect([away("79", "77"), away("81", "77")]).toEqual([2, 3]);
    stage.act({ type: "designate", commander: "mcdowell" }, { type: "choose-division", division: "reynolds" });
    expect(stage.offered("activate").map((one) => one.unit)).toEqual(expect.arrayContaining(["milroy", "buford"]));
    const farther = example([2], {
      placements: placements.map((one) => (one.unit === "milroy" ? { ...one, zone: "63" } : one)),
    }).act({ type: "designate", commander: "mcdowell" }, { type: "choose-division", division: "reynolds" });
    expect(farther.whyNot({ type: "activate", unit: "milroy" })?.reason).toBe("act-apart");
  });

  it("RU28, SB62-6.2-b: counts from where this part of the phase found them, whoever has moved since", () => {
    const stage = example([2], {
      placements: [
        { unit: "meade", zone: "77" },
        { unit: "seymour", zone: "97" },
        { unit: "milroy", zone: "79" },
        { unit: "koltes", zone: "63" },
      ],
    });
    const toMeade = (zone: string): number =>
      stage.field.steps[stage.field.graph.known(stage.zoneOf("meade") as string)]?.[
        stage.field.graph.known(zone)
      ] as number;
    const reason = (unit: string) => stage.whyNot({ type: "activate", unit })?.reason;
    stage.act({ type: "designate", commander: "mcdowell" }, { type: "choose-division", division: "reynolds" });
    expect([toMeade("79"), reason("milroy"), toMeade("63"), reason("koltes")]).toEqual([2, undefined, 3, "act-apart"]);
    const march: readonly Action[] = [
      { type: "activate", unit: "meade" },
      { type: "step", unit: "meade", zone: "61" },
      { type: "end", unit: "meade" },
    ];
    stage.act(...march);
    while (stage.offered("face").length > 0) stage.act(stage.offered("face")[0]);
    expect([toMeade("63"), reason("koltes")]).toEqual([2, "act-apart"]);
  });
});

describe("SB62-9.1: command range", () => {
  function costs(commander: string, from: string, placements: readonly Placement[] = []) {
    const stage = new Stage({
      placements,
      commanders: [{ id: commander, zone: from }],
      frames: segment(UNION),
    });
    const found = commandCosts(stage.field, stage.p, stage.field.commanderIndex.get(commander) as number);
    return (zone: string): number | undefined => found[stage.field.graph.known(zone)];
  }

  it("M-07, RU-23: Lee in 56 has Jackson in 142 within 7 MP, the climb at 96 included", () => {
    expect(costs("lee", "56")("142")).toBe(7);
  });

  it("M-08: Pope in 109 is 1 from 108 and 7 from 165; 186 is out of range", () => {
    const from = costs("pope", "109");
    expect([from("108"), from("165"), from("186")]).toEqual([1, 7, -1]);
  });

  it("SB62-9.1-a, SB62-9.1-b, SB62-9.4-h, V-70: roads count 1 in a zone of control too; an enemy brigade bars the way", () => {
    const clear = costs("lee", "56")("142");
    // Gibbon in 113 has 114 and 96 in his zone of control
    expect(costs("lee", "56", [{ unit: "gibbon", zone: "113", facing: "126" }])("142")).toBe(clear);
    expect(costs("lee", "56", [{ unit: "gibbon", zone: "114", facing: "126" }])("142")).not.toBe(clear);
  });

  it("RU-23: the front of enemy artillery costs one more", () => {
    const clear = costs("lee", "56")("142") as number;
    const under = costs("lee", "56", [{ unit: "us-artillery", zone: "126", facing: "127" }])("142") as number;
    expect(under === -1 || under > clear).toBe(true);
  });
});
