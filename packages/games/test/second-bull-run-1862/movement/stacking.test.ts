import { describe, expect, test } from "vitest";
import type { Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { acting, go, zonesFor } from "../support/acting.ts";

const PAIR: readonly Placement[] = [
  { unit: "seymour", zone: "78" },
  { unit: "hardin", zone: "78" },
];

describe("stacking", () => {
  test("V-97 SB62-9.6-a SB62-RU43 two brigades of one corps, of whatever divisions", () => {
    const g = acting("meade", [
      { unit: "meade", zone: "80" },
      { unit: "gibbon", zone: "78" },
    ]);
    expect(go(g, "meade", "78").offered("end")).toHaveLength(1);
  });

  test("V-97 SB62-9.6-a not of two corps", () => {
    const g = acting("meade", [
      { unit: "meade", zone: "80" },
      { unit: "grover", zone: "78" },
    ]);
    go(g, "meade", "78");
    expect(g.offered("end")).toEqual([]);
    expect(g.whyNot({ type: "end", unit: "meade" })).toEqual({ rule: "SB62-9.6-a", reason: "end-corps" });
  });

  test.each([
    ["milroy", "grover"],
    ["grover", "milroy"],
    ["milroy", "bayard"],
  ])("V-97 SB62-9.6-a SB62-RU43 independent with anyone of its side: %s comes to %s", (unit, other) => {
    const g = acting(unit, [
      { unit, zone: "80" },
      { unit: other, zone: "78" },
    ]);
    expect(go(g, unit, "78").offered("end")).toHaveLength(1);
  });

  test("SB62-9.6-a no third, and a third may neither attack, dismount nor rest there", () => {
    const g = acting("meade", [{ unit: "meade", zone: "80" }, ...PAIR]);
    go(g, "meade", "78");
    expect(g.whyNot({ type: "end", unit: "meade" })).toEqual({ rule: "SB62-9.6-a", reason: "end-full" });
    const rider = acting("buford", [{ unit: "buford", zone: "80" }, ...PAIR]);
    go(rider, "buford", "78");
    expect(rider.whyNot({ type: "dismount", unit: "buford" })).toMatchObject({ reason: "end-full" });
  });

  test("SB62-9.6-b a full zone may be passed", () => {
    const g = acting("meade", [{ unit: "meade", zone: "80" }, ...PAIR]);
    go(g, "meade", "78", "77").act({ type: "end", unit: "meade" });
    expect(g.zoneOf("meade")).toBe("77");
  });

  test("SB62-9.6-b but not entered where nothing would be left to leave it", () => {
    const g = acting("hooker-artillery", [
      { unit: "hooker-artillery", zone: "27" },
      { unit: "seymour", zone: "43" },
      { unit: "hardin", zone: "43" },
    ]);
    go(g, "hooker-artillery", "28", "42");
    expect(g.whyNot({ type: "step", unit: "hooker-artillery", zone: "43" })).toMatchObject({ reason: "end-corps" });
    expect(zonesFor(g, "step")).toEqual(["28", "29", "41", "59", "60"]);
  });

  test("SB62-9.6-b a forced march counts as a way out, and then must be made", () => {
    const g = acting("meade", [{ unit: "meade", zone: "27" }, ...PAIR.map((one) => ({ ...one, zone: "43" }))]);
    go(g, "meade", "28", "42", "43");
    expect(g.decision.actions).toEqual([{ type: "force", unit: "meade" }]);
    g.act({ type: "force", unit: "meade" });
    expect(g.offered("end")).toEqual([]);
    expect(g.offered("step").length).toBeGreaterThan(0);
  });

  test("SB62-9.6-b SB62-9.3-c a full zone beside the enemy would hold it: it is not entered", () => {
    const g = acting("meade", [{ unit: "meade", zone: "80" }, ...PAIR, { unit: "trimble", zone: "100", facing: "78" }]);
    expect(g.whyNot({ type: "step", unit: "meade", zone: "78" })).toEqual({ rule: "SB62-9.6-a", reason: "end-full" });
  });

  test("SB62-9.6-a where a zone is over-full and offers no way out, the action ends in it", () => {
    const g = acting("meade", [
      { unit: "meade", zone: "174" },
      { unit: "seymour", zone: "174" },
      { unit: "hardin", zone: "174" },
      { unit: "trimble", zone: "154", facing: "174" },
    ]);
    expect(zonesFor(g, "step")).toEqual([]);
    expect(g.offered("end")).toHaveLength(1);
  });
});
