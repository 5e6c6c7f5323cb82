import { type HexIndex, NOWHERE } from "@stonebridge/board";
import type { Field } from "../field.ts";
import { NONE, type PieceIndex, type SideIndex } from "../measures.ts";
import { type Position, SPENT, attackOf, controls, firstAt, marked } from "../position.ts";

/**
 * Which units must fight at the start of a Combat phase, and which may; all in the order of the roster (BR83-5.83-a, BR83-6.3-a,
 * BR83-6.3-b).
 */
export interface Contact {
  readonly side: SideIndex;
  /** Units next to an enemy that can attack: each must (BR83-6.31-a). */
  readonly attackers: readonly PieceIndex[];
  /** Units next to an enemy whose attack factor is 0: they can only join others (BR83-7.32-a, R42). */
  readonly powerless: readonly PieceIndex[];
  /** Defenders next to a unit that can attack: each must be attacked (BR83-6.32-a). */
  readonly targets: readonly PieceIndex[];
  /** Batteries out of enemy zones of control, free for long-range fire (BR83-9.2-a, BR83-9.41-a). */
  readonly guns: readonly PieceIndex[];
}

/**
 * The contacts of the side whose turn it is. Units that made an automatic victory attack are left out (BR83-6.3-b, R61): the enemies they
 * are in contact with may be bombarded (BR83-9.61-b, R08).
 */
export function contactOf(field: Field, p: Position, side: SideIndex): Contact {
  const attackers: PieceIndex[] = [];
  const powerless: PieceIndex[] = [];
  const guns: PieceIndex[] = [];
  const targets: PieceIndex[] = [];
  for (const piece of field.units[side]) {
    const hex = p.place[piece];
    if (hex < 0 || marked(p, piece, SPENT)) continue;
    if (controls(field, p, 1 - side, hex)) (isAble(field, p, piece) ? attackers : powerless).push(piece);
    else if (field.kindOf[piece] === "battery") guns.push(piece);
  }
  if (attackers.length === 0) return { side, attackers, powerless, targets, guns };
  for (const piece of field.units[1 - side]) {
    const hex = p.place[piece];
    if (hex < 0 || !controls(field, p, side, hex)) continue;
    for (const attacker of attackers)
      if (touches(field, p, attacker, piece)) {
        targets.push(piece);
        break;
      }
  }
  return { side, attackers, powerless, targets, guns };
}

/** Does the unit have an attack factor, before halving (R42)? */
export function isAble(field: Field, p: Position, piece: PieceIndex): boolean {
  return attackOf(field, p, piece) > 0;
}

/** Are two pieces in adjacent hexes (BR83-6.4-a, BR83-GL-c)? */
export function touches(field: Field, p: Position, piece: PieceIndex, other: PieceIndex): boolean {
  return field.grid.distance(p.place[piece], p.place[other]) === 1;
}

/** Is a unit next to every one of these (BR83-6.72-a)? */
export function touchesAll(field: Field, p: Position, piece: PieceIndex, others: readonly PieceIndex[]): boolean {
  for (const other of others) if (!touches(field, p, piece, other)) return false;
  return true;
}

/** Units of a side in the six hexes around one, in the order of the roster. */
export function unitsNextTo(field: Field, p: Position, side: SideIndex, hex: HexIndex): PieceIndex[] {
  const found: PieceIndex[] = [];
  const { neighbours } = field.grid;
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const near = neighbours[at];
    if (near === NOWHERE) continue;
    for (let piece = firstAt(p, near); piece !== NONE; piece = p.next[piece])
      if (field.isUnit[piece] === 1 && field.sideOf[piece] === side) found.push(piece);
  }
  return found.length < 2 ? found : found.toSorted(byRoster);
}

/** How many units of a side are in the six hexes around one. */
export function countNextTo(field: Field, p: Position, side: SideIndex, hex: HexIndex): number {
  let count = 0;
  const { neighbours } = field.grid;
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const near = neighbours[at];
    if (near === NOWHERE) continue;
    for (let piece = firstAt(p, near); piece !== NONE; piece = p.next[piece])
      if (field.isUnit[piece] === 1 && field.sideOf[piece] === side) count += 1;
  }
  return count;
}

function byRoster(a: PieceIndex, b: PieceIndex): number {
  return a - b;
}
