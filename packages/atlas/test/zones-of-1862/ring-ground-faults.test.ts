import { describe, expect, it } from "vitest";
import { graphOfRings } from "../../src/zones/graph-of-rings.ts";
import { RingFrame } from "../../src/zones/ring-frame.ts";
import type { RingGroundPlan } from "../../src/zones/ring-ground-plan.ts";
import { cellsOfRings } from "../../src/zones/ring-outlines.ts";
import { layChains } from "../../src/zones/ring-ways.ts";
import { layRingGround } from "../../src/zones/ring-ground.ts";
import { shapesOfRings } from "../../src/zones/ring-shapes.ts";
import { SECOND_BULL_RUN_GROUND } from "../../src/zones/second-bull-run-1862/ground.ts";
import { SECOND_BULL_RUN_1862 } from "../../src/zones/second-bull-run-1862/plan.ts";
import { geography } from "../geography/battlefield.ts";

const plan = SECOND_BULL_RUN_1862;
const groundWith = (fault: Partial<RingGroundPlan>): RingGroundPlan => ({ ...SECOND_BULL_RUN_GROUND, ...fault });
const lay = (fault: Partial<RingGroundPlan>) => layRingGround(plan, groundWith(fault), geography);

describe("the ground of given rings is refused", { timeout: 60_000 }, () => {
  it("when the river stays within the map's edge", () => {
    const river = [
      [7.3, 5.2],
      [7.35, 4.9],
      [7.5, 4.5],
    ] as const;
    const ground = groundWith({ river });
    expect(() => cellsOfRings(plan, ground, new RingFrame(plan, ground))).toThrow(
      "Bull Run does not cross the map's edge near",
    );
  });

  it("when a course follows no road of the plan", () => {
    const courses = [{ chain: "Plank road", id: "P1", kind: "road" as const }];
    expect(() => lay({ courses })).toThrow("No road of the plan is called Plank road.");
  });

  it("when a way leaves the map from its middle", () => {
    const course = { chain: "Brawner lane", id: "B1", kind: "road" as const, to: [2, 5] as const };
    const chain = plan.roads.find(({ name }) => name === course.chain)!;
    const frame = new RingFrame(plan, SECOND_BULL_RUN_GROUND);
    const cells = cellsOfRings(plan, SECOND_BULL_RUN_GROUND, frame);
    expect(() => layChains([[chain, course]], cells, new Map(), frame)).toThrow(
      "A way leaves the map in 142, which does not lie on its edge.",
    );
  });

  it("when a place is named that the gazetteer does not have", () => {
    expect(() => lay({ placesInZones: [{ place: "Gettysburg", zone: 1 }] })).toThrow(
      'The gazetteer has no place named "Gettysburg".',
    );
  });

  it("when a place or a line is called for that does not exist", () => {
    expect(() => lay({ surveyed: ["S99"] })).toThrow('There is no line with the id "S99".');
    expect(() => lay({ pins: [{ place: "Antietam", to: [0, 0] }] })).toThrow(
      'The gazetteer has no place named "Antietam".',
    );
  });
});

describe("shapes are refused", { timeout: 60_000 }, () => {
  const ground = layRingGround(plan, SECOND_BULL_RUN_GROUND, geography);
  const graph = graphOfRings(plan);

  it("when an entry lies within the map", () => {
    const entries = [{ letter: "Z", zone: "105", road: true }];
    expect(() => shapesOfRings({ ...graph, entries }, ground)).toThrow(
      "Entry Z lies in 105, which does not lie on the map's edge.",
    );
  });

  it("when a zone has no room for its plate and two counters", () => {
    const zones = graph.zones.map((zone) =>
      zone.id === "199" ? { ...zone, terrain: ["hill", "woods", "village", "hill", "woods"] as const } : zone,
    );
    expect(() => shapesOfRings({ ...graph, zones }, ground)).toThrow("No room for plate and counters in 199");
  });
});

describe("the frame of a sheet", () => {
  it("puts a surveyed place where its kilometres say, at 5 m to the u", () => {
    const frame = new RingFrame(plan, SECOND_BULL_RUN_GROUND);
    const stoneBridge = geography.places.find(({ name }) => name === "Stone Bridge")!;
    const [x, y] = frame.surveyed(stoneBridge.point);
    expect(frame.metres).toBe(5);
    expect(x).toBeCloseTo((7.49 + 0.2) * 200, -1);
    expect(y).toBeCloseTo((6.82 - 4.36) * 200, -1);
  });
});
