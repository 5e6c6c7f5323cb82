import type { BorderKind, Point, ZoneTerrain } from "@stonebridge/board";
import {
  distance,
  fromJunction,
  lengthOf,
  meetings,
  type DrawnLine,
  type Geography,
  type Line,
} from "../geography/index.ts";
import { layOut, type Layout } from "./borders-of-banks.ts";
import { checkCrossings, crossingsOf, type Crossing } from "./crossings.ts";
import { faceHolding } from "./net.ts";
import { middleOfLine, ringOf, sidesOfEdges, type Stretch } from "./ring.ts";
import { isRoad, pairKey, roadsOf, type RoadPairs } from "./roads.ts";
import { terrainOf } from "./terrain.ts";
import { layZoneCells, type ZoneCells } from "./zone-cells.ts";
import type { ZonePlan } from "./zone-plan.ts";

/** A border between two zones, by their index among the seeds; the lower index first. */
export interface DerivedBorder {
  readonly zones: readonly [number, number];
  readonly kind: BorderKind;
  readonly road: boolean;
  readonly crossing?: Crossing;
  /** Where paths and arrows pass it: at its crossing, where its road passes, or in its middle. */
  readonly passage: Point;
  readonly course: Line;
  /** Why its road was decided by hand. */
  readonly reason?: string;
}

/** Everything derived from a plan and the ground; indices are those of the plan's seeds. */
export interface DerivedMap {
  readonly layout: Layout;
  readonly outlines: readonly Line[];
  readonly rings: readonly (readonly Stretch[])[];
  readonly borders: readonly DerivedBorder[];
  readonly terrain: readonly (readonly ZoneTerrain[])[];
  readonly cells: ZoneCells;
}

/** A road's passage is shown where it is only if at least this share of the border lies on either side of it. */
const CLEAR_OF_CORNERS = 0.22;

/** Where one of some ways passes a border, nearest to the border's middle and clear of its corners: a facing aims there too. */
function passageOf(ways: readonly DrawnLine[], course: Line): Point | undefined {
  const middle = middleOfLine(course);
  const room = CLEAR_OF_CORNERS * lengthOf(course);
  return ways
    .flatMap((way) => meetings(way.course, course).map(({ point }) => point))
    .filter((point) => Math.min(distance(point, course[0]), distance(point, course.at(-1)!)) >= room)
    .toSorted((a, b) => distance(a, middle) - distance(b, middle))[0];
}

/** The shapes of the zones of a plan, in the order of its seeds. @throws when zones and faces do not match one to one */
function shapesOf(plan: ZonePlan, { net }: Layout): Pick<DerivedMap, "outlines" | "rings"> {
  const faces = plan.seeds.map((seed) => faceHolding(net, fromJunction(...seed.at), seed.id));
  if (new Set(faces).size !== faces.length || faces.length !== net.faces.length) {
    throw new Error(`The net has ${net.faces.length} faces for ${faces.length} zones; one each is needed.`);
  }
  const zoneOf = new Map(faces.map((face, zone) => [face, zone]));
  const sides = sidesOfEdges(net);
  return {
    outlines: faces.map((face) => net.faces[face].outline),
    rings: faces.map((face) =>
      ringOf(net, sides, face).map(({ neighbour, ...stretch }) => ({
        ...stretch,
        neighbour: neighbour === undefined ? undefined : zoneOf.get(neighbour),
      })),
    ),
  };
}

/** Every border once. @throws when a pair of zones shares two separate borders */
function bordersOf(
  plan: ZonePlan,
  rings: DerivedMap["rings"],
): Map<string, { zones: [number, number]; stretch: Stretch }> {
  const borders = new Map<string, { zones: [number, number]; stretch: Stretch }>();
  rings.forEach((ring, zone) => {
    for (const stretch of ring) {
      if (stretch.neighbour === undefined || stretch.neighbour < zone) continue;
      const key = pairKey(zone, stretch.neighbour);
      if (borders.has(key)) {
        throw new Error(`${plan.seeds[zone].id} and ${plan.seeds[stretch.neighbour].id} share two separate borders.`);
      }
      borders.set(key, { zones: [zone, stretch.neighbour], stretch });
    }
  });
  return borders;
}

/** What a border is for the rules. */
function describe(
  border: { zones: [number, number]; stretch: Stretch },
  crossing: Crossing | undefined,
  roads: RoadPairs,
  ways: readonly DrawnLine[],
): DerivedBorder {
  const key = pairKey(...border.zones);
  const { course, river } = border.stretch;
  const kind = !river ? "land" : (crossing?.plan.kind ?? "river");
  const road = kind !== "river" && (roads.pairs.has(key) || (river && crossing?.road === true));
  const reason = roads.reasons.get(key);
  return {
    zones: border.zones,
    kind,
    road,
    course,
    passage: crossing?.badge ?? (road ? passageOf(ways, course) : undefined) ?? middleOfLine(course),
    ...(crossing !== undefined && { crossing }),
    ...(reason !== undefined && { reason }),
  };
}

/** Derives a whole zone map. @throws when the plan and the ground do not agree, saying where */
export function deriveMap(plan: ZonePlan, geography: Geography): DerivedMap {
  const layout = layOut(plan, geography);
  const { outlines, rings } = shapesOf(plan, layout);
  const cells = layZoneCells(outlines);
  const found = bordersOf(plan, rings);
  const crossings = crossingsOf(plan, geography);
  checkCrossings(crossings, (pair) => {
    const border = found.get(pair);
    return border === undefined ? [] : [border.stretch.course];
  });
  const roads = roadsOf(plan, geography.lines, cells);
  const lanes = new Set(plan.lanesAsRoads.map(({ lane }) => lane));
  const ways = [...geography.lines.values()].filter((line) => isRoad(line) || lanes.has(line.id));
  const borders = [...found].map(([pair, border]) => describe(border, crossings.get(pair), roads, ways));
  return { layout, outlines, rings, borders, terrain: terrainOf(plan, geography, cells), cells };
}
