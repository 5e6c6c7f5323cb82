import type { PieceIndex } from "./measures.ts";
import {
  ACTIVE,
  ADVANCED,
  BOMBARDED,
  CHANGED,
  ENTERED,
  FOUGHT,
  FROZEN,
  MOVED,
  NORTH_ROUTE,
  PRESSED,
  type Position,
  REVIVED,
  SOUTH_EAST_ROUTE,
  SPENT,
  marked,
} from "./position.ts";
import type { Placement } from "./situations/situation.ts";
import type { RouteEnd } from "./vocabulary.ts";

type Flag = {
  [K in keyof Placement]-?: NonNullable<Placement[K]> extends boolean ? K : never;
}[keyof Placement];

/** The true-or-false fields of a placement, which are the marks of its piece. */
export const FLAGS: readonly (readonly [key: Flag, mark: number])[] = [
  ["frozen", FROZEN],
  ["active", ACTIVE],
  ["moved", MOVED],
  ["pressed", PRESSED],
  ["spent", SPENT],
  ["fought", FOUGHT],
  ["advanced", ADVANCED],
  ["bombarded", BOMBARDED],
  ["entered", ENTERED],
  ["changed", CHANGED],
  ["revived", REVIVED],
];
/** Where a piece's march route ended, if that was noted (BR83-1.33-a, BR83-1.33-b). */
export function routeOf(p: Position, piece: PieceIndex): RouteEnd | undefined {
  if (marked(p, piece, NORTH_ROUTE)) return "north";
  return marked(p, piece, SOUTH_EAST_ROUTE) ? "south-east" : undefined;
}
