import { distance, lineOf, type DrawnLine, type Line } from "../geography/index.ts";
import { NOBODY } from "./spread.ts";
import type { ZoneCells } from "./zone-cells.ts";
import { zoneIndex, type ZonePlan } from "./zone-plan.ts";

/** A way that stays in a zone for less than this, in map units, only grazes it. */
const GRAZE = 14;

/** A part of a way that lies in one zone; `first` and `last` are samples of the way's course. */
export interface Stay {
  /** Index of the zone; `NOBODY` for ground outside the field. */
  readonly zone: number;
  readonly first: number;
  readonly last: number;
}

/** The stays of a way in the zones it runs through, in order, without those it only grazes. */
export function staysAlong(course: Line, cells: ZoneCells): Stay[] {
  const stays: { zone: number; first: number; last: number; length: number }[] = [];
  course.forEach((point, index) => {
    const zone = cells.at(point);
    const leg = index === 0 ? 0 : distance(course[index - 1], point);
    const before = stays.at(-1);
    if (before?.zone === zone) {
      before.length += leg;
      before.last = index;
    } else stays.push({ zone, first: index, last: index, length: leg });
  });
  const kept: Stay[] = [];
  for (const [index, { zone, first, last, length }] of stays.entries()) {
    if (length < GRAZE && index > 0 && index < stays.length - 1) continue;
    const before = kept.at(-1);
    if (before?.zone === zone) kept[kept.length - 1] = { zone, first: before.first, last };
    else kept.push({ zone, first, last });
  }
  return kept;
}

/** The zones a way runs through, in order, without those it only grazes; `NOBODY` for ground outside the field. */
export function zonesAlong(course: Line, cells: ZoneCells): number[] {
  return staysAlong(course, cells).map(({ zone }) => zone);
}

/** Whether a line counts as a road over its whole course. */
export function isRoad(line: Pick<DrawnLine, "kind">): boolean {
  return line.kind === "turnpike" || line.kind === "road";
}

/** Name of a pair of zones, the same for both orders. */
export function pairKey(a: number, b: number): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

/** Pairs of zones between which a road runs directly, by their key; with the reason if it was decided by hand. */
export interface RoadPairs {
  readonly pairs: ReadonlySet<string>;
  readonly reasons: ReadonlyMap<string, string>;
}

/** Every pair of zones on the way of the roads as drawn. */
export function drawnPairs(lines: Iterable<Pick<DrawnLine, "kind" | "course">>, cells: ZoneCells): Set<string> {
  const pairs = new Set<string>();
  for (const line of lines) {
    if (!isRoad(line)) continue;
    const zones = zonesAlong(line.course, cells);
    for (let index = 1; index < zones.length; index++) {
      const [a, b] = [zones[index - 1], zones[index]];
      if (a !== NOBODY && b !== NOBODY) pairs.add(pairKey(a, b));
    }
  }
  return pairs;
}

/** Whether a list holds another without a gap, forwards. */
function holds(list: readonly number[], part: readonly number[]): boolean {
  return list.some((_, start) => part.every((one, index) => list[start + index] === one));
}

/**
 * Finds the roads between zones: those drawn, the lanes that count as roads, and the overrides.
 * @throws when a lane does not run as the plan says, or an override changes nothing
 */
export function roadsOf(plan: ZonePlan, lines: ReadonlyMap<string, DrawnLine>, cells: ZoneCells): RoadPairs {
  const pairs = drawnPairs(lines.values(), cells);
  const reasons = new Map<string, string>();
  for (const { lane, through, reason } of plan.lanesAsRoads) {
    const along = zonesAlong(lineOf(lines, lane).course, cells);
    const wanted = through.map((id) => zoneIndex(plan, id));
    if (!holds(along, wanted) && !holds(along, wanted.toReversed())) {
      const found = along.map((zone) => plan.seeds[zone]?.id ?? "outside").join(" - ");
      throw new Error(`Lane ${lane} does not run ${through.join(" - ")} but ${found}.`);
    }
    for (let step = 1; step < wanted.length; step++) {
      const key = pairKey(wanted[step - 1], wanted[step]);
      pairs.add(key);
      reasons.set(key, reason);
    }
  }
  for (const { between, road, reason } of plan.roadOverrides) {
    const key = pairKey(zoneIndex(plan, between[0]), zoneIndex(plan, between[1]));
    if (pairs.has(key) === road) throw new Error(`The override of ${between.join(" and ")} changes nothing.`);
    if (road) pairs.add(key);
    else pairs.delete(key);
    reasons.set(key, reason);
  }
  return { pairs, reasons };
}
