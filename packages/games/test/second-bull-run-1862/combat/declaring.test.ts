import { describe, expect, test } from "vitest";
import { NOWHERE } from "@stonebridge/board";
import { clearTarget } from "../../../src/second-bull-run-1862/combat/attack.ts";
import type { Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { acting, go, zonesFor } from "../support/acting.ts";

const TRIMBLE: Placement = { unit: "trimble", zone: "115", facing: "98" };

function attackers(...others: readonly Placement[]) {
  return acting("meade", [{ unit: "meade", zone: "98", facing: "115" }, ...others]);
}

describe("declaring an attack", () => {
  test("SB62-9.4-l SB62-10.1-a SB62-D06 two points put a marker towards an enemy zone beside it, and the action is over", () => {
    const g = attackers(TRIMBLE);
    g.act({ type: "attack", unit: "meade", zone: "115" });
    expect(g.told("attack-declared")).toMatchObject([
      { unit: "meade", zone: "115", against: ["trimble"], rule: "SB62-9.4-l" },
    ]);
    expect(g.p.target[g.unit("meade")]).toBe(g.field.graph.known("115"));
    expect(g.decision.step).toBe("facing");
  });

  test("SB62-9.4-l not without two points", () => {
    const g = acting("hardin", [
      { unit: "hardin", zone: "27", isolated: true },
      { unit: "trimble", zone: "59", facing: "41" },
    ]);
    go(g, "hardin", "28", "42");
    expect(g.whyNot({ type: "attack", unit: "hardin", zone: "59" })).toEqual({
      rule: "SB62-9.4-l",
      reason: "attack-points",
    });
  });

  test("SB62-9.4-l only a zone beside it that it could go to, where an enemy stands", () => {
    const g = attackers(TRIMBLE);
    expect(g.whyNot({ type: "attack", unit: "meade", zone: "128" })).toMatchObject({ reason: "attack-border" });
    expect(g.whyNot({ type: "attack", unit: "meade", zone: "116" })).toMatchObject({ reason: "attack-none" });
    expect(g.whyNot({ type: "attack", unit: "meade", zone: "900" })).toMatchObject({ reason: "no-such-zone" });
    const bank = acting("meade", [
      { unit: "meade", zone: "140" },
      { unit: "trimble", zone: "154", facing: "140" },
    ]);
    expect(bank.whyNot({ type: "attack", unit: "meade", zone: "154" })).toEqual({
      rule: "SB62-9.4-l",
      reason: "attack-river",
    });
  });

  test("SB62-9.4-l over a bridge too, although no zone of control reaches over it", () => {
    const g = acting("meade", [
      { unit: "meade", zone: "140" },
      { unit: "trimble", zone: "141", facing: "140" },
    ]);
    expect(zonesFor(g, "attack")).toEqual(["141"]);
    g.act({ type: "attack", unit: "meade", zone: "141" });
    expect(zonesFor(g, "face")).toEqual(["125", "141", "154"]);
  });

  test("V-95 SB62-RU50 SB62-10.3.2-d artillery declares none: it joins by itself", () => {
    const g = acting("reynolds-artillery", [{ unit: "reynolds-artillery", zone: "98" }, TRIMBLE]);
    expect(g.whyNot({ type: "attack", unit: "reynolds-artillery", zone: "115" })).toEqual({
      rule: "SB62-10.3.2-d",
      reason: "attack-kind",
    });
    // of an empty zone it is true as well, and all that helps
    expect(g.whyNot({ type: "attack", unit: "reynolds-artillery", zone: "99" })?.reason).toBe("attack-kind");
    expect(g.offered("attack")).toEqual([]);
  });

  test("SB62-RU75 a brigade on foot with no combat potential left declares none", () => {
    const g = acting("bayard", [{ unit: "bayard", zone: "98", dismounted: true, losses: 2 }, TRIMBLE]);
    expect(g.whyNot({ type: "attack", unit: "bayard", zone: "115" })).toEqual({
      rule: "SB62-RU75",
      reason: "attack-strength",
    });
  });

  test("SB62-10.1-d one target a brigade", () => {
    const g = acting("meade", [{ unit: "meade", zone: "98", facing: "115", attacks: "115" }, TRIMBLE]);
    expect(g.whyNot({ type: "attack", unit: "meade", zone: "115" })).toEqual({
      rule: "SB62-10.1-d",
      reason: "attack-twice",
    });
  });

  test("SB62-10.1-c a zone is attacked once in an action phase", () => {
    const g = acting("meade", [{ unit: "meade", zone: "98", facing: "115" }, TRIMBLE], {
      prepare: ({ graph }, p) => {
        p.attacked = [graph.known("115")];
      },
    });
    expect(g.offered("attack")).toEqual([]);
    expect(g.whyNot({ type: "attack", unit: "meade", zone: "115" })).toEqual({
      rule: "SB62-10.1-c",
      reason: "attack-again",
    });
  });

  test("SB62-10.1-e brigades of one zone attack the same zone", () => {
    const lawton: Placement = { unit: "lawton", zone: "116", facing: "98" };
    const g = attackers(TRIMBLE, lawton, { unit: "seymour", zone: "98", facing: "115", attacks: "115" });
    expect(zonesFor(g, "attack")).toEqual(["115"]);
    expect(g.whyNot({ type: "attack", unit: "meade", zone: "116" })).toEqual({
      rule: "SB62-10.1-e",
      reason: "attack-stack",
    });
  });

  test("SB62-10.1-c SB62-RU53 zones that attack one zone hang together", () => {
    const target: Placement = { unit: "trimble", zone: "105", facing: "103" };
    const seymour: Placement = { unit: "seymour", zone: "103", facing: "105", attacks: "105" };
    const apart = acting("meade", [{ unit: "meade", zone: "106", facing: "105" }, target, seymour]);
    expect(apart.whyNot({ type: "attack", unit: "meade", zone: "105" })).toEqual({
      rule: "SB62-10.1-c",
      reason: "attack-apart",
    });
    const beside = acting("meade", [{ unit: "meade", zone: "104", facing: "105" }, target, seymour]);
    expect(zonesFor(beside, "attack")).toEqual(["105"]);
    const together = acting("meade", [{ unit: "meade", zone: "103", facing: "105" }, target, seymour]);
    expect(zonesFor(together, "attack")).toEqual(["105"]);
    const linked = acting("meade", [
      { unit: "meade", zone: "106", facing: "105" },
      target,
      seymour,
      { unit: "hardin", zone: "104", facing: "105", attacks: "105" },
    ]);
    expect(zonesFor(linked, "attack")).toEqual(["105"]);
  });

  test("SB62-RU40 the target must be in a Front that holds most enemies", () => {
    const two: readonly Placement[] = [
      { unit: "trimble", zone: "103", facing: "105" },
      { unit: "lawton", zone: "103", facing: "105" },
    ];
    const g = acting("meade", [
      { unit: "meade", zone: "105", facing: "103" },
      ...two,
      { unit: "gregg", zone: "107", facing: "105" },
    ]);
    expect(zonesFor(g, "attack")).toEqual(["103"]);
    expect(g.whyNot({ type: "attack", unit: "meade", zone: "107" })).toEqual({
      rule: "SB62-RU40",
      reason: "attack-front",
    });
  });

  test("SB62-RU40 among equal Fronts the target decides", () => {
    const g = acting("meade", [
      { unit: "meade", zone: "105", facing: "103" },
      { unit: "trimble", zone: "103", facing: "105" },
      { unit: "gregg", zone: "107", facing: "105" },
    ]);
    expect(zonesFor(g, "attack")).toEqual(["103", "107"]);
    g.act({ type: "attack", unit: "meade", zone: "107" });
    expect(zonesFor(g, "face")).toEqual(["106", "107", "120"]);
    expect(g.whyNot({ type: "face", unit: "meade", zone: "103" })).toEqual({
      rule: "SB62-RU42",
      reason: "face-target",
    });
  });

  test("SB62-RU76 a marker is taken away", () => {
    const g = acting("meade", [{ unit: "meade", zone: "98", facing: "115", attacks: "115" }, TRIMBLE]);
    clearTarget({ field: g.field, p: g.p, events: undefined, dice: { roll: () => 0 } }, g.unit("meade"));
    expect(g.p.target[g.unit("meade")]).toBe(NOWHERE);
  });
});
