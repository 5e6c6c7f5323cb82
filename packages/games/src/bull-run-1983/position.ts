import { FORD, type HexIndex } from "@stonebridge/board";
import { emptyOf, onceFor, keysOf, type PositionFields, type PositionOf, type SavedOf } from "@stonebridge/kernel";
import { ARRIVALS } from "./army/pieces.ts";
import type { Field } from "./field.ts";
import { type Frame, copyFrame } from "./frames.ts";
import type { Kinds } from "./locals.ts";
import type { Ground } from "./movement/ground.ts";
import { FORD_LIMIT, NOBODY, NONE, type PieceIndex, STACKING_LIMIT, type SideIndex } from "./measures.ts";
import type { View } from "./views/view.ts";

/** Where a piece is, if not in a hex: on its card, in the RALLY box, out of play for good; or held by another piece. */
export const WAITING = -1;
/** In the RALLY box (BR83-MAP1.2-a). */
export const RALLIES = -2;
/** Out of play for good. */
export const LOST = -3;
const HELD = -10;

/** Place of a piece that a brigade piece or a dummy stands for: off the map, it neither attacks nor is attacked by itself (BR83-8.5-a). */
export function heldBy(holder: PieceIndex): number {
  return HELD - holder;
}
/** The brigade piece or dummy that stands for a piece; NONE if none does. */
export function holderOf(p: Position, piece: PieceIndex): PieceIndex {
  const place = p.place[piece];
  return place <= HELD ? HELD - place : NONE;
}

/** Marks of a piece, one bit each. */
export const FROZEN = 1;
/** May move this player-turn (BR83-4.1-a); all others have a STOP marker then (BR83-PP3-a). */
export const ACTIVE = 2;
/** Its move of this Movement phase is over, or begun (5.2). */
export const MOVED = 4;
/** Was in an enemy zone of control when its Movement phase began (8.22, 11.6, 14.3). */
export const PRESSED = 8;
/** Made an automatic victory attack (10.5). */
export const SPENT = 16;
/** Was in a battle of its own player-turn (R62). */
export const FOUGHT = 32;
/** Advanced after combat (7.93). */
export const ADVANCED = 64;
/** A leader whose hex was bombarded in the last enemy player-turn (4.32). */
export const BOMBARDED = 128;
/** A battery shows its battle face (9.1); the other one waits on the card (BR83-OB4-a). */
export const UNLIMBERED = 256;
/** Has been revived (OPT3). */
export const REVIVED = 512;
/** Its march route ended at the north edge (OPT3), or at the south-eastern corner. */
export const NORTH_ROUTE = 1024;
/** Its march route ended at the south-eastern corner. */
export const SOUTH_EAST_ROUTE = 2048;
/** Came on, or back, in this player-turn (13.13, 14.33). */
export const ENTERED = 4096;

/** A battery changed its face, or a brigade was formed, in this Movement phase: once is enough. */
export const CHANGED = 8192;

/** Marks that end with the player-turn. */
export const TURN_MARKS = ACTIVE | MOVED | PRESSED | SPENT | FOUGHT | ADVANCED | ENTERED | CHANGED;
/** Marks that stay with a piece wherever it goes: how it came, and that it was revived. */
export const LASTING_MARKS = REVIVED | NORTH_ROUTE | SOUTH_EAST_ROUTE;

/** What there are lists of in a position. */
type Per = "piece" | "ford" | "group" | "side" | "table entry";
/**
 * Who sees a piece where it is: its owner; others if it lies face up (2.6-a), is in the RALLY box or out of play, or on an open card
 * (2.6-b), but nothing of a side that sets up behind a curtain.
 */
export type Audience = "who sees the piece" | "who sees the Confederates set up";

/** The fields of a position. `next` and `tables` follow from `place`, updated step by step. */
export const FIELDS = {
  /** Game turn 1 (9:00 AM) to 23 (8:00 PM), 0 during the set-up. */
  turn: { is: "turn", starts: 0, seen: { by: "everybody", in: ["turn"] } },
  /** Whose player-turn runs; NOBODY during the set-up. */
  side: { is: "side or none", starts: NOBODY, seen: { by: "everybody", in: ["side"] } },
  /** Phase of the player-turn: index in `STAGES`. */
  stage: { is: "stage", starts: 0, seen: { by: "everybody", in: ["stage"] } },
  /** Hex by piece, or one of the places above. */
  place: { per: "piece", is: "place", starts: WAITING, seen: { by: "who sees the piece", in: ["pieces"] } },
  marks: { per: "piece", is: "marks", starts: 0, seen: { by: "who sees the piece", in: ["pieces"] } },
  /** ABATIS on the map: they may be removed (BR83-PP4-a, 11). */
  abatis: { is: ["hex"], seen: { by: "who sees the Confederates set up", in: ["abatis"] } },
  /** 1 if the TRESTLE stands, for the whole game (BR83-PP4-a, 11.1). */
  trestle: { is: "flag", starts: 0, seen: { by: "who sees the Confederates set up", in: ["trestle"] } },
  /** Defense points that have entered each ford this player-turn (5.52). */
  fordUse: { per: "ford", is: "ford points", starts: 0, seen: { by: "everybody", in: ["fordUse"] } },
  /** By group of reinforcements: game turn in which it is due, 0 while that is open, NEVER once it is done. */
  due: { per: "group", is: "due", starts: 0, seen: { by: "everybody", in: ["arrivals"] } },
  /** Events rolled for in this player-turn (OPT1), a bit each: 1 unfreezing, then the groups. */
  rolled: { is: "events", starts: 0, seen: { by: "everybody", in: ["rolled"] } },
  /** 1 by side once everything has been unfrozen by the clock (4.82-a, OPT2-a). */
  thawed: { per: "side", is: "flag", starts: 0, seen: { by: "everybody", in: ["thawed"] } },
  /** Next piece of the same hex by piece, in the order of the roster. */
  next: { per: "piece", is: "piece or none", starts: NONE, follows: true },
  /** First piece of each hex (255: none), then how many hexes with units control each, a half of the byte by side (5.8). */
  tables: { per: "table entry", is: "byte", bytes: true, follows: true },
} as const satisfies PositionFields<Kinds, Per, Audience, keyof View>;

/** A position in memory. */
export type Position = PositionOf<typeof FIELDS, Kinds, Frame>;
/** A position as plain JSON. */
export type EncodedPosition = SavedOf<typeof FIELDS, Kinds, Frame>;

/** A group that has arrived, or never will. */
export const NEVER = 99;
const EMPTY = 255;
/** By side: one hex in the count of controlling hexes, and the mask of the whole count. */
const ONE_HEX = [0x01, 0x10];
const ANY_HEX = [0x0f, 0xf0];

/** How many there are of what a position has lists of. */
export function sizesOf({ count, fords, size }: Field): Readonly<Record<Per, number>> {
  return { piece: count, ford: fords.length, group: keysOf(ARRIVALS).length, side: 2, "table entry": size * 2 };
}

/** A position of the field with nothing on the map and no step on the stack. */
export function emptyPosition(field: Field): Position {
  return copyPosition(emptyOn(field));
}

const emptyOn = onceFor((field: Field): Position => {
  const sizes = sizesOf(field);
  const tables = new Uint8Array(sizes["table entry"]);
  tables.fill(EMPTY, 0, field.size);
  return emptyOf(FIELDS, sizes, { tables });
});

/** A copy that shares nothing that changes. */
export function copyPosition(p: Position): Position {
  return {
    stack: p.stack.map(copyFrame),
    turn: p.turn,
    side: p.side,
    stage: p.stage,
    place: p.place.slice(),
    marks: p.marks.slice(),
    abatis: p.abatis,
    trestle: p.trestle,
    fordUse: p.fordUse.slice(),
    due: p.due.slice(),
    rolled: p.rolled,
    thawed: p.thawed.slice(),
    next: p.next.slice(),
    tables: p.tables.slice(),
  };
}

/** What the terrain does, with or without the TRESTLE (BR83-11.2-a). */
export function groundNow(field: Field, p: Position): Ground {
  return field.ground[p.trestle];
}

/** First piece of a hex, NONE if it is empty; go on with `p.next`. */
export function firstAt(p: Position, hex: HexIndex): PieceIndex {
  const first = p.tables[hex];
  return first === EMPTY ? NONE : first;
}

/** Pieces of a hex, in the order of the roster. */
export function piecesAt(p: Position, hex: HexIndex): PieceIndex[] {
  const pieces: PieceIndex[] = [];
  for (let piece = firstAt(p, hex); piece !== NONE; piece = p.next[piece]) pieces.push(piece);
  return pieces;
}

/** Is there an ABATIS in the hex (11)? */
export function isBlocked({ abatis }: Position, hex: HexIndex): boolean {
  for (let at = 0; at < abatis.length; at++) if (abatis[at] === hex) return true;
  return false;
}

/** Sets a piece down in a hex; it must be in none. */
export function setDown(field: Field, p: Position, piece: PieceIndex, hex: HexIndex): void {
  const side = field.sideOf[piece];
  if (field.isUnit[piece] === 1 && !hasUnit(field, p, side, hex)) control(field, p, hex, ONE_HEX[side]);
  p.place[piece] = hex;
  let before = NONE;
  let after = firstAt(p, hex);
  while (after !== NONE && after < piece) {
    before = after;
    after = p.next[after];
  }
  p.next[piece] = after;
  if (before === NONE) p.tables[hex] = piece;
  else p.next[before] = piece;
}

/** Takes a piece off its hex, to a place off the map. */
export function takeOff(field: Field, p: Position, piece: PieceIndex, place: number): void {
  const hex = p.place[piece];
  if (hex >= 0) {
    let before = NONE;
    for (let one = firstAt(p, hex); one !== piece; one = p.next[one]) before = one;
    const after = p.next[piece];
    if (before === NONE) p.tables[hex] = after === NONE ? EMPTY : after;
    else p.next[before] = after;
    p.next[piece] = NONE;
    const side = field.sideOf[piece];
    if (field.isUnit[piece] === 1 && !hasUnit(field, p, side, hex)) control(field, p, hex, -ONE_HEX[side]);
  }
  p.place[piece] = place;
}

/** Moves a piece from its hex to another one. */
export function carry(field: Field, p: Position, piece: PieceIndex, hex: HexIndex): void {
  takeOff(field, p, piece, WAITING);
  setDown(field, p, piece, hex);
}

/** BR83-5.8-a: a unit controls its hex and the six around it, whatever lies between; so does the first of a hex, until the last is gone. */
function control(field: Field, { tables }: Position, hex: HexIndex, by: number): void {
  const { size } = field;
  const { neighbours } = field.grid;
  tables[size + hex] += by;
  for (let hexside = hex * 6; hexside < hex * 6 + 6; hexside++) {
    const near = neighbours[hexside];
    if (near >= 0) tables[size + near] += by;
  }
}

/** Does a unit of this side control the hex (5.8)? */
export function controls(field: Field, p: Position, side: SideIndex, hex: HexIndex): boolean {
  return (p.tables[field.size + hex] & ANY_HEX[side]) !== 0;
}

/** Defense points in a hex (5.4); leaders have none (5.52-d). What a dummy stands for will return: it counts (BR83-OPT2.1-a). */
export function pointsAt(field: Field, p: Position, hex: HexIndex): number {
  let points = 0;
  for (let piece = firstAt(p, hex); piece !== NONE; piece = p.next[piece])
    points += field.kindOf[piece] === "dummy" ? hiddenPoints(field, p, piece) : field.defense[piece];
  return points;
}

function hiddenPoints(field: Field, p: Position, dummy: PieceIndex): number {
  return heldPieces(p, dummy).reduce((points, piece) => points + field.defense[piece], 0);
}

/** How many defense points may stand in a hex (BR83-5.4-a, BR83-5.52-b). */
export function limitAt(field: Field, p: Position, hex: HexIndex): number {
  return groundNow(field, p).water[hex] === FORD ? FORD_LIMIT : STACKING_LIMIT;
}

/** Does a side have a combat unit in the hex? */
export function hasUnit(field: Field, p: Position, side: SideIndex, hex: HexIndex): boolean {
  for (let piece = firstAt(p, hex); piece !== NONE; piece = p.next[piece])
    if (field.isUnit[piece] === 1 && field.sideOf[piece] === side) return true;
  return false;
}

/** Is the piece in a hex: not on its card, in a box, lost, or held by another? */
export function onMap(p: Position, piece: PieceIndex): boolean {
  return p.place[piece] >= 0;
}

/** Has the piece any of these marks? */
export function marked(p: Position, piece: PieceIndex, bits: number): boolean {
  return (p.marks[piece] & bits) !== 0;
}

/** Gives a piece marks. */
export function mark(p: Position, piece: PieceIndex, bits: number): void {
  p.marks[piece] |= bits;
}

/** Takes marks off a piece. */
export function unmark(p: Position, piece: PieceIndex, bits: number): void {
  p.marks[piece] &= ~bits;
}

/** Attack factor of the face in play (9.11), as printed. */
export function attackOf(field: Field, p: Position, piece: PieceIndex): number {
  return field.attack[piece][(p.marks[piece] & UNLIMBERED) === 0 ? 0 : 1];
}

/** Movement factor of the face in play, in sixths of a point. */
export function movementOf(field: Field, p: Position, piece: PieceIndex): number {
  return field.movement[piece][(p.marks[piece] & UNLIMBERED) === 0 ? 0 : 1];
}

/** Pieces that a brigade piece or a dummy stands for, in the order of the roster. */
export function heldPieces(p: Position, holder: PieceIndex): PieceIndex[] {
  const place = heldBy(holder);
  const pieces: PieceIndex[] = [];
  for (let piece = 0; piece < p.place.length; piece++) if (p.place[piece] === place) pieces.push(piece);
  return pieces;
}
