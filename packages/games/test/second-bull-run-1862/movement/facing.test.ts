import { describe, expect, test } from "vitest";
import { beginFacing, engagedZones } from "../../../src/second-bull-run-1862/movement/facing.ts";
import { CONFEDERATE, UNION, type UnitIndex } from "../../../src/second-bull-run-1862/field.ts";
import type { Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { acting, framesOf, go, zonesFor } from "../support/acting.ts";
import { Stage } from "../support/stage.ts";

const TRIMBLE: Placement = { unit: "trimble", zone: "115", facing: "127" };

/** A brigade that chooses its facing, after an advance or a retreat. */
function turningIn(unit: string, placements: readonly Placement[], turns: boolean): Stage {
  return new Stage({
    placements,
    frames: (field, p) =>
      framesOf(field, p, (play) => {
        const index = field.unitIndex.get(unit) as UnitIndex;
        beginFacing(play, index, turns, engagedZones(field, p, field.sideOf[index] as number));
      }),
  });
}

describe("who has acted", () => {
  test("SB62-9.5-a SB62-D09 out of contact faces any zone around, at no cost", () => {
    const g = go(acting("meade", [{ unit: "meade", zone: "80" }]), "meade", "78").act({ type: "end", unit: "meade" });
    expect(g.decision).toMatchObject({ step: "facing", rule: "SB62-9.5-a" });
    expect(zonesFor(g, "face")).toEqual(["61", "77", "79", "80", "100", "101"]);
    g.act({ type: "face", unit: "meade", zone: "101" });
    expect(g.facingOf("meade")).toBe("101");
    expect(g.told("faced")).toMatchObject([{ units: ["meade"], zone: "101" }]);
  });

  test("SB62-9.5-a refused: another brigade, a zone that does not border, one that is not there", () => {
    const g = acting("meade", [
      { unit: "meade", zone: "78" },
      { unit: "seymour", zone: "97" },
    ]);
    g.act({ type: "end", unit: "meade" });
    expect(g.whyNot({ type: "face", unit: "seymour", zone: "98" })).toEqual({
      rule: "SB62-9.5-a",
      reason: "face-moved",
    });
    expect(g.whyNot({ type: "face", unit: "meade", zone: "97" })).toEqual({
      rule: "SB62-9.3-d",
      reason: "face-border",
    });
    expect(g.whyNot({ type: "face", unit: "meade", zone: "900" })).toMatchObject({ reason: "no-such-zone" });
    expect(g.whyNot({ type: "end", unit: "meade" })).toMatchObject({ reason: "act-inactive" });
  });

  test("SB62-9.5-b in contact puts most enemy brigades into its Front", () => {
    const g = acting("meade", [
      { unit: "meade", zone: "76" },
      TRIMBLE,
      { unit: "lawton", zone: "114", facing: "96" },
      { unit: "gregg", zone: "116", facing: "98" },
    ]);
    go(g, "meade", "98").act({ type: "end", unit: "meade" });
    expect(g.decision).toMatchObject({ rule: "SB62-9.5-b", about: { contacts: ["gregg", "trimble"] } });
    expect(zonesFor(g, "face")).toEqual(["115", "116"]);
    expect(g.whyNot({ type: "face", unit: "meade", zone: "96" })).toEqual({
      rule: "SB62-9.5-b",
      reason: "face-contact",
    });
  });

  test("SB62-9.5-b SB62-RU41 brigades count, routed ones too, and among equals its owner chooses", () => {
    const opposite = (second: readonly Placement[]): readonly Placement[] => [
      { unit: "meade", zone: "105", facing: "103" },
      { unit: "trimble", zone: "103", facing: "105" },
      { unit: "lawton", zone: "107", facing: "105" },
      ...second,
    ];
    const even = acting("meade", opposite([])).act({ type: "end", unit: "meade" });
    expect(zonesFor(even, "face")).toEqual(["103", "104", "106", "107", "119", "120"]);
    const more = acting("meade", opposite([{ unit: "early", zone: "107", routed: true }]));
    more.act({ type: "end", unit: "meade" });
    expect(zonesFor(more, "face")).toEqual(["106", "107", "120"]);
  });

  test("SB62-RU33 SB62-RU35 an enemy across a river is no contact: nothing binds the facing", () => {
    const g = acting("meade", [
      { unit: "meade", zone: "140" },
      { unit: "trimble", zone: "141", facing: "140" },
    ]);
    g.act({ type: "end", unit: "meade" });
    expect(g.decision.rule).toBe("SB62-9.5-a");
    expect(zonesFor(g, "face")).toEqual(["124", "125", "139", "141", "153", "154"]);
  });

  test("SB62-9.5-b where one facing alone holds most, it is taken", () => {
    const g = acting("meade", [
      { unit: "meade", zone: "76" },
      TRIMBLE,
      { unit: "lawton", zone: "96", facing: "98" },
      { unit: "gregg", zone: "116", facing: "98" },
    ]);
    go(g, "meade", "98").act({ type: "end", unit: "meade" });
    expect(g.facingOf("meade")).toBe("115");
  });
});

describe("turning without a march", () => {
  test("SB62-9.5-e SB62-D05 who stands may turn", () => {
    const g = acting("meade", [{ unit: "meade", zone: "78", facing: "77" }]).act({ type: "end", unit: "meade" });
    g.act({ type: "face", unit: "meade", zone: "80" });
    expect(g.facingOf("meade")).toBe("80");
  });

  test("SB62-9.5-e who reduces its fatigue may turn, within 9.5-b", () => {
    const g = acting("meade", [{ unit: "meade", zone: "98", facing: "115", fatigue: 1 }, TRIMBLE]);
    g.act({ type: "rest", unit: "meade" });
    expect(zonesFor(g, "face")).toEqual(["96", "115", "116"]);
  });

  test("SB62-9.5-e who attacks without moving may turn, and its enemies do not", () => {
    const g = acting("meade", [{ unit: "meade", zone: "98", facing: "115" }, TRIMBLE]);
    g.act({ type: "attack", unit: "meade", zone: "115" }, { type: "face", unit: "meade", zone: "96" });
    expect(g.over).toBe(true);
    expect([g.facingOf("meade"), g.facingOf("trimble")]).toEqual(["96", "127"]);
  });

  test("SB62-9.5-e after an advance it turns and its enemies may have to", () => {
    const g = new Stage({
      placements: [
        { unit: "meade", zone: "98", facing: "115" },
        { ...TRIMBLE, facing: "128" },
      ],
      frames: (field, p) =>
        framesOf(field, p, (play) => beginFacing(play, field.unitIndex.get("meade") as UnitIndex, true, [])),
    });
    g.act({ type: "face", unit: "meade", zone: "115" });
    expect(g.decision).toMatchObject({ step: "turning", about: { unit: "trimble", zone: "98" } });
  });

  test("SB62-9.5-e after a retreat it turns, its enemies do not", () => {
    const g = turningIn("meade", [{ unit: "meade", zone: "98" }, TRIMBLE], false);
    g.act({ type: "face", unit: "meade", zone: "115" });
    expect(g.over).toBe(true);
    expect(g.facingOf("trimble")).toBe("127");
  });

  test("SB62-RU71 a routed brigade faces nothing", () => {
    expect(turningIn("meade", [{ unit: "meade", zone: "98", routed: true }], false).over).toBe(true);
  });
});

describe("who is touched", () => {
  const coming = (...others: readonly Placement[]) => acting("meade", [{ unit: "meade", zone: "76" }, ...others]);

  test("SB62-9.5-c SB62-D12 enemies not in contact before turn to have the newcomer in their Front", () => {
    const g = go(coming(TRIMBLE), "meade", "98").act({ type: "end", unit: "meade" });
    g.act({ type: "face", unit: "meade", zone: "115" });
    expect(g.decision).toMatchObject({
      step: "turning",
      rule: "SB62-9.5-c",
      sides: ["confederate"],
      about: { unit: "trimble", zone: "98", contacts: ["meade"] },
    });
    expect(zonesFor(g, "face")).toEqual(["96", "98", "116"]);
    expect(g.whyNot({ type: "face", unit: "trimble", zone: "127" })).toEqual({
      rule: "SB62-9.5-c",
      reason: "face-toward",
    });
    expect(g.whyNot({ type: "face", unit: "trimble", zone: "99" })).toMatchObject({ reason: "face-border" });
    expect(g.whyNot({ type: "face", unit: "meade", zone: "98" })).toMatchObject({ reason: "other-side" });
    g.act({ type: "face", unit: "trimble", zone: "116" });
    expect(g.facingOf("trimble")).toBe("116");
  });

  test("SB62-9.5-c a stack turns as one, routed brigades in it do not, and routed ones alone are not asked", () => {
    const stack: readonly Placement[] = [TRIMBLE, { unit: "lawton", zone: "115", facing: "127" }];
    const g = go(coming(...stack), "meade", "98").act({ type: "end", unit: "meade" });
    g.act({ type: "face", unit: "meade", zone: "115" }, { type: "face", unit: "lawton", zone: "98" });
    expect(g.over).toBe(true);
    expect([g.facingOf("trimble"), g.facingOf("lawton")]).toEqual(["98", "98"]);
    const half = go(coming(TRIMBLE, { unit: "lawton", zone: "115", routed: true }), "meade", "98");
    half.act({ type: "end", unit: "meade" }, { type: "face", unit: "meade", zone: "115" });
    half.act({ type: "face", unit: "trimble", zone: "98" });
    expect(half.facingOf("lawton")).toBeUndefined();
    const routed = go(coming({ ...TRIMBLE, routed: true }), "meade", "98").act({ type: "end", unit: "meade" });
    routed.act({ type: "face", unit: "meade", zone: "115" });
    expect(routed.over).toBe(true);
  });

  test("SB62-9.5-c zone by zone, where it touches several", () => {
    const g = go(coming(TRIMBLE, { unit: "gregg", zone: "116", facing: "129" }), "meade", "98");
    g.act({ type: "end", unit: "meade" }, { type: "face", unit: "meade", zone: "115" });
    expect(g.decision.about).toMatchObject({ unit: "gregg" });
    g.act({ type: "face", unit: "gregg", zone: "98" });
    expect(g.decision.about).toMatchObject({ unit: "trimble" });
  });

  test("SB62-9.5-d SB62-RU34 whoever was in contact with another brigade of the mover's side does not turn", () => {
    const g = go(coming(TRIMBLE, { unit: "seymour", zone: "127", facing: "115" }), "meade", "98");
    g.act({ type: "end", unit: "meade" }, { type: "face", unit: "meade", zone: "115" });
    expect(g.over).toBe(true);
    expect(g.facingOf("trimble")).toBe("127");
  });

  test("SB62-9.5-d SB62-RU34 nor one that the mover itself was in contact with when it took the step", () => {
    const g = acting("meade", [{ unit: "meade", zone: "98", facing: "115" }, TRIMBLE]);
    go(g, "meade", "116").act({ type: "end", unit: "meade" }, { type: "face", unit: "meade", zone: "115" });
    expect(g.over).toBe(true);
  });

  test("SB62-9.5-c one that the mover had left turns when it comes again", () => {
    const g = acting("meade", [{ unit: "meade", zone: "98", facing: "115" }, TRIMBLE]);
    go(g, "meade", "76", "98").act({ type: "end", unit: "meade" }, { type: "face", unit: "meade", zone: "115" });
    expect(g.decision.step).toBe("turning");
  });

  test("SB62-RU34 zones engaged are those in contact with any brigade of the side", () => {
    const { field, p } = coming(
      TRIMBLE,
      { unit: "seymour", zone: "98", facing: "115" },
      { unit: "gregg", zone: "129" },
    );
    const ids = (side: number): readonly string[] =>
      engagedZones(field, p, side).map((zone) => field.graph.ids[zone] as string);
    expect(ids(UNION)).toEqual(["115"]);
    expect(ids(CONFEDERATE)).toEqual(["98"]);
  });
});

describe("stacks", () => {
  test("SB62-9.6-c SB62-RU42 the last to arrive turns the stack, whoever has acted in it", () => {
    const g = acting("meade", [
      { unit: "meade", zone: "80" },
      { unit: "seymour", zone: "78", facing: "101", acted: true },
    ]);
    go(g, "meade", "78").act({ type: "end", unit: "meade" }, { type: "face", unit: "meade", zone: "61" });
    expect([g.facingOf("meade"), g.facingOf("seymour")]).toEqual(["61", "61"]);
    expect(g.told("faced")).toMatchObject([{ units: ["meade", "seymour"] }]);
  });

  test("SB62-RU42 SB62-10.1-e but the target of the other must stay in their Front", () => {
    const g = acting("meade", [
      { unit: "meade", zone: "106" },
      { unit: "seymour", zone: "105", facing: "103", attacks: "103" },
      { unit: "trimble", zone: "103", facing: "105" },
      { unit: "gregg", zone: "103", facing: "105" },
      { unit: "lawton", zone: "107", facing: "108" },
      { unit: "early", zone: "107", facing: "108" },
    ]);
    go(g, "meade", "105").act({ type: "end", unit: "meade" });
    expect(zonesFor(g, "face")).toEqual(["103", "104", "119"]);
    expect(g.whyNot({ type: "face", unit: "meade", zone: "107" })).toEqual({
      rule: "SB62-RU42",
      reason: "face-target",
    });
  });

  test("SB62-9.6-c after a retreat the stack keeps its facing, and the newcomer takes it", () => {
    const g = turningIn(
      "meade",
      [
        { unit: "seymour", zone: "78", facing: "101" },
        { unit: "meade", zone: "78" },
      ],
      false,
    );
    expect(g.over).toBe(true);
    expect(g.facingOf("meade")).toBe("101");
  });

  test("SB62-9.6-c SB62-RU71 beside a routed brigade the newcomer faces as it likes", () => {
    const g = turningIn(
      "meade",
      [
        { unit: "seymour", zone: "78", routed: true },
        { unit: "meade", zone: "78" },
      ],
      false,
    );
    g.act({ type: "face", unit: "meade", zone: "77" });
    expect([g.facingOf("meade"), g.facingOf("seymour")]).toEqual(["77", undefined]);
  });
});
