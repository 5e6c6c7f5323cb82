import { lineOf, nearestOn, warpLine, type Geography, type Line, type GroundSheet } from "../geography/index.ts";
import type { HexIndex, HexPair } from "@stonebridge/board";
import type { HexGroundPlan, LinePlan } from "./hex-plan.ts";
import { anchorOn, cutToPlan, indexNearest, layLine, stretchOnMap, type Anchor, type LaidLine } from "./lay-line.ts";
import type { WideGrid } from "./wide-grid.ts";

/** What every line needs to be laid. */
export interface Bench {
  readonly plan: HexGroundPlan;
  readonly geography: Geography;
  readonly sheet: GroundSheet;
  readonly wide: WideGrid;
}

/** May a line cross a hexside? Its plan can close some, in both directions. */
export function crossingRule(
  wide: WideGrid,
  neverCrosses: readonly HexPair[] = [],
): (from: HexIndex, to: HexIndex) => boolean {
  const closed = new Set(
    neverCrosses.flatMap(([a, b]) => [keyOf(wide.known(a), wide.known(b)), keyOf(wide.known(b), wide.known(a))]),
  );
  return (from, to) => !closed.has(keyOf(from, to));
}

const keyOf = (from: HexIndex, to: HexIndex): string => `${from}-${to}`;

/** Cuts a laid water into the stream above its first river hex and the river. */
function parted(water: LaidLine, from: HexIndex): LaidLine[] {
  const leg = water.legs.indexOf(from);
  const index = water.hexes.indexOf(from);
  // The stream ends where it comes into the first river hex, and the river begins there.
  const head: LaidLine = {
    ...water,
    id: `${water.id}-head`,
    kind: "stream",
    use: "stream",
    course: water.course.slice(0, leg + 1),
    legs: water.legs.slice(0, leg),
    raw: water.raw.slice(0, index),
    hexes: water.hexes.slice(0, index),
    places: water.places.slice(0, index),
    mouth: { into: water.id, way: 0 },
  };
  const river: LaidLine = {
    ...water,
    kind: "river",
    course: water.course.slice(leg),
    legs: water.legs.slice(leg),
    raw: water.raw.slice(index),
    hexes: water.hexes.slice(index),
    places: water.places.slice(index),
  };
  return [head, river];
}

/** Where a water ends on another. */
function mouthOn(into: LaidLine, course: Line, wide: WideGrid, { endsIn }: LinePlan): Anchor {
  return anchorOn(into, course.at(-1)!, endsIn === undefined ? undefined : wide.known(endsIn));
}

/**
 * Lays all waters of a plan, in its order. What flows into another water ends on it, in a hex of that water, and keeps out of the
 * hexes of rivers elsewhere: a hex with both would be a river hex without the stream.
 */
export function layWaters({ plan, geography, sheet, wide }: Bench): LaidLine[] {
  const laid: LaidLine[] = [];
  const rivers = new Set<HexIndex>();
  for (const water of plan.waters) {
    const drawn = lineOf(geography.lines, water.line);
    const whole = stretchOnMap(cutToPlan(warpLine(sheet, drawn.course), wide, water), wide);
    if (whole === undefined) throw new Error(`${drawn.name} (${water.line}) does not come to the map.`);
    const into = laid.find((other) => other.id === drawn.mouth?.into);
    const mouth = into && mouthOn(into, whole, wide, water);
    // A mouth that the plan moves up its water takes the rest of the course away.
    const raw =
      mouth !== undefined && water.endsIn !== undefined
        ? [...whole.slice(0, indexNearest(whole, mouth.point)), mouth.point]
        : whole;
    const avoids = new Set((water.avoids ?? []).map((id) => wide.known(id)));
    let line = layLine(
      {
        id: water.line,
        name: drawn.name,
        kind: drawn.kind,
        use: water.use,
        raw,
        last: mouth,
        rules: {
          through: (water.through ?? []).map((id) => wide.known(id)),
          allowed: (hex) => !avoids.has(hex) && (!rivers.has(hex) || hex === mouth?.hex),
          mayCross: crossingRule(wide, water.neverCrosses),
        },
      },
      wide,
    );
    if (into !== undefined && mouth !== undefined) {
      line = { ...line, mouth: { into: into.id, way: nearestOn(into.course, mouth.point).way } };
    }
    const parts = water.riverFrom === undefined ? [line] : parted(line, wide.known(water.riverFrom));
    laid.push(...parts);
    for (const part of parts) if (part.use === "river") for (const hex of part.legs) rivers.add(hex);
  }
  return laid;
}
