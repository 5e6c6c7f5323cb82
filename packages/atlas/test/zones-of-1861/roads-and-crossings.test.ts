import { describe, expect, it } from "vitest";
import { nearestOn, placeNamed, readGazetteer } from "../../src/geography/index.ts";
import { border, data, shapes, zone } from "./map-of-1861.ts";

/**
 * Road courses of the map demands (3.3). `=` crosses Bull Run; `...` is a run of road through zones of the same bank, none of
 * them given; plain neighbours follow each other directly.
 */
const ROADS: Readonly<Record<string, string>> = {
  "Warrenton Turnpike":
    "centreville centreville-heights-west cub-run spindle gum-spring-turn stone-bridge-east = stone-bridge-west robinson-farm stone-house ... groveton",
  "Manassas-Sudley road":
    "manassas-junction ... new-market henry-hill stone-house matthews-hill sudley-springs = sudley-ford-north",
  "flank road":
    "spindle flank-road-rear flank-road-head flank-road-loop-1 flank-road-loop-2 flank-road-loop-3 flank-road-loop-4 sudley-ford-north",
  "Centreville-Manassas road":
    "centreville centreville-heights-south ... mitchells-ford-north = mitchells-ford-south ... liberia ... manassas-junction",
  "Blackburn's road":
    "centreville ... mountain-view blackburns-ford-north = blackburns-ford-south yorkshire ... manassas-junction",
  "McLean's road": "davies-position mcleans-ford-north = mcleans-ford-south yorkshire",
  "Union Mills road": "centreville ... union-mills-north = union-mills-south ... manassas-junction",
  "Ball's Ford road": "manassas-junction ... stuarts-camp balls-ford-south = balls-ford-north ... gum-spring-turn",
  "New Market road": "new-market ... stuarts-camp",
  "Lewis lane": "portici lewis-ford-south = lewis-ford-north",
};

/** Whether a road runs from one zone to another through zones of the same bank. */
function roadRuns(from: string, to: string): boolean {
  const reached = new Set([from]);
  for (const at of reached) {
    for (const { between, kind, road } of data.borders) {
      if (kind !== "land" || !road || !between.includes(at)) continue;
      reached.add(between[0] === at ? between[1] : between[0]);
    }
  }
  return reached.has(to);
}

describe("roads (map demands 3.3)", () => {
  it.each(Object.entries(ROADS))("3.3: %s, step by step", (_, course) => {
    const steps = course.split(" ");
    steps.forEach((step, index) => {
      const [from, to] = [steps[index - 1], steps[index + 1]];
      if (step === "=") {
        expect(["ford", "bridge"], `${from} = ${to}`).toContain(border(from, to).kind);
        expect(border(from, to).road, `${from} = ${to}`).toBe(true);
      } else if (step === "...") {
        expect(roadRuns(from, to), `${from} ... ${to}`).toBe(true);
      } else if (from !== undefined && from !== "=" && from !== "...") {
        expect(border(from, step), `${from} - ${step}`).toMatchObject({ kind: "land", road: true });
      }
    });
  });

  it("3.3: the turnpike leaves the map west of Groveton", () => {
    expect(zone("groveton").ring).toContain(null);
  });

  it("3.3: no road over Farm Ford and Island Ford", () => {
    const roadless = data.borders.filter(({ kind, road }) => kind === "ford" && !road).map(({ name }) => name);
    expect(new Set(roadless)).toEqual(new Set(["Farm Ford", "Island Ford"]));
  });

  it("whatever was decided against the ground gives its reason", () => {
    const decided = data.borders.filter(({ reason }) => reason !== undefined);
    expect(decided.length).toBeLessThanOrEqual(8);
    for (const { reason, basis } of decided) {
      expect(reason).toMatch(/\w+ \w+/);
      expect(basis).toBe("estimate");
    }
  });
});

/** The crossings from upstream, with the zones they join. */
const CROSSINGS = [
  ["Sudley Ford", "ford", "sudley-springs", "sudley-ford-north"],
  ["Farm Ford", "ford", "farm-ford-south", "farm-ford-north"],
  ["Stone Bridge", "bridge", "stone-bridge-west", "stone-bridge-east"],
  ["Lewis Ford", "ford", "lewis-ford-south", "lewis-ford-north"],
  ["Ball's Ford", "ford", "balls-ford-south", "balls-ford-north"],
  ["Island Ford", "ford", "island-ford-south", "island-ford-north"],
  ["Mitchell's Ford", "ford", "mitchells-ford-south", "mitchells-ford-north"],
  ["Blackburn's Ford", "ford", "blackburns-ford-south", "blackburns-ford-north"],
  ["McLean's Ford", "ford", "mcleans-ford-south", "mcleans-ford-north"],
  ["Union Mills Ford", "ford", "union-mills-south", "union-mills-north"],
] as const;

describe("crossings (map demands 3.3)", () => {
  const places = readGazetteer();

  it.each(CROSSINGS)("F24, F25, P05: %s is a %s between %s and %s", (name, kind, south, north) => {
    expect(border(south, north)).toMatchObject({ kind, name });
  });

  it.each(CROSSINGS)("%s has its badge at its place, clear of the border's ends", (name, _, south, north) => {
    const index = data.borders.indexOf(border(south, north));
    const { badge, middle } = shapes.borders[index];
    expect(badge).toBeDefined();
    expect(middle).toEqual(badge);
    const [x, y] = placeNamed(places, name).point;
    expect(Math.hypot(badge![0] - x, badge![1] - y)).toBeLessThan(8);
    for (const id of [south, north]) {
      const { outline } = shapes.zones.find((shape) => shape.id === id)!;
      expect(nearestOn([...outline, outline[0]], badge!).distance, id).toBeLessThan(0.5);
    }
    const others = shapes.zones.filter((shape) => shape.id !== south && shape.id !== north);
    for (const { id, outline } of others) {
      expect(nearestOn([...outline, outline[0]], badge!).distance, id).toBeGreaterThan(10);
    }
  });
});
