import type { HexIndex } from "@stonebridge/board";
import { barsBrigades } from "../brigades/brigades.ts";
import { areaOf, cardRefusal, sameStart, startsOnMap } from "./cards.ts";
import type { Field } from "../field.ts";
import {
  type Routes,
  TO_NORTH,
  TO_SOUTH_EAST,
  allowedEnds,
  bitOf,
  freeRoutes,
  routesNow,
  usualEnd,
} from "./march-routes.ts";
import { type PieceIndex, STACKING_LIMIT, type SideIndex, UNION } from "../measures.ts";
import { type Play, hexId, pieceIds, tell } from "../play.ts";
import {
  FROZEN,
  NORTH_ROUTE,
  type Position,
  SOUTH_EAST_ROUTE,
  WAITING,
  heldPieces,
  mark,
  pointsAt,
  setDown,
  unmark,
} from "../position.ts";
import { type Figures, naming, type Refuses } from "../refusing.ts";
import { SET_UP } from "./refusals.ts";
import { seenBy } from "./set-up-events.ts";
import type { RouteEnd } from "../vocabulary.ts";

/** AT START pieces of a side that are on its card or in the hand, in the order of the roster (BR83-OB2-a). */
export function unplaced(field: Field, p: Position, side: SideIndex, hand: readonly PieceIndex[]): PieceIndex[] {
  const pieces: PieceIndex[] = [];
  for (let piece = 0; piece < field.count; piece++)
    if (
      field.sideOf[piece] === side &&
      p.place[piece] === WAITING &&
      (startsOnMap(field, piece) || hand.includes(piece))
    )
      pieces.push(piece);
  return pieces;
}

/** The pieces to which a card's limits apply: the piece itself, or all that a brigade piece stands for (BR83-1.14-a). */
function onCard(field: Field, p: Position, piece: PieceIndex): readonly PieceIndex[] {
  return field.kindOf[piece] === "brigade" ? heldPieces(p, piece) : [piece];
}

/** What matters about pieces that are placed together: one for each kind of start, their points, whether one is a brigade piece. */
interface Load {
  readonly starts: readonly PieceIndex[];
  readonly points: number;
  readonly formed: boolean;
  /** March routes, for the Union. */
  readonly routes: Routes | undefined;
}

function loadOf({ field, p }: Play, pieces: readonly PieceIndex[]): Load {
  const starts: PieceIndex[] = [];
  for (const piece of pieces)
    for (const one of onCard(field, p, piece))
      if (!starts.some((other) => sameStart(field, one, other))) starts.push(one);
  return {
    starts,
    points: pieces.reduce((sum, piece) => sum + field.defense[piece], 0),
    formed: pieces.some((piece) => field.kindOf[piece] === "brigade"),
    routes: routesOf(field, p, field.sideOf[pieces[0]]),
  };
}

function routesOf(field: Field, p: Position, side: SideIndex): Routes | undefined {
  return side === UNION ? routesNow(field, p) : undefined;
}

/** Why these pieces may not be put into a hex together (1.1 to 1.3); a brigade may be put down in parts (BR83-1.34-a). `route`: the end that their owner names (R17). */
export function putRefusal(
  play: Play,
  pieces: readonly PieceIndex[],
  hex: HexIndex,
  route?: RouteEnd,
): Refuses | undefined {
  if (pieces.length === 0) return SET_UP["put-empty"];
  const load = loadOf(play, pieces);
  const refusal = loadRefusal(play, load, hex, route);
  if (refusal === undefined) return undefined;
  const { field, p } = play;
  const bars = (one: PieceIndex): boolean => cardRefusal(field, one, hex, load.routes) === refusal;
  // if no card bars them, all of them together are too many
  const refused = pieces.find((piece) => onCard(field, p, piece).some(bars)) ?? pieces[0];
  const { start } = field.pieces[onCard(field, p, refused).find(bars) ?? refused];
  return naming<Figures>(refusal === SET_UP["put-route"] ? noRoute(field, p, hex) : refusal, (known) => ({
    piece: field.ids[refused],
    hex: known.hex,
    ...(start.how === "at" || start.how === "behind" ? { landmark: start.place } : {}),
    ...(refusal === SET_UP["put-recon"] ? { hexes: known.countersNear(known.hex) } : {}),
    ...(refusal === SET_UP["put-limit"] ? { points: known.room(known.hex).points } : {}),
  }));
}

/** Why no march route begins in a hex: no road goes there, only through a ford (BR83-1.31-b), or only past a Confederate (BR83-1.32-a). */
function noRoute(field: Field, p: Position, hex: HexIndex): Refuses {
  if (freeRoutes(field, p, false)[hex] !== 0) return SET_UP["put-route"];
  return SET_UP[freeRoutes(field, p, true)[hex] !== 0 ? "put-ford" : "put-unconnected"];
}

function loadRefusal({ field, p }: Play, load: Load, hex: HexIndex, route: RouteEnd | undefined): Refuses | undefined {
  for (const one of load.starts) {
    const refusal = cardRefusal(field, one, hex, load.routes);
    if (refusal !== undefined) return refusal;
    if (route !== undefined && !isOpen(field, one, hex, load.routes, route)) return SET_UP["put-route-end"];
  }
  if (load.formed && barsBrigades(field, p, hex)) return SET_UP["put-abatis"];
  return load.points + pointsAt(field, p, hex) > STACKING_LIMIT ? SET_UP["put-limit"] : undefined;
}

/** Is an end open to a piece in a hex, without being the one taken if none is named? */
function isOpen(field: Field, piece: PieceIndex, hex: HexIndex, routes: Routes | undefined, route: RouteEnd): boolean {
  if (routes === undefined || field.options.exhaustion === "off") return false;
  const ends = routes.ends[hex] & allowedEnds(field, piece);
  return (ends & bitOf(route)) !== 0 && usualEnd(ends) !== bitOf(route);
}

/** Hexes to choose from, and which of them are open. */
export interface Places {
  /** In the order of the map. */
  readonly hexes: readonly HexIndex[];
  readonly isOpen: (hex: HexIndex) => boolean;
}

const NO_PLACES: Places = { hexes: [], isOpen: () => false };

/** Where these pieces may be put together. */
export function placesFor(play: Play, pieces: readonly PieceIndex[], route?: RouteEnd): Places {
  if (pieces.length === 0) return NO_PLACES;
  const load = loadOf(play, pieces);
  if (load.points > STACKING_LIMIT) return NO_PLACES;
  return {
    hexes: load.routes === undefined ? areaOf(play.field, load.starts[0]).hexes : load.routes.hexes,
    isOpen: (hex) => loadRefusal(play, load, hex, route) === undefined,
  };
}

/** Hexes into which these pieces may be put together, in the order of the map. */
export function putHexes(play: Play, pieces: readonly PieceIndex[], route?: RouteEnd): HexIndex[] {
  const places = placesFor(play, pieces, route);
  return places.hexes.filter(places.isOpen);
}

/** Puts pieces into a hex: frozen ones face down (BR83-1.2-b, BR83-OPT2-a), their march routes noted. */
export function putDown(play: Play, pieces: readonly PieceIndex[], hex: HexIndex, route?: RouteEnd): void {
  const { field, p } = play;
  const side = field.sideOf[pieces[0]];
  const routes = routesOf(field, p, side);
  for (const piece of pieces) {
    setDown(field, p, piece, hex);
    const parts = onCard(field, p, piece);
    if (parts.some((part) => field.pieces[part].frozen)) mark(p, piece, FROZEN);
    if (routes !== undefined) for (const part of parts) noteRoute(field, p, part, routes.ends[hex], route);
  }
  if (play.events === undefined) return;
  tell(play, {
    type: "placed",
    rule: side === UNION ? "BR83-1.3-a" : "BR83-1.2-a",
    pieces: pieceIds(play, pieces),
    hex: hexId(play, hex),
    ...(route === undefined ? {} : { route }),
    ...seenBy(play, side),
  });
}

function noteRoute(field: Field, p: Position, piece: PieceIndex, open: number, route: RouteEnd | undefined): void {
  const end = route === undefined ? usualEnd(open & allowedEnds(field, piece)) : bitOf(route);
  unmark(p, piece, NORTH_ROUTE | SOUTH_EAST_ROUTE);
  if (end === TO_NORTH) mark(p, piece, NORTH_ROUTE);
  if (end === TO_SOUTH_EAST) mark(p, piece, SOUTH_EAST_ROUTE);
}
