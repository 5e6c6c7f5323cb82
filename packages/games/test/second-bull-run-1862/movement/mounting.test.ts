import { describe, expect, test } from "vitest";
import { DISMOUNTED, combatOf, isMounted } from "../../../src/second-bull-run-1862/position.ts";
import { UNION } from "../../../src/second-bull-run-1862/field.ts";
import type { Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { acting, costs, go, zonesFor } from "../support/acting.ts";
import { Stage } from "../support/stage.ts";

const ON_FOOT: Placement = { unit: "buford", zone: "78", dismounted: true };

describe("dismounting", () => {
  test("SB62-9.4-m SB62-D08 for two points, at once or after a march", () => {
    const g = acting("buford", [{ unit: "buford", zone: "78" }]);
    expect(g.offered("dismount")).toHaveLength(1);
    go(g, "buford", "77", "99").act({ type: "dismount", unit: "buford" });
    expect(g.decision.about).toMatchObject({ points: 4, allowance: 8 });
    expect(isMounted(g.field, g.p, g.unit("buford"))).toBe(false);
    expect(combatOf(g.field, g.p, g.unit("buford"))).toBe(3);
  });

  test("V-68 SB62-9.4-m SB62-RU44 three zones by road, dismount, attack: 7 of 8 points; no zone is entered on foot", () => {
    const g = acting("buford", [
      { unit: "buford", zone: "110" },
      { unit: "trimble", zone: "141", facing: "140" },
    ]);
    go(g, "buford", "123", "124", "140").act({ type: "dismount", unit: "buford" });
    expect(costs(g)).toEqual([1, 1, 1]);
    expect(g.whyNot({ type: "step", unit: "buford", zone: "125" })).toEqual({
      rule: "SB62-RU44",
      reason: "step-dismounted",
    });
    expect(g.decision.about).toMatchObject({ points: 3 });
    g.act({ type: "attack", unit: "buford", zone: "141" });
    expect(g.told("attack-declared")).toMatchObject([{ unit: "buford", zone: "141" }]);
  });

  test("SB62-RU44 a forced march made before it pays for it, or for the attack after it", () => {
    const g = acting("buford", [{ unit: "buford", zone: "13" }]);
    go(g, "buford", "1", "13", "1", "13");
    expect(g.offered("dismount")).toEqual([]);
    g.act({ type: "force", unit: "buford" }, { type: "dismount", unit: "buford" });
    expect(g.decision.about).toMatchObject({ points: 0 });
    g.act({ type: "end", unit: "buford" });
    expect(g.p.fatigue[g.unit("buford")]).toBe(1);
    const after = acting("buford", [{ unit: "buford", zone: "13" }]);
    after.act({ type: "dismount", unit: "buford" });
    expect(after.whyNot({ type: "force", unit: "buford" })).toEqual({ rule: "SB62-9.4-b", reason: "force-kind" });
  });

  test("SB62-9.3-c SB62-9.4-c after a stop in contact the question says what a forced march would pay for", () => {
    const stopped = (unit: string, points: number) =>
      go(
        acting(
          unit,
          [
            { unit, zone: "42" },
            { unit: "trimble", zone: "61", facing: "77" },
          ],
          { points },
        ),
        unit,
        "43",
      ).decision.about;
    expect(stopped("meade", 3)).toMatchObject({ points: 1, effort: "attack" });
    expect(stopped("meade", 4)).toMatchObject({ points: 2 });
    expect(stopped("meade", 4)).not.toHaveProperty("effort");
    expect(stopped("buford", 5)).toMatchObject({ points: 3, effort: "attack-on-foot" });
    // who is not stopped can force the march for a march as well
    expect(acting("meade", [{ unit: "meade", zone: "42" }], { points: 0 }).decision.about).not.toHaveProperty("effort");
  });

  test("SB62-RU44 it is bought early enough to dismount and attack, though either alone could be paid", () => {
    const enemy: Placement = { unit: "trimble", zone: "141", facing: "140" };
    const at = (losses: number): Stage =>
      acting("buford", [{ unit: "buford", zone: "140", losses }, enemy], { points: 3 });
    const g = at(0);
    g.act({ type: "force", unit: "buford" }, { type: "dismount", unit: "buford" });
    expect(g.decision.about).toMatchObject({ points: 3 });
    g.act({ type: "attack", unit: "buford", zone: "141" });
    expect(g.p.fatigue[g.unit("buford")]).toBe(1);
    // with nothing left to fight with on foot, or points enough for both, there is nothing to force the march for
    expect(at(3).whyNot({ type: "force", unit: "buford" })?.reason).toBe("force-early");
    const rich = acting("buford", [{ unit: "buford", zone: "140" }, enemy], { points: 4 });
    expect(rich.whyNot({ type: "force", unit: "buford" })?.reason).toBe("force-early");
  });

  test("SB62-9.4-m by cavalry that is mounted, with points left", () => {
    const meade = acting("meade", [{ unit: "meade", zone: "78" }]);
    expect(meade.whyNot({ type: "dismount", unit: "meade" })).toMatchObject({ reason: "dismount-kind" });
    expect(meade.whyNot({ type: "mount", unit: "meade" })).toMatchObject({ reason: "mount-kind" });
    const foot = acting("buford", [ON_FOOT]);
    expect(foot.whyNot({ type: "dismount", unit: "buford" })).toMatchObject({ reason: "dismount-already" });
    const mounted = acting("buford", [{ unit: "buford", zone: "78" }]);
    expect(mounted.whyNot({ type: "mount", unit: "buford" })).toMatchObject({ reason: "mount-already" });
    go(foot, "buford", "77");
    expect(foot.whyNot({ type: "mount", unit: "buford" })).toMatchObject({ reason: "mount-points" });
  });

  test("SB62-RU44 once an action: who has just dismounted does not mount again", () => {
    const g = acting("buford", [{ unit: "buford", zone: "78" }]).act({ type: "dismount", unit: "buford" });
    expect(g.whyNot({ type: "mount", unit: "buford" })).toEqual({ rule: "SB62-RU44", reason: "mount-once" });
    expect(g.offered("mount")).toEqual([]);
  });
});

describe("cavalry on foot", () => {
  test("SB62-RU44 its two points buy a zone, or one or two by road", () => {
    expect(zonesFor(acting("buford", [ON_FOOT]), "step")).toEqual(["61", "77", "79", "80", "100", "101"]);
    const road = go(acting("buford", [ON_FOOT]), "buford", "77", "99");
    expect(road.decision.about).toMatchObject({ points: 0 });
    const plain = go(acting("buford", [ON_FOOT]), "buford", "101");
    expect(zonesFor(plain, "step")).toEqual([]);
  });

  test("SB62-RU44 nothing dearer: no climb off the road", () => {
    const g = acting("buford", [{ ...ON_FOOT, zone: "97" }]);
    expect(g.whyNot({ type: "step", unit: "buford", zone: "96" })).toEqual({
      rule: "SB62-9.4-f",
      reason: "step-surcharge",
    });
  });

  test("SB62-RU44 or an attack", () => {
    const g = acting("buford", [
      { ...ON_FOOT, zone: "98", facing: "115" },
      { unit: "trimble", zone: "115", facing: "98" },
    ]);
    expect(zonesFor(g, "attack")).toEqual(["115"]);
  });

  test("V-69 SB62-9.4-n or mounting again for both, and no move after it, nor a forced march", () => {
    const g = acting("buford", [ON_FOOT]).act({ type: "mount", unit: "buford" });
    expect(g.told("mounted")).toMatchObject([{ unit: "buford" }]);
    expect(g.decision.about).toMatchObject({ points: 0 });
    expect(g.whyNot({ type: "step", unit: "buford", zone: "77" })).toEqual({
      rule: "SB62-9.4-n",
      reason: "step-mounted",
    });
    expect(g.whyNot({ type: "force", unit: "buford" })).toEqual({ rule: "SB62-9.4-n", reason: "force-mounted" });
  });

  test("SB62-11.2.3-h by night too it has two points", () => {
    const g = new Stage({
      scenario: "both-days",
      placements: [ON_FOOT],
      frames: () => [{ step: "night-moves", side: UNION, left: 3 }],
    });
    g.act({ type: "activate", unit: "buford" });
    expect(g.decision.about).toMatchObject({ points: 2, allowance: 2 });
  });

  test("SB62-9.4-o fatigue and losses stay", () => {
    const g = acting("buford", [{ unit: "buford", zone: "78", losses: 1, fatigue: 1 }]);
    const unit = g.unit("buford");
    g.act({ type: "dismount", unit: "buford" });
    expect([g.p.losses[unit], g.p.fatigue[unit], combatOf(g.field, g.p, unit)]).toEqual([1, 1, 2]);
    const back = acting("buford", [{ ...ON_FOOT, losses: 1, fatigue: 1 }]).act({ type: "mount", unit: "buford" });
    expect([back.p.losses[unit], back.p.fatigue[unit], combatOf(back.field, back.p, unit)]).toEqual([1, 1, 3]);
    expect((back.p.marks[unit] as number) & DISMOUNTED).toBe(0);
  });
});
