import { distance, type DrawnLine, type Line } from "../geography/index.ts";
import { NOBODY } from "./spread.ts";
import type { ZoneCells } from "./zone-cells.ts";

/** A way that stays in a zone for less than this, in map units, only grazes it. */
const GRAZE = 14;

/** The zones a way runs through, in order, without those it only grazes; `NOBODY` for ground outside the field. */
export function zonesAlong(course: Line, cells: ZoneCells): number[] {
  const stays: { zone: number; length: number }[] = [];
  course.forEach((point, index) => {
    const zone = cells.at(point);
    const leg = index === 0 ? 0 : distance(course[index - 1], point);
    const last = stays.at(-1);
    if (last?.zone === zone) last.length += leg;
    else stays.push({ zone, length: leg });
  });
  const kept = stays.filter((stay, index) => stay.length >= GRAZE || index === 0 || index === stays.length - 1);
  return kept.map((stay) => stay.zone).filter((zone, index, all) => zone !== all[index - 1]);
}

/** Whether a line counts as a road over its whole course. */
export function isRoad(line: DrawnLine): boolean {
  return line.kind === "turnpike" || line.kind === "road";
}

/** Name of a pair of zones, the same for both orders. */
export function pairKey(a: number, b: number): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

/** Every pair of zones between which a road runs directly. */
export function roadPairs(lines: Iterable<DrawnLine>, cells: ZoneCells): Set<string> {
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
