import type { Point, ZoneTerrain } from "@stonebridge/board";
import {
  distance,
  fromJunction,
  lineOf,
  meetings,
  nearestOn,
  placeNamed,
  type DrawnLine,
  type Geography,
  type Line,
} from "../geography/index.ts";
import { layOut, type Layout } from "./borders-of-banks.ts";
import { faceHolding } from "./net.ts";
import { middleOfLine, ringOf, sidesOfEdges, type Stretch } from "./ring.ts";
import { isRoad, pairKey, roadPairs, zonesAlong } from "./roads.ts";
import { terrainOf } from "./terrain.ts";
import { layZoneCells, type ZoneCells } from "./zone-cells.ts";
import type { CrossingPlan, ZonePlan } from "./zone-plan.ts";

/** A border between two zones, by their index among the seeds; the lower index first. */
export interface DerivedBorder {
  readonly zones: readonly [number, number];
  readonly kind: "land" | "ford" | "bridge" | "river";
  readonly road: boolean;
  readonly crossing?: CrossingPlan;
  readonly badge?: Point;
  /** Where paths and arrows pass it: at its crossing, where its road passes, or in its middle. */
  readonly passage: Point;
  /** Its courses: more than one would be a fault of the plan. */
  readonly courses: readonly (readonly Point[])[];
  readonly reason?: string;
}

/** Everything derived from a plan and the ground; indices are those of the plan's seeds. */
export interface DerivedMap {
  readonly layout: Layout;
  readonly outlines: readonly (readonly Point[])[];
  readonly rings: readonly (readonly Stretch[])[];
  readonly borders: readonly DerivedBorder[];
  readonly terrain: readonly ZoneTerrain[][];
  readonly cells: ZoneCells;
}

/** A way belongs to a crossing if it comes as near as this, in map units. */
const AT_CROSSING = 6;

/** Nearer to a corner than this, in map units, a road's passage is not shown where it is. */
const CORNER = 12;

/** Where one of some ways passes a border, nearest to the border's middle and clear of its corners. */
function passageOf(ways: readonly DrawnLine[], course: Line): Point | undefined {
  const middle = middleOfLine(course);
  return ways
    .flatMap((way) => meetings(way.course, course).map(({ point }) => point))
    .filter((point) => Math.min(distance(point, course[0]), distance(point, course.at(-1)!)) >= CORNER)
    .toSorted((a, b) => distance(a, middle) - distance(b, middle))[0];
}

/** Derives a whole zone map. @throws when the plan and the ground do not agree, saying where */
export function deriveMap(plan: ZonePlan, geography: Geography): DerivedMap {
  const layout = layOut(plan, geography);
  const { net } = layout;
  const faceOf = plan.seeds.map((seed) => faceHolding(net, fromJunction(...seed.at), seed.id));
  if (new Set(faceOf).size !== net.faces.length || faceOf.length !== net.faces.length) {
    throw new Error(`The net has ${net.faces.length} faces for ${plan.seeds.length} zones, one each is needed.`);
  }
  const zoneOf = new Map(faceOf.map((face, zone) => [face, zone]));
  const sides = sidesOfEdges(net);
  const rings = faceOf.map((face) =>
    ringOf(net, sides, face).map((stretch) => ({
      ...stretch,
      neighbour: stretch.neighbour === undefined ? undefined : zoneOf.get(stretch.neighbour),
    })),
  );
  const outlines = faceOf.map((face) => net.faces[face].outline);
  const cells = layZoneCells(outlines);
  const roads = roadPairs(geography.lines.values(), cells);
  const lanes = new Set(plan.lanesAsRoads.map(({ lane }) => lane));
  const ways = [...geography.lines.values()].filter((line) => isRoad(line) || lanes.has(line.id));
  const indexOf = new Map(plan.seeds.map((seed, index) => [seed.id, index]));
  const index = (id: string): number => {
    const found = indexOf.get(id);
    if (found === undefined) throw new Error(`The plan names a zone "${id}" that has no seed.`);
    return found;
  };
  const reasons = new Map<string, string>();
  for (const lane of plan.lanesAsRoads) {
    const along = zonesAlong(lineOf(geography.lines, lane.lane).course, cells);
    const wanted = lane.through.map(index);
    const start = along.indexOf(wanted[0]);
    const found = along.slice(start, start + wanted.length);
    const back = along
      .slice(0, along.indexOf(wanted[0]) + 1)
      .toReversed()
      .slice(0, wanted.length);
    if (start < 0 || (found.join() !== wanted.join() && back.join() !== wanted.join())) {
      throw new Error(
        `Lane ${lane.lane} does not run ${lane.through.join(" - ")} but ${along.map((zone) => plan.seeds[zone]?.id ?? "outside").join(" - ")}.`,
      );
    }
    for (let step = 1; step < wanted.length; step++) {
      const key = pairKey(wanted[step - 1], wanted[step]);
      roads.add(key);
      reasons.set(key, lane.reason);
    }
  }
  for (const override of plan.roadOverrides) {
    const key = pairKey(index(override.between[0]), index(override.between[1]));
    if (roads.has(key) === override.road)
      throw new Error(`The override of ${override.between.join(" and ")} changes nothing.`);
    if (override.road) roads.add(key);
    else roads.delete(key);
    reasons.set(key, override.reason);
  }

  const river = lineOf(geography.lines, plan.river).course;
  const passages = new Map(
    plan.crossings.map((crossing) => {
      const badge = nearestOn(river, placeNamed(geography.places, crossing.name).point).point;
      const road = [...geography.lines.values()].some(
        (line) => isRoad(line) && nearestOn(line.course, badge).distance < AT_CROSSING,
      );
      return [pairKey(index(crossing.south), index(crossing.north)), { crossing, badge, road }];
    }),
  );
  const borders = new Map<string, { zones: [number, number]; river: boolean; courses: (readonly Point[])[] }>();
  rings.forEach((ring, zone) => {
    for (const stretch of ring) {
      if (stretch.neighbour === undefined || stretch.neighbour < zone) continue;
      const key = pairKey(zone, stretch.neighbour);
      const border = borders.get(key) ?? { zones: [zone, stretch.neighbour], river: stretch.river, courses: [] };
      border.courses.push(stretch.course);
      borders.set(key, border);
    }
  });
  const derived = [...borders.entries()].map(([key, border]): DerivedBorder => {
    const over = passages.get(key);
    const reason = reasons.get(key);
    const kind = !border.river ? "land" : over === undefined ? "river" : over.crossing.kind;
    const road = kind === "land" ? roads.has(key) : kind === "river" ? false : over!.road || roads.has(key);
    return {
      zones: border.zones,
      kind,
      road,
      courses: border.courses,
      passage:
        over?.badge ?? (road ? passageOf(ways, border.courses[0]) : undefined) ?? middleOfLine(border.courses[0]),
      ...(over !== undefined && { crossing: over.crossing, badge: over.badge }),
      ...(reason !== undefined && { reason }),
    };
  });
  for (const [key, { crossing, badge }] of passages) {
    const border = derived.find((candidate) => pairKey(...candidate.zones) === key);
    const apart =
      border === undefined ? Infinity : Math.min(...border.courses.map((course) => nearestOn(course, badge).distance));
    if (apart > 0.5)
      throw new Error(`${crossing.name} does not lie on the border of ${crossing.south} and ${crossing.north}.`);
  }
  return { layout, outlines, rings, borders: derived, terrain: terrainOf(plan, geography, cells), cells };
}
