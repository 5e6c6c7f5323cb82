import { FORD, type HexIndex, NOWHERE, NO_ROAD, RIVER } from "@stonebridge/board";
import type { Field } from "../field.ts";
import { CONFEDERATE, type PieceIndex, RANGE, UNION } from "../measures.ts";
import { type Position, groundNow } from "../position.ts";
import type { RouteEnd } from "../vocabulary.ts";

/** Ends of march routes, a bit each (BR83-1.3-b, BR83-1.33-a, BR83-1.33-b). */
export const TO_CENTREVILLE = 1;
/** At R1, the north edge (BR83-1.33-a). */
export const TO_NORTH = 2;
/** At CCC35, for the 3rd Division alone (BR83-1.33-b). */
export const TO_SOUTH_EAST = 4;
const BITS: Readonly<Record<RouteEnd, number>> = {
  centreville: TO_CENTREVILLE,
  north: TO_NORTH,
  "south-east": TO_SOUTH_EAST,
};

/** Edge hexes where routes end off the map. */
const NORTH_END = "R1";
const SOUTH_EAST_END = "CCC35";

/** Where the Union may begin, as the Confederates stand (BR83-SP-a). */
export interface Routes {
  /** By hex of the Union bank: bits of the ends of the march routes that begin there. */
  readonly ends: Uint8Array;
  /** 1 for hexes within recon range of a Confederate piece (BR83-1.32-a); ABATIS and TRESTLE are none (BR83-1.32-b). */
  readonly near: Uint8Array;
  /** Hexes where any piece may begin, in the order of the map. */
  readonly hexes: readonly HexIndex[];
}

/** The bit of a route's end. */
export function bitOf(end: RouteEnd): number {
  return BITS[end];
}

/**
 * Ends that a Union piece's route may have: its card's section (BR83-OB2-b), on July 20th never R1 (BR83-OPT4.1-b).
 * @param always include those that July 20th closes
 */
export function allowedEnds(field: Field, piece: PieceIndex, always = false): number {
  const { start } = field.pieces[piece];
  const own = start.how === "route" && start.place === "third-division" ? TO_SOUTH_EAST : 0;
  return own | TO_CENTREVILLE | (field.options.july20 === "on" && !always ? 0 : TO_NORTH);
}

/** The end of the route of a piece in a hex unless its owner names another: not R1 if anything else is open (R17). */
export function usualEnd(ends: number): number {
  if ((ends & TO_CENTREVILLE) !== 0) return TO_CENTREVILLE;
  return (ends & TO_SOUTH_EAST) !== 0 ? TO_SOUTH_EAST : ends & TO_NORTH;
}

/** Does a road run through the hex or one beside it on the same bank? */
export function onRoad(field: Field, hex: HexIndex): boolean {
  const { map } = field;
  for (let direction = -1; direction < 6; direction++) {
    const at = direction === -1 ? hex : map.neighbours[hex * 6 + direction];
    if (at !== NOWHERE && map.bank[at] === map.bank[hex] && hasRoad(field, at)) return true;
  }
  return false;
}

function hasRoad({ map }: Field, hex: HexIndex): boolean {
  for (let hexside = hex * 6; hexside < hex * 6 + 6; hexside++) if (map.road[hexside] !== NO_ROAD) return true;
  return false;
}

/** March routes as the Confederates stand now. Kept until one of them moves: a set-up asks again and again. */
export function routesNow(field: Field, p: Position): Routes {
  const standing = standingOf(field, p);
  const known = KEPT.get(field);
  if (known !== undefined && sameList(known.standing, standing)) return known.routes;
  const routes = findRoutes(field, p, standing);
  KEPT.set(field, { standing, routes });
  return routes;
}
const KEPT = new WeakMap<Field, { readonly standing: readonly HexIndex[]; readonly routes: Routes }>();

/** Hexes of the Confederate pieces, and whether the TRESTLE stands: all that routes depend on. */
function standingOf(field: Field, p: Position): HexIndex[] {
  const standing: HexIndex[] = [p.trestle];
  for (let piece = 0; piece < field.count; piece++)
    if (field.sideOf[piece] === CONFEDERATE && p.place[piece] >= 0) standing.push(p.place[piece]);
  return standing;
}

function sameList(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}

/** Ends of the march routes by hex if no Confederate were on the map, and if fords were no bar either. */
export function freeRoutes(field: Field, p: Position, fords: boolean): Uint8Array {
  return findRoutes(field, p, [], fords).ends;
}

function findRoutes(field: Field, p: Position, [, ...enemies]: readonly HexIndex[], fords = false): Routes {
  const { grid, map } = field;
  const near = new Uint8Array(field.size);
  for (const enemy of enemies) for (const hex of grid.within(enemy, RANGE)) near[hex] = 1; // BR83-1.35-a
  const ends = new Uint8Array(field.size);
  spread(field, p, near, ends, fords, field.bases[UNION], TO_CENTREVILLE);
  spread(field, p, near, ends, fords, endHex(field, NORTH_END), TO_NORTH);
  spread(field, p, near, ends, fords, endHex(field, SOUTH_EAST_END), TO_SOUTH_EAST);
  const starts = new Uint8Array(field.size);
  for (let hex = 0; hex < field.size; hex++) {
    if (near[hex] === 1 || field.ownBank[UNION][hex] === 0) continue;
    starts[hex] = ends[hex];
    // R18: the first road hex lies on the piece's own bank
    for (let hexside = hex * 6; hexside < hex * 6 + 6; hexside++) {
      const next = map.neighbours[hexside];
      if (next !== NOWHERE && map.bank[next] === map.bank[hex]) starts[hex] |= ends[next];
    }
  }
  return { ends: starts, near, hexes: grid.ids.flatMap((_, hex) => (starts[hex] === 0 ? [] : [hex])) };
}

function endHex(field: Field, id: string): HexIndex[] {
  const hex = field.grid.index(id);
  return hex === undefined ? [] : [hex];
}

/** Follows the roads back from an end, never through a ford (BR83-1.31-a, BR83-1.31-b) or near a Confederate (BR83-1.32-a, R16). */
function spread(
  field: Field,
  p: Position,
  near: Uint8Array,
  ends: Uint8Array,
  fords: boolean,
  from: readonly HexIndex[],
  bit: number,
): void {
  const { map } = field;
  const { water } = groundNow(field, p);
  const queue: HexIndex[] = [];
  const enter = (hex: HexIndex): void => {
    if (near[hex] === 1 || (water[hex] === FORD && !fords) || water[hex] === RIVER || (ends[hex] & bit) !== 0) return;
    if (!hasRoad(field, hex)) return;
    ends[hex] |= bit;
    queue.push(hex);
  };
  from.forEach(enter);
  for (const hex of queue) {
    for (let hexside = hex * 6; hexside < hex * 6 + 6; hexside++)
      if (map.road[hexside] !== NO_ROAD && map.neighbours[hexside] !== NOWHERE) enter(map.neighbours[hexside]);
    // BR83-1.33-a, R15: the roads of R1 and DD1 join beyond the edge; a piece that takes that way has marched by R1 (BR83-OPT3-a,
    // BR83-OPT4.1-b)
    if (bit !== TO_NORTH) continue;
    for (const [a, b] of map.routeLinks) {
      if (a === hex) enter(b);
      if (b === hex) enter(a);
    }
  }
}
