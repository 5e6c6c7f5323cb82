import { describe, expect, it } from "vitest";
import type { Frame } from "../../../src/second-bull-run-1862/frames.ts";
import { LEFT, ON_MAP, WITHDRAWN } from "../../../src/second-bull-run-1862/position.ts";
import type { CommanderPlace, Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { Stage } from "../support/stage.ts";

const NIGHT: () => readonly Frame[] = () => [{ step: "night", at: 0 }];

function night(
  placements: readonly Placement[],
  more: { readonly left?: readonly string[]; readonly commanders?: readonly CommanderPlace[] } = {},
): Stage {
  return new Stage({
    scenario: "both-days",
    day: 2,
    turn: 1,
    placements,
    commanders: more.commanders ?? [],
    frames: (field, p) => {
      for (const id of more.left ?? []) p.state = p.state.with(field.unitIndex.get(id) as number, LEFT);
      return NIGHT();
    },
  });
}

function settle(stage: Stage): Stage {
  while (!stage.over && ["march", "facing", "withdrawal"].includes(stage.decision.step)) {
    const { actions } = stage.decision;
    stage.act(actions.find(({ type }) => type === "end") ?? (actions[0] as never));
  }
  return stage;
}

describe("SB62-11.2.3: the night", () => {
  it("SB62-11.2.3-e: takes all Fatigue and Rout markers", () => {
    const stage = night([
      { unit: "meade", zone: "109", fatigue: 2 },
      { unit: "archer", zone: "155", routed: true },
    ]);
    settle(stage);
    expect(stage.told("rallied-by-night")[0]?.units).toEqual(["archer"]);
    expect([stage.p.fatigue[stage.unit("meade")], stage.p.marks[stage.unit("archer")]]).toEqual([0, 0]);
    expect(stage.facingOf("archer")).toBeDefined();
  });

  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
  ])("V-88, SB62-11.2.3-f, RU-97: infantry with %i losses has %i", (before, after) => {
    const stage = night([{ unit: "gibbon", zone: "109", losses: before }]);
    expect(stage.p.losses[stage.unit("gibbon")]).toBe(after);
  });

  it("V-88, SB62-11.2.3-f: artillery recovers nothing", () => {
    const stage = night([{ unit: "us-artillery", zone: "109", losses: 1 }]);
    expect(stage.p.losses[stage.unit("us-artillery")]).toBe(1);
  });

  it("V-89, SB62-11.2.3-g, RU-98, D-24: who is on the embankment against the open may stay; the others go", () => {
    // 116: embankment; 99: open
    const stage = night([
      { unit: "archer", zone: "116", facing: "99" },
      { unit: "meade", zone: "99", facing: "116" },
    ]);
    settle(stage);
    expect(stage.zoneOf("archer")).toBe("116");
    expect(stage.told("retreated").map(({ unit }) => unit)).toContain("meade");
  });

  it("RU-98: of two in the open the Union's goes, and the other need not", () => {
    const stage = settle(
      night([
        { unit: "meade", zone: "99", facing: "98" },
        { unit: "archer", zone: "98", facing: "99" },
      ]),
    );
    expect(stage.told("retreated").map(({ unit }) => unit)).toContain("meade");
    expect(stage.zoneOf("archer")).toBe("98");
  });

  it("RU-98: a Union brigade on strong ground is asked; if it stays the Confederate goes", () => {
    const stage = night([
      { unit: "meade", zone: "116", facing: "99" },
      { unit: "archer", zone: "99", facing: "116" },
    ]);
    expect(stage.decision).toMatchObject({ step: "parting", sides: ["union"] });
    stage.act({ type: "hold", unit: "meade" });
    settle(stage);
    expect(stage.zoneOf("meade")).toBe("116");
    expect(stage.told("retreated").map(({ unit }) => unit)).toContain("archer");
  });

  it("RU-69, RU-98: who finds no way out of contact loses once for it, and stays", () => {
    // all about 42 is full of enemies
    const stage = night([
      { unit: "birney", zone: "42" },
      ...["60", "43", "29", "28", "41", "59"].map((zone, at) => ({
        unit: ["archer", "branch", "field", "gregg", "pender", "thomas"][at] as string,
        zone,
      })),
    ]);
    expect(stage.told("lost-step")).toEqual([expect.objectContaining({ unit: "birney", losses: 1, cause: "no-way" })]);
    expect(stage.zoneOf("birney")).toBe("42");
    expect(stage.decision).toMatchObject({ step: "parting", sides: ["confederate"] });
  });

  it("D-23, SB62-11.2.3-h: each side moves up to three brigades, the Union first, each once, and may stop early", () => {
    const stage = night([
      { unit: "meade", zone: "109" },
      { unit: "archer", zone: "155" },
    ]);
    expect(stage.decision).toMatchObject({ step: "night-moves", sides: ["union"], about: { left: 3 } });
    stage.act({ type: "activate", unit: "meade" }, { type: "step", unit: "meade", zone: "110" });
    expect(stage.whyNot({ type: "force", unit: "meade" })).toEqual({
      rule: "SB62-11.2.3-h",
      reason: "force-night",
    });
    settle(stage);
    expect(stage.decision.sides).toEqual(["confederate"]);
    stage.act({ type: "done" });
    expect(stage.decision.step).toBe("recall");
  });

  it("SB62-11.2.3-h: no move enters an enemy zone of control", () => {
    const stage = night([
      { unit: "meade", zone: "100" },
      { unit: "archer", zone: "115", facing: "98" },
    ]);
    stage.act({ type: "activate", unit: "meade" });
    stage.act({ type: "step", unit: "meade", zone: "99" });
    expect(stage.whyNot({ type: "step", unit: "meade", zone: "98" })).toEqual({
      rule: "SB62-11.2.3-h",
      reason: "step-night",
    });
  });

  it("RU-99: those that left the map come first, the Union's by C or D, the Confederates' by H, with their losses", () => {
    const stage = night(
      [
        { unit: "meade", zone: "109" },
        { unit: "archer", zone: "155" },
      ],
      { left: ["poe", "hood"] },
    );
    expect(stage.whyNot({ type: "activate", unit: "meade" })?.reason).toBe("move-first");
    expect(stage.offered("enter").map(({ unit, entry }) => [unit, entry])).toEqual([
      ["poe", "C"],
      ["poe", "D"],
    ]);
    settle(stage.act({ type: "enter", unit: "poe", entry: "D" }));
    expect(stage.p.state[stage.unit("poe")]).toBe(ON_MAP);
    expect(stage.whyNot({ type: "activate", unit: "meade" })).toBeUndefined();
    expect(stage.whyNot({ type: "activate", unit: "poe" })?.reason).toBe("move-once");
    stage.act({ type: "done" });
    expect(stage.offered("enter").map(({ entry }) => entry)).toEqual(["H"]);
  });

  it("D-22, SB62-11.2.3-i, RU-100: the Union withdraws one corps and its independent brigades", () => {
    const stage = night(
      [
        { unit: "meade", zone: "109" },
        { unit: "seymour", zone: "110" },
        { unit: "poe", zone: "122" },
        { unit: "birney", zone: "122" },
        { unit: "milroy", zone: "87" },
        { unit: "archer", zone: "155" },
      ],
      { commanders: [{ id: "mcdowell", zone: "109" }] },
    );
    stage.act({ type: "done" }, { type: "done" });
    expect(stage.offered("recall").map(({ commander }) => commander)).toEqual(["mcdowell", "heintzelman"]);
    stage.act({ type: "recall", commander: "mcdowell" });
    const states = ["meade", "seymour", "milroy", "poe"].map((id) => stage.p.state[stage.unit(id)]);
    expect(states).toEqual([WITHDRAWN, WITHDRAWN, WITHDRAWN, ON_MAP]);
    expect(stage.p.commanderState[stage.field.commanderIndex.get("mcdowell") as number]).toBe(WITHDRAWN);
    expect(stage.told("recalled")[0]?.units).toEqual(["meade", "seymour", "milroy"]);
  });

  it("SB62-9.4-q, RU-46: the withdrawal displaces a commander whom it leaves alone beside the enemy", () => {
    const stage = new Stage({
      scenario: "both-days",
      day: 2,
      turn: 1,
      placements: [
        { unit: "meade", zone: "99", facing: "98" },
        { unit: "seymour", zone: "109" },
        { unit: "archer", zone: "98", facing: "99" },
      ],
      commanders: [
        { id: "mcdowell", zone: "109" },
        { id: "pope", zone: "99" },
      ],
      frames: () => [{ step: "recall" }],
    });
    stage.act({ type: "recall", commander: "mcdowell" });
    expect(stage.decision).toMatchObject({ step: "displacement", sides: ["union"], about: { commander: "pope" } });
  });
});
