import { describe, expect, it } from "vitest";
import { layField } from "../../src/zones/banks.ts";
import { layOut } from "../../src/zones/borders-of-banks.ts";
import { BULL_RUN_1861 } from "../../src/zones/bull-run-1861/plan.ts";
import { checkCrossings, crossingsOf } from "../../src/zones/crossings.ts";
import { roadsOf } from "../../src/zones/roads.ts";
import { terrainOf } from "../../src/zones/terrain.ts";
import { writeMap } from "../../src/zones/write-map.ts";
import { deriveMap } from "../../src/zones/zone-map.ts";
import { zoneIndex, type ZonePlan } from "../../src/zones/zone-plan.ts";
import { data, shapes } from "./map-of-1861.ts";
import { geography } from "../geography/battlefield.ts";

const map = deriveMap(BULL_RUN_1861, geography);

/** The plan of 1861 with a fault. */
const planWith = (fault: Partial<ZonePlan>): ZonePlan => ({ ...BULL_RUN_1861, ...fault });

describe("building the zone map", () => {
  it("gives the committed files", { timeout: 60_000 }, () => {
    const built = writeMap(BULL_RUN_1861, map, geography);
    expect(built.graph).toEqual(data);
    expect(built.shapes).toEqual(shapes);
  });

  it("refuses a seed on the wrong bank", () => {
    const seeds = BULL_RUN_1861.seeds.map((seed) =>
      seed.id === "centreville" ? { ...seed, bank: "south" as const } : seed,
    );
    expect(() => layOut(planWith({ seeds }), geography)).toThrow(
      "A seed of centreville does not lie on the south bank within the field",
    );
  });

  it("refuses a field that the river does not cross once", () => {
    const course = geography.lines.get(BULL_RUN_1861.river)!.course;
    const dry = [[-1, 0] as const, [-1, 1] as const, [0, 1] as const, [0, 0] as const];
    expect(() => layField(dry, course)).toThrow("crosses the rim 0 times");
  });

  it("refuses a crossing off the border it should join", () => {
    const crossings = crossingsOf(BULL_RUN_1861, geography);
    expect(() => checkCrossings(crossings, () => [map.borders[0].course])).toThrow(
      "Sudley Ford does not lie on the border of sudley-springs and sudley-ford-north",
    );
  });

  it("refuses a lane that runs elsewhere", () => {
    const plan = planWith({
      lanesAsRoads: [{ lane: "D14", through: ["portici", "balls-ford-south"], reason: "none" }],
    });
    expect(() => roadsOf(plan, geography.lines, map.cells)).toThrow(
      "Lane D14 does not run portici - balls-ford-south but portici - lewis-ford-south - lewis-ford-north",
    );
  });

  it("refuses overrides that change nothing", () => {
    const road = planWith({ roadOverrides: [{ between: ["henry-hill", "stone-house"], road: true, reason: "none" }] });
    expect(() => roadsOf(road, geography.lines, map.cells)).toThrow(
      "The override of henry-hill and stone-house changes nothing",
    );
    const village = planWith({ terrainOverrides: [{ zones: ["henry-hill"], remove: ["village"], reason: "none" }] });
    expect(() => terrainOf(village, geography, map.cells)).toThrow(
      "The override of the terrain of henry-hill changes nothing",
    );
  });

  it("can overrule a road drawn across a border, with its reason", () => {
    const plan = planWith({
      roadOverrides: [{ between: ["henry-hill", "stone-house"], road: false, reason: "washed out" }],
    });
    const before = roadsOf(BULL_RUN_1861, geography.lines, map.cells);
    const after = roadsOf(plan, geography.lines, map.cells);
    expect([...before.pairs].filter((pair) => !after.pairs.has(pair))).toHaveLength(1);
    expect([...after.reasons.values()]).toContain("washed out");
  });

  it("refuses a hill that is not in its zone, and an unknown zone", () => {
    const hills = [{ relief: "Signal Hill (Wilcoxen)", zone: "henry-hill" }];
    expect(() => terrainOf(planWith({ hills }), geography, map.cells)).toThrow(
      'No hill "Signal Hill (Wilcoxen)" reaches into henry-hill',
    );
    expect(() => zoneIndex(BULL_RUN_1861, "gettysburg")).toThrow('a zone "gettysburg" that has no seed');
  });
});
