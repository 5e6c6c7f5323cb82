import { type HexIndex, NOWHERE } from "@stonebridge/board";
import { breakBrigade } from "../brigades/brigades.ts";
import type { GameEvent, LossCause } from "../events.ts";
import type { Field } from "../field.ts";
import { CONFEDERATE, NONE, type PieceIndex, RANGE, type SideIndex } from "../measures.ts";
import { hexId, type Play, pieceId, sideId, tell } from "../play.ts";
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
  piecesAt,
  setDown,
  takeOff,
} from "../position.ts";

/** Hex where a piece is, alone or in a brigade piece (BR83-8.3-a); below 0 if it is off the map. */
export function hexOf(p: Position, piece: PieceIndex): HexIndex {
  const holder = holderOf(p, piece);
  return holder === NONE ? p.place[piece] : p.place[holder];
}

/**
 * Does an infantry unit lost in a hex go to the RALLY box (BR83-MAP1.2-a)? It does near its brigade leader (BR83-7.74-a, BR83-14.2-a,
 * BR83-14.21-a), not without a brigade (BR83-14.23-a), and only once if it marched all night (S3, BR83-OPT3-a).
 */
export function rallies(field: Field, p: Position, piece: PieceIndex, hex: HexIndex): boolean {
  const leader = field.leader[piece];
  if (field.kindOf[piece] !== "infantry" || leader === NONE) return false;
  if (field.options.exhaustion === "on" && marked(p, piece, NORTH_ROUTE) && marked(p, piece, REVIVED)) return false;
  const leaderHex = hexOf(p, leader);
  return leaderHex >= 0 && field.grid.distance(hex, leaderHex) <= RANGE;
}

/**
 * Removes a piece: by a result, in retreat or by attacking below 1-6 (BR83-7.7-a). A brigade piece breaks first, and its infantry is lost
 * one by one (BR83-14.21-a); its leader stays in the hex.
 * @param from hex from which its leader's distance is measured: the last before the fatal one (BR83-7.74-b, BR83-14.22-a, R47)
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

/**
 * Is a leader alone among enemies here: in their zone of control, without a unit of his own in the hex (BR83-12.3-a)? Enemy leaders are
 * no danger: they have no zone of control, and may share his hex (BR83-12.2-a).
 */
function unescorted(field: Field, p: Position, side: SideIndex, hex: HexIndex): boolean {
  return controls(field, p, 1 - side, hex) && !hasUnit(field, p, side, hex);
}

/**
 * All the effects of a piece entering a hex, even on its way: face-down pieces in recon range are shown (BR83-4.82-b, BR83-4.82-c), a
 * leader who arrives alone among enemies is lost, and so are enemy leaders whom a unit finds alone there or next to it (BR83-12.3-a, R78).
 * For leaders left behind see {@link afterLeaving}: they may still follow, or roll (R82).
 */
export function afterArrival(play: Play, hex: HexIndex, piece: PieceIndex): void {
  const { field } = play;
  const side = field.sideOf[piece];
  thawAround(play, hex, side, piece);
  loseLeaders(play, side, hex);
  if (field.isUnit[piece] === 0) return;
  loseLeaders(play, 1 - side, hex);
  const { neighbours } = field.grid;
  for (let at = hex * 6; at < hex * 6 + 6; at++)
    if (neighbours[at] !== NOWHERE) loseLeaders(play, 1 - side, neighbours[at]);
}

/**
 * The effects on leaders of a side who stayed in a hex that its pieces have left: alone among enemies they are lost (BR83-12.3-a, R29,
 * R52).
 */
export function afterLeaving(play: Play, side: SideIndex, hex: HexIndex): void {
  loseLeaders(play, side, hex);
}

function loseLeaders(play: Play, side: SideIndex, hex: HexIndex): void {
  const { field, p } = play;
  for (let piece = firstAt(p, hex); piece !== NONE;) {
    const next = p.next[piece];
    if (isOfficer(field, side, piece) && unescorted(field, p, side, hex))
      eliminate(play, piece, "contact", "BR83-12.3-a");
    piece = next;
  }
}

/** Is the piece a leader of the side? A dummy stands for one, but no enemy finds it alone (R70). */
function isOfficer(field: Field, side: SideIndex, piece: PieceIndex): boolean {
  return field.isLeader[piece] === 1 && field.sideOf[piece] === side && field.kindOf[piece] !== "dummy";
}

/** Leaders of a side in a hex, in the order of the roster. */
export function leadersAt(field: Field, p: Position, side: SideIndex, hex: HexIndex): PieceIndex[] {
  return piecesAt(p, hex).filter((piece) => isOfficer(field, side, piece));
}

/** Turns up at once any face-down enemies that a piece of `side` has come near to (BR83-4.82-b, BR83-4.84-a, BR83-SP-d). */
function thawAround(play: Play, hex: HexIndex, side: SideIndex, by: PieceIndex): void {
  const { field, p } = play;
  const enemy = 1 - side;
  if (p.thawed[enemy] === 1) return;
  const found: PieceIndex[] = [];
  const near = field.grid.within(hex, RANGE);
  for (let at = 0; at < near.length; at++) {
    for (let piece = firstAt(p, near[at]); piece !== NONE; piece = p.next[piece])
      if (field.sideOf[piece] === enemy && marked(p, piece, FROZEN)) found.push(piece);
  }
  if (found.length === 0) return;
  // BR83-4.82-c: a leader, even in a brigade piece (R39), unfreezes all; not in the fog of war (BR83-OPT2-c)
  const all = enemy === CONFEDERATE && found.some((piece) => leads(field, piece));
  const pieces = all ? frozenPieces(field, p, enemy) : found;
  thaw(play, enemy, pieces, { cause: "contact", by: pieceId(play, by) }, all ? "BR83-4.82-c" : "BR83-4.82-b");
}

function leads(field: Field, piece: PieceIndex): boolean {
  return field.isLeader[piece] === 1 || field.kindOf[piece] === "brigade";
}

/** Face-down pieces of a side, in the order of the roster. */
export function frozenPieces(field: Field, p: Position, side: SideIndex): PieceIndex[] {
  const pieces: PieceIndex[] = [];
  if (p.thawed[side] === 1) return pieces;
  for (const piece of field.roster[side]) if (marked(p, piece, FROZEN) && onMap(p, piece)) pieces.push(piece);
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
