import type { Point, ZoneGraphData, ZoneShapesData } from "@stonebridge/board";
import { nearestOn } from "../../geography/curves.ts";
import type { DrawnLine } from "../../geography/drawn-lines.ts";
import { NOBODY } from "../../zones/spread.ts";
import { drawnPairs, isRoad, pairKey, type Stay, staysAlong } from "../../zones/roads.ts";
import { layZoneCells } from "../../zones/zone-cells.ts";

/** A stretch of a lane that a map's rules take for a road, by the samples of the lane's course. */
export interface RoadStretch {
  /** Id of the lane. */
  readonly lane: string;
  readonly first: number;
  readonly last: number;
}

/** A lane this near to a road meets it, u. */
const MEETING_REACH = 1.5;

/**
 * The stretches of lanes that a zone map has to draw as roads: runs over borders with a road by rule, of which the ground shows at
 * least one no road. A stretch goes on to the next road that it meets, and without one to the middle of the lane's way through its last zone.
 */
export function lanesAsRoads(
  graph: ZoneGraphData,
  shapes: ZoneShapesData,
  lines: ReadonlyMap<string, DrawnLine>,
): RoadStretch[] {
  const cells = layZoneCells(shapes.zones.map(({ outline }) => outline));
  const zones = new Map(shapes.zones.map(({ id }, index) => [id, index]));
  const all = [...lines.values()];
  const drawn = drawnPairs(all, cells);
  const byRule = new Set(
    graph.borders
      .filter(({ road }) => road)
      .map(({ between: [a, b] }) => pairKey(zones.get(a) ?? NOBODY, zones.get(b) ?? NOBODY)),
  );
  const roads = all.filter(isRoad);
  return all
    .filter(({ kind }) => kind === "lane")
    .flatMap((lane) => stretchesOf(lane, staysAlong(lane.course, cells), { byRule, drawn }, roads));
}

function stretchesOf(
  { id, course }: DrawnLine,
  stays: readonly Stay[],
  { byRule, drawn }: { readonly byRule: ReadonlySet<string>; readonly drawn: ReadonlySet<string> },
  roads: readonly DrawnLine[],
): RoadStretch[] {
  const meets = (point: Point) => roads.some((road) => nearestOn(road.course, point).distance < MEETING_REACH);
  const pairs = stays.slice(1).map((stay, step) => pairKey(stays[step].zone, stay.zone));
  const end = (stay: Stay, samples: readonly number[]) => {
    const ownEnd = samples.at(-1) === 0 || samples.at(-1) === course.length - 1;
    return (
      samples.find((at) => meets(course[at])) ?? (ownEnd ? samples.at(-1)! : Math.round((stay.first + stay.last) / 2))
    );
  };
  const stretches: RoadStretch[] = [];
  for (let step = 0; step < pairs.length; step++) {
    const start = step;
    while (step < pairs.length && byRule.has(pairs[step])) step++;
    if (pairs.slice(start, step).every((pair) => drawn.has(pair))) continue;
    const [from, to] = [stays[start], stays[step]];
    stretches.push({ lane: id, first: end(from, samplesOf(from).toReversed()), last: end(to, samplesOf(to)) });
  }
  return stretches;
}

function samplesOf({ first, last }: Stay): number[] {
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}
