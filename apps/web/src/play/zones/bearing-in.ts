import type { ZoneShapesData } from "@stonebridge/board";
import { bearing } from "../../board/geometry.ts";

/**
 * The direction of one zone from another, in degrees clockwise from north, by the places of their counters; undefined for zones that the
 * map does not have.
 */
export function bearingIn({ zones }: ZoneShapesData): (from: string, to: string) => number | undefined {
  const places = new Map(zones.map((zone) => [zone.id, zone.counters]));
  return (from, to) => {
    const [one, other] = [places.get(from), places.get(to)];
    return one && other && bearing(one, other);
  };
}
