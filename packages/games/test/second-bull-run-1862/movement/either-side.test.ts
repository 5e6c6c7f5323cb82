import { describe, expect, test } from "vitest";
import type { Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { acting, costs, go, zonesFor } from "../support/acting.ts";

/** Who acts, the enemy, his guns, and one that stacks with the first: what follows is the same for both sides. */
const SIDES = [
  { side: "union", own: "meade", mate: "seymour", third: "hardin", enemy: "trimble", guns: "ewell-artillery" },
  { side: "confederate", own: "trimble", mate: "lawton", third: "early", enemy: "meade", guns: "reynolds-artillery" },
] as const;

describe.each(SIDES)("a $side brigade", ({ own, mate, third, enemy, guns }) => {
  const at = (unit: string, zone: string, more: Partial<Placement> = {}): Placement => ({ unit, zone, ...more });

  test("SB62-9.3-c is stopped by an enemy zone of control, and by none of its own side", () => {
    const g = go(acting(own, [at(own, "76"), at(enemy, "115", { facing: "98" })]), own, "98");
    expect(g.told("stepped")).toMatchObject([{ rule: "SB62-9.3-c", stoppedBy: [enemy] }]);
    expect(zonesFor(g, "step")).toEqual([]);
    const free = go(acting(own, [at(own, "76"), at(mate, "115", { facing: "98" })]), own, "98");
    expect(free.told("stepped")).toMatchObject([{ stoppedBy: [] }]);
    expect(zonesFor(free, "step")).toContain("115");
  });

  test("SB62-9.4-e SB62-9.4-g pays for the enemy’s zones of control and guns, not for its own", () => {
    expect(costs(go(acting(own, [at(own, "80")]), own, "78", "77"))).toEqual([1, 1]);
    expect(costs(go(acting(own, [at(own, "77"), at(enemy, "117", { facing: "118" })]), own, "99"))).toEqual([2]);
    expect(costs(go(acting(own, [at(own, "77"), at(mate, "117", { facing: "118" })]), own, "99"))).toEqual([1]);
    expect(costs(go(acting(own, [at(own, "99"), at(guns, "128", { facing: "116" })]), own, "116"))).toEqual([3]);
  });

  test("SB62-9.4-l may attack the enemies beside it, and nobody of its own side", () => {
    const g = acting(own, [at(own, "98", { facing: "115" }), at(enemy, "115", { facing: "98" }), at(mate, "99")]);
    expect(zonesFor(g, "attack")).toEqual(["115"]);
    expect(g.whyNot({ type: "attack", unit: own, zone: "99" })?.reason).toBe("attack-none");
    g.act({ type: "attack", unit: own, zone: "115" });
    expect(g.told("attack-declared")).toMatchObject([{ unit: own }]);
  });

  test("SB62-9.5-b SB62-9.5-c faces its enemies, who then turn to it", () => {
    const g = go(acting(own, [at(own, "76"), at(enemy, "115", { facing: "127" })]), own, "98");
    g.act({ type: "end", unit: own });
    expect(zonesFor(g, "face")).toEqual(["96", "115", "116"]);
    g.act({ type: "face", unit: own, zone: "115" });
    expect(g.decision).toMatchObject({ step: "turning", about: { unit: enemy, contacts: [own] } });
    expect(zonesFor(g, "face")).toEqual(["96", "98", "116"]);
  });

  test("SB62-9.6-b passes a full zone out of the enemy’s reach, and enters none where it would be caught", () => {
    const full = [at(mate, "98", { facing: "76" }), at(third, "98", { facing: "76" })];
    const passes = acting(own, [at(own, "76"), ...full]);
    expect(zonesFor(passes, "step")).toContain("98");
    const caught = acting(own, [at(own, "76"), ...full, at(enemy, "115", { facing: "127" })]);
    expect(zonesFor(caught, "step")).not.toContain("98");
    expect(caught.whyNot({ type: "step", unit: own, zone: "98" })?.reason).toBe("end-full");
  });
});
