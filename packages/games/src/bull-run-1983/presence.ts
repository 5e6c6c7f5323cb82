import type { HexIndex } from "@stonebridge/board";
import { breakBrigade } from "./brigades.ts";
import type { GameEvent, LossCause } from "./events.ts";
import type { Field } from "./field.ts";
import { CONFEDERATE, NONE, type PieceIndex, RANGE, type SideIndex } from "./measures.ts";
import { hexId, type Play, pieceId, sideId, tell } from "./play.ts";
import {
  FROZEN,
  LASTING_MARKS,
  LOST,
  NORTH_ROUTE,
  type Position,
  RALLIES,
  REVIVED,
  controls,
  firstAt,
  hasUnit,
  heldPieces,
  holderOf,
  marked,
  onMap,
  setDown,
  takeOff,
} from "./position.ts";

/** Hex where a piece is, alone or in a brigade piece (BR83-8.3-a); below 0 where it is off the map. */
export function hexOf(p: Position, piece: PieceIndex): HexIndex {
  const holder = holderOf(p, piece);
  return holder === NONE ? p.place[piece] : p.place[holder];
}

/**
 * Does an infantry unit that dies in a hex come into the RALLY box? It does near its brigade leader (BR83-7.74-a, BR83-14.2-a, BR83-14.21-a), not
 * without a brigade (BR83-14.23-a), and once only if it marched all night (BR83-OPT3-a).
 */
export function rallies(field: Field, p: Position, piece: PieceIndex, hex: HexIndex): boolean {
  const leader = field.leader[piece];
  if (field.kindOf[piece] !== "infantry" || leader === NONE) return false;
  if (field.options.exhaustion === "on" && marked(p, piece, NORTH_ROUTE) && marked(p, piece, REVIVED)) return false;
  const with_ = hexOf(p, leader);
  return with_ >= 0 && field.grid.distance(hex, with_) <= RANGE;
}

/**
 * Removes a piece. A brigade piece breaks first, and its infantry goes one by one (BR83-14.21-a); its leader stays in the hex.
 * @param from hex from which its leader's distance is measured: the last before the fatal one (BR83-14.22-a, R47)
 */
export function eliminate(play: Play, piece: PieceIndex, cause: LossCause, rule: string, from?: HexIndex): void {
  const { field, p } = play;
  if (field.kindOf[piece] === "brigade") {
    for (const part of breakBrigade(play, piece))
      if (field.isUnit[part] === 1) eliminate(play, part, cause, rule, from);
    return;
  }
  const hex = p.place[piece];
  const kept = rallies(field, p, piece, from ?? hex);
  takeOff(field, p, piece, kept ? RALLIES : LOST);
  p.marks[piece] &= LASTING_MARKS; // BR83-9.1-a: both faces of a battery go
  tell(play, {
    type: "lost",
    rule,
    piece: pieceId(play, piece),
    hex: hexId(play, hex),
    to: kept ? "rally" : "lost",
    cause,
  });
}

/** Is a leader alone among enemies here: in their zone of control, without a unit of his own in the hex (BR83-12.3-a)? */
export function unescorted(field: Field, p: Position, side: SideIndex, hex: HexIndex): boolean {
  return controls(field, p, 1 - side, hex) && !hasUnit(field, p, side, hex);
}

/**
 * Sees to all that follows when pieces have come into a hex, or gone from one: leaders without an escort are lost next to enemy units
 * (BR83-12.3-a, R29, R78), and face-down pieces in recon range are shown (BR83-4.82-b, BR83-4.82-c).
 * @param arrived whose pieces came into the hex; NONE where they only left it
 */
export function afterDisplacement(play: Play, hex: HexIndex, arrived: PieceIndex): void {
  const { field, p } = play;
  if (arrived !== NONE) thawAround(play, hex, field.sideOf[arrived], arrived);
  loseLeaders(play, hex);
  const { neighbours } = field.grid;
  for (let side = hex * 6; side < hex * 6 + 6; side++) {
    const near = neighbours[side];
    if (near >= 0 && p.tables[near] !== 255) loseLeaders(play, near);
  }
}

function loseLeaders(play: Play, hex: HexIndex): void {
  const { field, p } = play;
  for (let piece = firstAt(p, hex); piece !== NONE;) {
    const next = p.next[piece];
    if (
      field.isLeader[piece] === 1 &&
      field.kindOf[piece] !== "dummy" &&
      unescorted(field, p, field.sideOf[piece], hex)
    )
      eliminate(play, piece, "contact", "BR83-12.3-a");
    piece = next;
  }
}

/** Turns face-down enemies up that a piece of `side` has come near to (BR83-4.82-b, BR83-4.84-a). */
function thawAround(play: Play, hex: HexIndex, side: SideIndex, by: PieceIndex): void {
  const { field, p } = play;
  const enemy = 1 - side;
  if (p.thawed[enemy] === 1) return;
  const found: PieceIndex[] = [];
  for (const near of field.grid.within(hex, RANGE)) {
    for (let piece = firstAt(p, near); piece !== NONE; piece = p.next[piece])
      if (field.sideOf[piece] === enemy && marked(p, piece, FROZEN)) found.push(piece);
  }
  if (found.length === 0) return;
  // BR83-4.82-c: a leader, also one in a brigade piece (R39), unfreezes all; not so in the fog of war (BR83-OPT2-c)
  const all = enemy === CONFEDERATE && found.some((piece) => leads(field, piece));
  const pieces = all ? frozenPieces(field, p, enemy) : found;
  thaw(play, enemy, pieces, { cause: "contact", by: pieceId(play, by) }, all ? "BR83-4.82-c" : "BR83-4.82-b");
}

function leads(field: Field, piece: PieceIndex): boolean {
  return field.isLeader[piece] === 1 || field.kindOf[piece] === "brigade";
}

/** Pieces of a side that lie face down, in the order of the roster. */
export function frozenPieces(field: Field, p: Position, side: SideIndex): PieceIndex[] {
  const pieces: PieceIndex[] = [];
  if (p.thawed[side] === 1) return pieces;
  for (let piece = 0; piece < field.count; piece++)
    if (field.sideOf[piece] === side && marked(p, piece, FROZEN) && onMap(p, piece)) pieces.push(piece);
  return pieces;
}

type Thawed = Extract<GameEvent, { readonly type: "thawed" }>;

/** Turns pieces face up for good (BR83-4.83-a, BR83-4.84-a); a dummy gives back what it stood for (BR83-OPT2.1-a). */
export function thaw(
  play: Play,
  side: SideIndex,
  pieces: readonly PieceIndex[],
  cause: Pick<Thawed, "cause" | "by">,
  rule: string,
): void {
  const { field, p } = play;
  const shown = [...pieces];
  for (const piece of pieces) {
    p.marks[piece] &= ~FROZEN;
    if (field.kindOf[piece] !== "dummy") continue;
    for (const hidden of heldPieces(p, piece)) {
      setDown(field, p, hidden, p.place[piece]);
      p.marks[hidden] &= ~FROZEN;
      shown.push(hidden);
    }
  }
  if (frozenPieces(field, p, side).length === 0) p.thawed[side] = 1; // R79
  tell(play, {
    type: "thawed",
    rule,
    side: sideId(side),
    pieces: shown.map((piece) => ({ piece: pieceId(play, piece), hex: hexId(play, p.place[piece]) })),
    ...cause,
    reveals: true,
  });
}
