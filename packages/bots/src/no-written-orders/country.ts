import type { NoWrittenOrders } from "@stonebridge/games/no-written-orders";
import {
  type Field,
  type HexIndex,
  HexPaths,
  MARCHING_ON_FOOT,
  NONE,
  NOWHERE,
  ON_FOOT,
  STEPS,
  type SideIndex,
  type Target,
  distancesTo,
  hexOfPoint,
  placeHex,
} from "@stonebridge/games/no-written-orders/internals";

/** A hex that is worth points at the end. */
export interface Objective {
  readonly hex: HexIndex;
  readonly target: Target;
  /** By side: what it is worth to control it. */
  readonly points: readonly number[];
  /** From every hex: halves of a movement point on foot, on a march, and steps. */
  readonly onFoot: Int16Array;
  readonly byRoad: Int16Array;
  readonly steps: Int16Array;
}

/** What a commander knows about a battlefield before any unit is placed. */
export interface Country {
  readonly game: NoWrittenOrders;
  readonly field: Field;
  readonly objectives: readonly Objective[];
  /** By side: where it falls back to. */
  readonly rear: readonly HexIndex[];
  readonly paths: HexPaths;
}

/** Looks over the battlefield of a game. */
export function surveyCountry(game: NoWrittenOrders): Country {
  const { field } = game;
  const { module, map } = field;
  const byHex = new Map<HexIndex, number[]>();
  for (const { place, also, points } of module.victory.places) {
    const ids = [place, ...also];
    for (const id of ids) {
      const hex = hexOfPlace(field, id);
      if (hex === NOWHERE) continue;
      const known = byHex.get(hex) ?? [0, 0];
      // all hexes of a place are needed: each counts its share
      byHex.set(hex, [known[0] + points.union / ids.length, known[1] + points.confederate / ids.length]);
    }
  }
  return {
    game,
    field,
    objectives: [...byHex].map(([hex, points]) => objectiveAt(field, hex, points)),
    rear: ["union", "confederate"].map((side) => {
      const source = module.supply.find((one) => one.side === side);
      const hex = source === undefined ? NONE : hexOfPoint(field, source.at);
      return hex === NOWHERE ? NONE : hex;
    }),
    paths: new HexPaths(map.neighbours),
  };
}

/** The hex of a place of the module; NOWHERE if it has no such place, or that is off the map. */
export function hexOfPlace(field: Field, id: string): HexIndex {
  const place = field.module.places.find((one) => one.id === id);
  return place === undefined ? NOWHERE : placeHex(field, place);
}

/** An objective in a hex, with the ways to it. @param points by side */
export function objectiveAt(field: Field, hex: HexIndex, points: readonly number[]): Objective {
  const target: Target = { flag: hex, hexes: [hex] };
  return {
    hex,
    target,
    points,
    onFoot: distancesTo(field, target, ON_FOOT),
    byRoad: distancesTo(field, target, MARCHING_ON_FOOT),
    steps: distancesTo(field, target, STEPS),
  };
}

/** The difference between the sides that control of an objective makes. */
export function valueOf({ points }: Objective): number {
  return points[0] + points[1];
}

/** The other side. */
export function enemyOf(side: SideIndex): SideIndex {
  return 1 - side;
}
