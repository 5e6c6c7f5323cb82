import { describe, expect, test } from "vitest";
import type { Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { allowanceOf, marchesFrom, marchesOf } from "../../../src/second-bull-run-1862/movement/movement.ts";
import { acting, costs, go, zonesFor } from "../support/acting.ts";

const FAR: Placement = { unit: "gregg", zone: "199" };

function marching(unit: string, zone: string, ...others: readonly Placement[]) {
  return acting(unit, [{ unit, zone }, ...others]);
}

describe("movement points", () => {
  test.each([
    ["meade", {}, 6],
    ["reynolds-artillery", {}, 6],
    ["buford", {}, 8],
    ["buford", { dismounted: true }, 2],
    ["meade", { isolated: true }, 4],
    ["buford", { isolated: true }, 6],
    ["buford", { isolated: true, dismounted: true }, 2],
  ])("V-67 SB62-2.1-i SB62-9.1-e SB62-T3 SB62-RU45 %s %o has %i", (unit, state, points) => {
    const g = acting(unit, [{ unit, zone: "77", ...state }]);
    expect(g.decision.about).toMatchObject({ points, allowance: points });
    expect(allowanceOf(g.field, g.p, g.unit(unit))).toBe(points);
  });
});

describe("what a step costs", () => {
  test("SB62-9.4-d SB62-T4 two points a zone, and nothing beyond what is left", () => {
    const g = go(marching("meade", "27"), "meade", "28", "42", "43");
    expect(costs(g)).toEqual([2, 2, 2]);
    expect(g.whyNot({ type: "step", unit: "meade", zone: "30" })).toEqual({
      rule: "SB62-9.4-d",
      reason: "step-points",
    });
    expect(g.told("stepped")[0]).toMatchObject({ rule: "SB62-9.4-d", left: 4 });
  });

  test("SB62-9.4-e one point along a road", () => {
    const g = go(marching("meade", "80"), "meade", "78", "77", "99");
    expect(costs(g)).toEqual([1, 1, 1]);
    expect(g.told("stepped")[0]).toMatchObject({ rule: "SB62-9.4-e" });
  });

  test("V-63 SB62-9.4-e SB62-RU37 two along a road out of an enemy zone of control", () => {
    const g = go(marching("meade", "99", { unit: "trimble", zone: "117", facing: "118" }), "meade", "77");
    expect(costs(g)).toEqual([2]);
  });

  test("V-63 SB62-9.4-e SB62-RU37 two along a road into one", () => {
    const g = go(marching("meade", "77", { unit: "trimble", zone: "117", facing: "118" }), "meade", "99");
    expect(costs(g)).toEqual([2]);
  });

  test("V-64 SB62-9.4-f one more over a bridge: 2 by road, 3 into a zone of control", () => {
    expect(costs(go(marching("meade", "140"), "meade", "141"))).toEqual([2]);
    const g = marching("meade", "140", { unit: "trimble", zone: "154", facing: "174" });
    expect(costs(go(g, "meade", "141"))).toEqual([3]);
    expect(g.told("stepped")).toMatchObject([{ rule: "SB62-9.3-c" }]);
  });

  test("SB62-9.4-f one more to climb an escarpment, nothing more to come down", () => {
    expect(costs(go(marching("meade", "97"), "meade", "96", "97"))).toEqual([3, 2]);
  });

  test("V-65 SB62-9.4-g SB62-9.4-f into the Front of enemy guns one more: a climb there costs 4", () => {
    const g = marching("meade", "98", { unit: "ewell-artillery", zone: "116", facing: "128" });
    expect(costs(go(g, "meade", "115"))).toEqual([4]);
  });

  test("SB62-9.4-g once, however many guns; not in their Flank, not under routed ones, not under infantry", () => {
    const guns: readonly Placement[] = [
      { unit: "ewell-artillery", zone: "128", facing: "116" },
      { unit: "hill-artillery", zone: "117", facing: "116" },
    ];
    expect(costs(go(marching("meade", "99", ...guns), "meade", "116"))).toEqual([3]);
    const aside: Placement = { unit: "ewell-artillery", zone: "128", facing: "142" };
    expect(costs(go(marching("meade", "99", aside), "meade", "116"))).toEqual([2]);
    const routed: Placement = { unit: "ewell-artillery", zone: "128", routed: true };
    expect(costs(go(marching("meade", "99", routed), "meade", "116"))).toEqual([2]);
    const lawton: Placement = { unit: "lawton", zone: "128", facing: "116" };
    expect(costs(go(marching("meade", "99", lawton), "meade", "116"))).toEqual([2]);
  });

  test("SB62-9.4-i SB62-11.1.5-c Bull Run is crossed at bridges alone", () => {
    const g = marching("meade", "125");
    expect(g.whyNot({ type: "step", unit: "meade", zone: "141" })).toEqual({
      rule: "SB62-9.4-i",
      reason: "step-river",
    });
    expect(zonesFor(g, "step")).toEqual(["112", "124", "140"]);
    expect(g.whyNot({ type: "step", unit: "meade", zone: "77" })).toMatchObject({ reason: "step-border" });
    expect(g.whyNot({ type: "step", unit: "meade", zone: "900" })).toMatchObject({ reason: "no-such-zone" });
  });

  test("SB62-9.6-d no zone with an enemy brigade is entered", () => {
    const g = marching("meade", "98", { unit: "trimble", zone: "115", facing: "98" });
    expect(g.whyNot({ type: "step", unit: "meade", zone: "115" })).toEqual({
      rule: "SB62-9.6-d",
      reason: "step-enemy",
    });
  });
});

describe("from Front to Front", () => {
  const leaving = (facing: string, losses = 0) => {
    const g = acting("meade", [
      { unit: "meade", zone: "98", facing: "115", losses },
      { unit: "trimble", zone: "115", facing },
    ]);
    return go(g, "meade", "116");
  };

  test("V-66 SB62-9.4-j who goes from one enemy Front into one stops and takes a loss", () => {
    const g = leaving("98");
    expect(g.told("lost-step")).toMatchObject([{ unit: "meade", losses: 1, rule: "SB62-9.4-j" }]);
    expect(g.decision).toMatchObject({ step: "march" });
    expect(zonesFor(g, "step")).toEqual([]);
  });

  test("V-66 EX-10 SB62-9.4-k from Front to Flank it only stops", () => {
    const g = leaving("96");
    expect(g.told("lost-step")).toEqual([]);
    expect(zonesFor(g, "step")).toEqual([]);
  });

  test("V-66 SB62-9.4-j from Flank to Front it only stops", () => {
    const g = leaving("128");
    expect(g.told("lost-step")).toEqual([]);
    expect(zonesFor(g, "step")).toEqual([]);
  });

  test("SB62-RU39 the two Fronts may be those of different brigades", () => {
    const g = acting("meade", [
      { unit: "meade", zone: "98", facing: "115" },
      { unit: "trimble", zone: "115", facing: "98" },
      { unit: "lawton", zone: "117", facing: "99" },
    ]);
    go(g, "meade", "99");
    expect(g.told("lost-step")).toHaveLength(1);
  });

  test("SB62-RU39 only the first step counts", () => {
    const g = acting("meade", [
      { unit: "meade", zone: "98", facing: "115" },
      { unit: "trimble", zone: "115", facing: "98" },
    ]);
    go(g, "meade", "76", "98");
    expect(g.told("lost-step")).toEqual([]);
  });

  test("SB62-RU39 SB62-10.4-w a brigade that this loss destroys has acted", () => {
    const g = leaving("98", 5);
    expect(g.told("eliminated")).toMatchObject([{ unit: "meade", zone: "116" }]);
    expect(g.over).toBe(true);
    expect(g.zoneOf("meade")).toBeUndefined();
  });
});

describe("forced march", () => {
  test("V-60 SB62-9.4-a SB62-9.4-c SB62-D07 pays for an attack when the normal movement is done, for one level of fatigue", () => {
    const g = marching("meade", "27", { unit: "trimble", zone: "61", facing: "43" });
    go(g, "meade", "28", "42", "43");
    expect(g.whyNot({ type: "attack", unit: "meade", zone: "61" })).toMatchObject({ reason: "attack-points" });
    g.act({ type: "force", unit: "meade" });
    expect(g.p.fatigue[g.unit("meade")]).toBe(0);
    g.act({ type: "attack", unit: "meade", zone: "61" });
    expect(g.told("fatigued")).toMatchObject([{ unit: "meade", fatigue: 1, rule: "SB62-9.4-a" }]);
    expect(g.decision.step).toBe("facing");
  });

  test("V-62 SB62-RU38 what is left of the normal movement adds to it", () => {
    const g = marching("meade", "38", { unit: "trimble", zone: "59", facing: "41" });
    go(g, "meade", "39", "40", "41");
    expect(g.decision.about).toMatchObject({ points: 1, forced: false });
    g.act({ type: "force", unit: "meade" });
    expect(g.told("forced")).toMatchObject([{ points: 3 }]);
    expect(g.decision.about).toMatchObject({ points: 3, allowance: 8, forced: true });
    g.act({ type: "attack", unit: "meade", zone: "59" });
    expect(g.p.fatigue[g.unit("meade")]).toBe(1);
  });

  test("SB62-9.4-a it takes a brigade one zone further, once", () => {
    const g = go(marching("meade", "27"), "meade", "28", "42", "43").act({ type: "force", unit: "meade" });
    go(g, "meade", "30");
    expect(g.whyNot({ type: "force", unit: "meade" })).toEqual({ rule: "SB62-9.4-a", reason: "force-once" });
    g.act({ type: "end", unit: "meade" });
    expect(g.p.fatigue[g.unit("meade")]).toBe(1);
  });

  test("SB62-9.4-a not before the normal movement is done, and not for nothing", () => {
    const g = marching("meade", "27");
    expect(g.whyNot({ type: "force", unit: "meade" })).toEqual({ rule: "SB62-9.4-a", reason: "force-early" });
    go(g, "meade", "28", "42");
    expect(g.offered("force")).toEqual([]);
    go(g, "meade", "43");
    expect(g.offered("force")).toHaveLength(1);
  });

  test("SB62-RU38 after a stop it pays for no step: without anything to attack or do it is not offered", () => {
    const g = marching("meade", "28", { unit: "trimble", zone: "61", facing: "77" });
    go(g, "meade", "42", "43");
    expect(zonesFor(g, "attack")).toEqual(["61"]);
    expect(g.whyNot({ type: "force", unit: "meade" })).toMatchObject({ reason: "force-early" });
  });

  test.each([
    ["SB62-9.4-b", "force-fatigue", { unit: "meade", zone: "27", fatigue: 2 }],
    ["SB62-9.4-b", "force-kind", { unit: "reynolds-artillery", zone: "27" }],
    ["SB62-9.4-b", "force-kind", { unit: "buford", zone: "27", dismounted: true }],
    ["SB62-9.1-e", "force-isolated", { unit: "meade", zone: "27", isolated: true }],
  ])("V-61 %s refused: %s", (rule, reason, placement) => {
    const g = acting(placement.unit, [placement]);
    go(g, placement.unit, "28");
    expect(g.whyNot({ type: "force", unit: placement.unit })).toEqual({ rule, reason });
    expect(g.offered("force")).toEqual([]);
  });
});

describe("a march within its division", () => {
  const division = (acted: boolean) =>
    acting("meade", [
      { unit: "meade", zone: "77", coherent: true },
      { unit: "seymour", zone: "97", coherent: true, acted },
    ]);

  test("SB62-9.1-c SB62-RU27 it may pass zones where it may not end, as long as it can come back", () => {
    const g = go(division(true), "meade", "78");
    expect(g.offered("end")).toEqual([]);
    expect(g.whyNot({ type: "end", unit: "meade" })).toEqual({ rule: "SB62-9.1-c", reason: "end-cohesion" });
    go(g, "meade", "80", "102", "104");
    expect(zonesFor(g, "step")).toEqual(["102"]);
    expect(g.whyNot({ type: "step", unit: "meade", zone: "106" })).toEqual({
      rule: "SB62-9.1-c",
      reason: "end-cohesion",
    });
    // back by the road it came, with the forced march that this needs
    go(g, "meade", "102", "80");
    expect(g.decision.actions).toEqual([{ type: "force", unit: "meade" }]);
    g.act({ type: "force", unit: "meade" });
    go(g, "meade", "78", "77").act({ type: "end", unit: "meade" });
    expect(g.zoneOf("meade")).toBe("77");
  });

  test("SB62-RU27 where the other has yet to act and can close up, it goes where it likes", () => {
    expect(go(division(false), "meade", "78").offered("end")).toHaveLength(1);
  });

  test("SB62-RU27 entering the map it is not bound", () => {
    const g = acting(
      "meade",
      [
        { unit: "meade", zone: "77", coherent: true },
        { unit: "seymour", zone: "97", coherent: true, acted: true },
      ],
      { entering: true },
    );
    expect(go(g, "meade", "78").offered("end")).toHaveLength(1);
  });
});

describe("instead of a march", () => {
  test("SB62-6.1-l SB62-D05 a brigade may reduce its fatigue by one level, and turn", () => {
    const g = acting("meade", [{ unit: "meade", zone: "77", facing: "78", fatigue: 2 }]);
    g.act({ type: "rest", unit: "meade" });
    expect(g.told("rested")).toMatchObject([{ unit: "meade", fatigue: 1 }]);
    expect(g.decision.step).toBe("facing");
  });

  test("SB62-6.1-l not once it has moved", () => {
    const g = go(acting("meade", [{ unit: "meade", zone: "77", fatigue: 1 }]), "meade", "78");
    expect(g.whyNot({ type: "rest", unit: "meade" })).toEqual({ rule: "SB62-6.1-l", reason: "rest-moved" });
  });

  test("SB62-RU48 in contact as well; without fatigue it simply stands", () => {
    const trimble: Placement = { unit: "trimble", zone: "115", facing: "98" };
    const g = acting("meade", [{ unit: "meade", zone: "98", facing: "115", fatigue: 1 }, trimble]);
    expect(g.offered("rest")).toHaveLength(1);
    const fresh = acting("meade", [{ unit: "meade", zone: "98", facing: "115" }, trimble]);
    expect(fresh.whyNot({ type: "rest", unit: "meade" })).toEqual({ rule: "SB62-RU48", reason: "rest-fresh" });
    expect(fresh.offered("end")).toHaveLength(1);
  });

  test("SB62-6.1-j no other brigade is moved before it has ended", () => {
    const g = acting("meade", [
      { unit: "meade", zone: "77" },
      { unit: "seymour", zone: "97" },
    ]);
    expect(g.whyNot({ type: "step", unit: "seymour", zone: "98" })).toEqual({
      rule: "SB62-6.1-j",
      reason: "act-other",
    });
  });
});

describe("entering the map, and moving by night", () => {
  const entering = (...others: readonly Placement[]) =>
    acting("meade", [{ unit: "meade", zone: "70", fatigue: 1 }, ...others], { entering: true, points: 5 });

  test("V-59 SB62-8-E-d no enemy zone of control is entered", () => {
    const g = entering({ unit: "trimble", zone: "68", facing: "69" });
    expect(zonesFor(g, "step")).toEqual(["52", "94"]);
    expect(g.whyNot({ type: "step", unit: "meade", zone: "69" })).toEqual({
      rule: "SB62-8-E-d",
      reason: "step-contact",
    });
  });

  test("V-59 SB62-8-E-d SB62-9.4-b no forced march, no attack, no rest", () => {
    const g = entering();
    expect(g.decision.about).toMatchObject({ points: 5 });
    expect(g.whyNot({ type: "rest", unit: "meade" })).toMatchObject({ rule: "SB62-8-E-d" });
    go(g, "meade", "69", "68", "67", "50", "35");
    expect(g.whyNot({ type: "force", unit: "meade" })).toEqual({ rule: "SB62-8-E-d", reason: "force-entering" });
    g.act({ type: "end", unit: "meade" });
    expect(g.decision.step).toBe("facing");
  });

  test("SB62-8-E-d no attack, even beside the enemy", () => {
    const g = acting(
      "meade",
      [
        { unit: "meade", zone: "98" },
        { unit: "trimble", zone: "115", facing: "98" },
      ],
      {
        entering: true,
      },
    );
    expect(g.whyNot({ type: "attack", unit: "meade", zone: "115" })).toEqual({
      rule: "SB62-8-E-d",
      reason: "attack-entering",
    });
  });
});

describe("control and reach", () => {
  test("V-90 SB62-3-c SB62-RU49 an objective belongs to who last marched through it", () => {
    const g = acting("evans", [{ unit: "evans", zone: "107" }]);
    const slot = g.field.objectiveSlot[g.field.graph.known("108")] as number;
    g.p.control[slot] = 0;
    go(g, "evans", "108", "109");
    expect(g.told("control")).toMatchObject([{ zone: "108", side: "confederate" }]);
    expect(g.p.control[slot]).toBe(1);
  });

  test("M-11 the first infantry by E or D can reach 88 for 6 or 5 points", () => {
    const { field, p } = acting("meade", [{ unit: "meade", zone: "50" }, FAR]);
    const from = (id: string): number =>
      marchesFrom(field, p, 0, field.graph.known(id), 8)[field.graph.known("88")] as number;
    expect([from("11") + 1, from("70") + 1]).toEqual([6, 5]);
  });

  test("SB62-RU27 what a brigade could reach: its points, a forced march, stops beside the enemy", () => {
    const g = acting("meade", [
      { unit: "meade", zone: "76" },
      { unit: "trimble", zone: "115", facing: "98" },
    ]);
    const { field, p } = g;
    const reaches = (id: string): boolean => {
      const found = marchesOf(field, p, g.unit("meade"));
      return (found.costs[field.graph.known(id)] as number) <= found.points;
    };
    expect(["76", "98", "99", "73", "14"].map(reaches)).toEqual([true, true, true, true, true]);
    expect(["115", "127", "142"].map(reaches)).toEqual([false, false, false]);
    p.fatigue = p.fatigue.with(g.unit("meade"), 2);
    expect(reaches("14")).toBe(false);
  });
});
