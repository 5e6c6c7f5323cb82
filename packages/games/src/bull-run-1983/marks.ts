import { keysOf } from "@stonebridge/kernel";
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
import type { RouteEnd } from "./vocabulary.ts";

/** The marks of a piece that files and views tell by a word. */
export const MARK_OF = {
  frozen: FROZEN,
  active: ACTIVE,
  moved: MOVED,
  pressed: PRESSED,
  spent: SPENT,
  fought: FOUGHT,
  advanced: ADVANCED,
  bombarded: BOMBARDED,
  entered: ENTERED,
  changed: CHANGED,
  revived: REVIVED,
} as const;
/** The same as a list. */
export const FLAGS = keysOf(MARK_OF).map((key) => [key, MARK_OF[key]] as const);

/** Where a piece's march route ended, if that was noted (BR83-1.33-a, BR83-1.33-b). */
export function routeOf(p: Position, piece: PieceIndex): RouteEnd | undefined {
  if (marked(p, piece, NORTH_ROUTE)) return "north";
  return marked(p, piece, SOUTH_EAST_ROUTE) ? "south-east" : undefined;
}
