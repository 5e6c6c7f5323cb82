import { type HexIndex, LAND } from "@stonebridge/board";
import type { Action } from "../actions.ts";
import type { Field } from "../field.ts";
import { NOBODY, NONE, type PieceIndex } from "../measures.ts";
import { hexId, type Play, pieceId, pieceIds, sideId, tell } from "../play.ts";
import {
  BOMBARDED,
  CHANGED,
  FROZEN,
  LASTING_MARKS,
  MOVED,
  PRESSED,
  type Position,
  WAITING,
  groundNow,
  heldBy,
  heldPieces,
  isBlocked,
  mark,
  marked,
  setDown,
  takeOff,
} from "../position.ts";
import type { Refuses } from "../refusing.ts";
import { BRIGADES } from "./refusals.ts";
import { behindCurtain } from "../set-up/set-up-curtain.ts";

/** May no brigade piece be in the hex (BR83-5.51-a, BR83-5.52-a, BR83-8.52-a, BR83-11.5-a)? */
export function barsBrigades(field: Field, p: Position, hex: HexIndex): boolean {
  return groundNow(field, p).water[hex] !== LAND || isBlocked(p, hex);
}

/** Leader of the brigade that a brigade piece stands for. */
function leaderIn(field: Field, brigade: PieceIndex): PieceIndex {
  return field.leader[brigade];
}

/** Why these may not form a brigade now, active or not (BR83-8.2-a, BR83-8.22-b); `moving`: in a Movement phase, not at the set-up. */
export function formRefusal(
  field: Field,
  p: Position,
  brigade: PieceIndex,
  infantry: readonly PieceIndex[],
  moving: boolean,
): Refuses | undefined {
  const leader = leaderIn(field, brigade);
  if (field.kindOf[brigade] !== "brigade" || leader === NONE) return BRIGADES["form-brigade"]; // BR83-8.21-b
  if (p.place[brigade] >= 0) return BRIGADES["form-formed"]; // BR83-8.1-a
  if (marked(p, brigade, CHANGED)) return BRIGADES["form-again"]; // BR83-8.22-a
  const hex = p.place[leader];
  if (hex < 0) return BRIGADES["form-leader"]; // BR83-8.21-b
  if (barsBrigades(field, p, hex)) return BRIGADES["form-ground"]; // BR83-8.52-a
  let points = 0;
  for (const unit of infantry) {
    if (unit === leader) continue;
    if (!field.members[brigade].includes(unit)) return strangerRefusal(field, brigade, unit);
    if (p.place[unit] !== hex) return BRIGADES["form-apart"]; // BR83-8.22-a
    points += field.defense[unit];
  }
  if (points !== field.defense[brigade]) return BRIGADES["form-sum"]; // BR83-8.21-a
  if (!moving) return undefined;
  if (marked(p, leader, MOVED) || infantry.some((unit) => marked(p, unit, MOVED))) return BRIGADES["form-moved"]; // BR83-SP-g
  if (marked(p, leader, PRESSED)) return BRIGADES["form-contact"]; // BR83-8.22-a, BR83-SP-h
  // BR83-4.81-a, BR83-4.83-a: forming a brigade neither unfreezes a piece nor hides it again
  if (infantry.some((unit) => marked(p, unit, FROZEN) !== marked(p, leader, FROZEN))) return BRIGADES["form-frozen"];
  return undefined;
}

/** BR83-8.21-a, BR83-8.21-b: only infantry, and only the brigade's own. */
function strangerRefusal(field: Field, brigade: PieceIndex, unit: PieceIndex): Refuses {
  return BRIGADES[field.brigadePiece[unit] === brigade ? "form-kind" : "form-members"];
}

/** Lists what may be said to form a brigade piece of infantry in its leader's hex, in the order of the roster. */
export function offerFormations(
  field: Field,
  p: Position,
  brigade: PieceIndex,
  moving: boolean,
  actions: Action[],
): void {
  // asked of every leader again and again, most of whom have not enough of their brigade with them
  const leader = leaderIn(field, brigade);
  if (p.place[brigade] >= 0 || leader === NONE || (moving && marked(p, leader, MOVED | PRESSED))) return;
  const hex = p.place[leader];
  let together = 0;
  for (const unit of field.members[brigade])
    if (unit !== leader && p.place[unit] === hex) together += field.defense[unit];
  if (together < field.defense[brigade]) return;
  for (const { infantry, action } of field.formations[brigade])
    if (formRefusal(field, p, brigade, infantry, moving) === undefined) actions.push(action);
}

/** Exchanges a leader and infantry for their brigade piece (8.22); the rest of the brigade stays as it is (BR83-8.21-c). It is active only if all of them are (BR83-8.22-c, R36). */
export function formBrigade(play: Play, brigade: PieceIndex, infantry: readonly PieceIndex[]): void {
  const { field, p } = play;
  const leader = leaderIn(field, brigade);
  const parts = [leader, ...infantry.filter((unit) => unit !== leader)];
  const hex = p.place[leader];
  const common = parts.reduce((marks, part) => marks & p.marks[part], p.marks[leader]);
  p.marks[brigade] = (common & ~LASTING_MARKS) | (p.marks[leader] & BOMBARDED) | (p.side === NOBODY ? 0 : CHANGED);
  for (const part of parts) {
    takeOff(field, p, part, heldBy(brigade));
    p.marks[part] &= LASTING_MARKS;
  }
  setDown(field, p, brigade, hex);
  if (play.events !== undefined)
    tell(play, {
      type: "formed",
      rule: "BR83-8.22-a",
      piece: pieceId(play, brigade),
      pieces: pieceIds(play, parts),
      hex: hexId(play, hex),
      ...unseen(play, brigade),
    });
}

/** Puts a brigade's components back into its hex (BR83-8.4-a); what the brigade has done this turn counts for them (BR83-8.41-a, R24). */
export function breakBrigade(play: Play, brigade: PieceIndex): PieceIndex[] {
  const { field, p } = play;
  const hex = p.place[brigade];
  const parts = heldPieces(p, brigade);
  const marks = p.marks[brigade];
  takeOff(field, p, brigade, WAITING);
  p.marks[brigade] = marks & CHANGED;
  for (const part of parts) {
    setDown(field, p, part, hex);
    p.marks[part] |= marks & ~(CHANGED | BOMBARDED);
    if (field.isLeader[part] === 1) mark(p, part, marks & BOMBARDED); // R35
  }
  if (play.events !== undefined)
    tell(play, {
      type: "broke",
      rule: "BR83-8.4-a",
      piece: pieceId(play, brigade),
      pieces: pieceIds(play, parts),
      hex: hexId(play, hex),
      ...unseen(play, brigade, marks),
    });
  return parts;
}

/**
 * Who may hear what happens to a piece in its hex: only its owner if it is face down (R19), or if he has not shown his set-up yet
 * (BR83-1.2-a, BR83-1.2-b, BR83-OPT2-a).
 */
export function unseen(
  { field, p }: Play,
  piece: PieceIndex,
  marks = p.marks[piece],
): { audience?: readonly string[] } {
  const side = field.sideOf[piece];
  return (marks & FROZEN) !== 0 || behindCurtain(field, p, side) ? { audience: [sideId(side)] } : {};
}
