import { NOWHERE, type HexIndex, type Point } from "@stonebridge/board";
import { catmullRom, distance, lineOf, warpLine, type Geography, type Line } from "../geography/index.ts";
import type { AddedWay, HexGroundPlan, LineEnd, LinePlan, LineUse } from "./hex-plan.ts";
import { anchorOn, cutToPlan, layLine, runOut, stretchOnMap, type Anchor, type LaidLine } from "./lay-line.ts";
import { crossingRule, type Bench } from "./lay-waters.ts";
import type { WideGrid } from "./wide-grid.ts";

/** An end of a way that lies no further than this from another way, in hexes, is a junction. */
const JUNCTION_REACH = 0.3;
/** Distance between two points of a way that is made from hexes. */
const STEP = 0.05;

/** What needs to be known to lay ways. */
export interface WayBench extends Omit<Bench, "plan"> {
  readonly plan: Pick<HexGroundPlan, "ways" | "addedWays">;
}

/** What water means to ways; hexes of the wide grid, ways by the ids of their lines. */
export interface WaterRules {
  readonly mayStand: (way: string, hex: HexIndex) => boolean;
  readonly mayCross: (way: string, from: HexIndex, to: HexIndex) => boolean;
  readonly toll?: (from: HexIndex, to: HexIndex) => number;
  /** Distance that ways keep from a hexside, if it differs from the usual one. */
  readonly marginAt?: (hex: HexIndex, direction: number) => number | undefined;
}

/** Rivers that run through hexes bar them to all ways but those of their crossings. */
export function riverHexRules(plan: HexGroundPlan, waters: readonly LaidLine[], wide: WideGrid): WaterRules {
  const found = new Map<HexIndex, ReadonlySet<string>>();
  for (const water of waters) {
    if (water.use === "river") for (const hex of water.legs) found.set(hex, new Set());
  }
  for (const { hex, ways } of plan.crossings) found.set(wide.known(hex), new Set(ways));
  return { mayStand: (way, hex) => found.get(hex)?.has(way) ?? true, mayCross: () => true };
}

/** The course of a way on the ground, with what carries it on. */
function courseOf({ line, onwards = [] }: LinePlan, geography: Geography): Line {
  const rest = onwards.flatMap((id) =>
    id.startsWith("-") ? lineOf(geography.lines, id.slice(1)).course.toReversed() : lineOf(geography.lines, id).course,
  );
  return [...lineOf(geography.lines, line).course, ...rest];
}

const isRail = (use: LineUse): boolean => use === "railroad";

/** Where a way ends on one that is laid already; undefined when it ends by itself. */
function junctionAt(end: Point, ways: readonly LaidLine[]): Anchor | undefined {
  let best: { readonly way: LaidLine; readonly away: number } | undefined;
  for (const way of ways) {
    const away = Math.min(...way.raw.map((point) => distance(point, end)));
    if (away < JUNCTION_REACH && (best === undefined || away < best.away)) best = { way, away };
  }
  return best && anchorOn(best.way, end);
}

/** The line of an added way, and where it is joined to others. */
function sketch(added: AddedWay, laid: ReadonlyMap<string, LaidLine>, wide: WideGrid) {
  const centres = added.hexes.map((id) => wide.centre(wide.known(id)));
  const joined = (end: string | LineEnd | undefined, at: HexIndex): Anchor | undefined => {
    if (typeof end !== "string") return undefined;
    const line = laid.get(end);
    if (line === undefined) throw new Error(`The added way ${added.id} ends on ${end}, which is not laid before it.`);
    // A way that ends in this very hex is carried on from its end.
    if (line.hexes[0] === at) return { point: line.places[0], hex: at };
    if (line.hexes.at(-1) === at) return { point: line.places.at(-1)!, hex: at };
    return anchorOn(line, wide.centre(at), at);
  };
  const first = joined(added.from, wide.known(added.hexes[0]));
  const last = joined(added.to, wide.known(added.hexes.at(-1)!));
  const points = [
    ...(typeof added.from === "object" ? runOut(wide, added.from).toReversed() : []),
    first?.point ?? centres[0],
    ...centres.slice(1, -1),
    last?.point ?? centres.at(-1)!,
    ...(typeof added.to === "object" ? runOut(wide, added.to) : []),
  ];
  return { raw: catmullRom(points, STEP), first, last };
}

/** Lays all ways and railroads of a plan, in its order: those of the geography, then those that are added. */
export function layWays({ plan, geography, sheet, wide }: WayBench, water: WaterRules): LaidLine[] {
  const laid = new Map<string, LaidLine>();
  for (const way of plan.ways) {
    const drawn = lineOf(geography.lines, way.line);
    const raw = stretchOnMap(cutToPlan(warpLine(sheet, courseOf(way, geography)), wide, way), wide);
    if (raw === undefined) throw new Error(`${drawn.name} (${way.line}) does not come to the map.`);
    const avoids = new Set((way.avoids ?? []).map((id) => wide.known(id)));
    const mayCross = crossingRule(wide, way.neverCrosses);
    const others = way.use === "drawn" ? [] : [...laid.values()].filter(({ use }) => isRail(use) === isRail(way.use));
    const first = way.enters === undefined ? junctionAt(raw[0], others) : undefined;
    const last = way.leaves === undefined ? junctionAt(raw.at(-1)!, others) : undefined;
    const line = layLine(
      {
        id: way.line,
        name: drawn.name,
        kind: drawn.kind,
        use: way.use,
        raw,
        first,
        last,
        rules: {
          through: (way.through ?? []).map((id) => wide.known(id)),
          allowed: (hex) => way.use === "drawn" || (!avoids.has(hex) && water.mayStand(way.line, hex)),
          mayCross: (from, to) => mayCross(from, to) && (way.use === "drawn" || water.mayCross(way.line, from, to)),
          toll: water.toll,
        },
        marginAt: water.marginAt,
      },
      wide,
    );
    laid.set(line.id, line);
  }
  for (const added of plan.addedWays) {
    const own = new Set(added.hexes.map((id) => wide.known(id)));
    const { raw, first, last } = sketch(added, laid, wide);
    const line = layLine(
      {
        id: added.id,
        name: added.name,
        kind: "road",
        use: added.use,
        raw,
        first,
        last,
        rules: {
          through: [...own],
          allowed: (hex) => own.has(hex) || wide.toMap(hex) === NOWHERE,
          mayCross: () => true,
        },
      },
      wide,
    );
    laid.set(line.id, line);
  }
  return [...laid.values()];
}
