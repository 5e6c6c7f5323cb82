import type { RingPlan } from "./ring-plan.ts";

/** A corner where three zones meet, or where the border of two comes to the map's edge; zones by number, in rising order. */
export interface Corner {
  readonly zones: readonly number[];
}

/** A stretch of a zone's outline, clockwise, by the corners at its ends; no neighbour at the map's edge. */
export interface RingStretch {
  readonly neighbour: number | null;
  readonly from: number;
  readonly to: number;
}

/** How the zones of a plan hang together, before any of them has a shape. */
export interface RingCorners {
  readonly corners: readonly Corner[];
  /** By number: the stretches of each zone, clockwise in the order of its ring. */
  readonly stretches: ReadonlyMap<number, readonly RingStretch[]>;
}

/**
 * The corners of the cells that given rings demand: one for each three zones that border each other, one for each border that
 * ends at the map's edge. Whatever their places, the cells between them border just as the rings say.
 */
export function cornersOfRings({ zones }: Pick<RingPlan, "zones">): RingCorners {
  const corners: Corner[] = [];
  const known = new Map<string, number>();
  const cornerOf = (...of: number[]): number => {
    const sorted = of.toSorted((a, b) => a - b);
    const key = sorted.join();
    const found = known.get(key);
    if (found !== undefined) return found;
    known.set(key, corners.length);
    return corners.push({ zones: sorted }) - 1;
  };
  const between = (zone: number, one: number | null, next: number | null): number =>
    cornerOf(...[zone, one, next].filter((part) => part !== null));
  const stretches = new Map(
    zones.map(({ number, ring }) => [
      number,
      ring.map((neighbour, slot): RingStretch => ({
        neighbour,
        from: between(number, ring.at(slot - 1)!, neighbour),
        to: between(number, neighbour, ring[(slot + 1) % ring.length]),
      })),
    ]),
  );
  return { corners, stretches };
}
