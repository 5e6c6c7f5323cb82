import type { HexIndex } from "@stonebridge/board";
import type { StrengthClause } from "../events.ts";
import type { Field } from "../field.ts";
import { type Battle, MELEE } from "../frames.ts";
import { onCrossing } from "../movement/ground.ts";
import type { PieceIndex } from "../measures.ts";
import { type Position, attackOf, groundNow } from "../position.ts";

/**
 * The clause by which the terrain under a unit halves it (Tb7, BR83-7.51-a, BR83-7.52-a, BR83-9.8-a); undefined if none does. Woods around
 * its attackers do not halve a battery (BR83-7.52-b), and roads change nothing (BR83-7.6-a).
 */
export function halvedByGround(field: Field, p: Position, piece: PieceIndex): StrengthClause | undefined {
  const hex = p.place[piece];
  if (onCrossing(groundNow(field, p), hex)) return "BR83-7.51-a";
  return field.kindOf[piece] === "battery" && field.map.woods[hex] === 1 ? "BR83-7.52-a" : undefined;
}

/** The clause that halves an attacker of these targets, once at most (BR83-7.5-b): its own ground or, for a battery, theirs (BR83-9.7-a). */
export function halvedInAttack(
  field: Field,
  p: Position,
  piece: PieceIndex,
  targets: readonly PieceIndex[],
): StrengthClause | undefined {
  const own = halvedByGround(field, p, piece);
  if (own !== undefined || field.kindOf[piece] !== "battery") return own;
  for (const target of targets) if (field.map.woods[p.place[target]] === 1) return "BR83-9.7-a";
  return undefined;
}

/** Attack strength against these targets, in halves of a point (BR83-7.5-a): all of it, in one battle (BR83-6.9-a). */
export function attackStrength(field: Field, p: Position, piece: PieceIndex, targets: readonly PieceIndex[]): number {
  return attackOf(field, p, piece) * (halvedInAttack(field, p, piece, targets) === undefined ? 2 : 1);
}

/** Defense of an attacker of these targets, in halves: what it can lose, or make them lose (BR83-7.71-b, BR83-7.5-a). */
export function attackerDefense(field: Field, p: Position, piece: PieceIndex, targets: readonly PieceIndex[]): number {
  return field.defense[piece] * (halvedInAttack(field, p, piece, targets) === undefined ? 2 : 1);
}

/** The clause by which a hex is uphill of one next to it (BR83-7.41-a, BR83-7.42-a); undefined if it is not. */
export function uphillBy(field: Field, p: Position, hex: HexIndex, of: HexIndex): StrengthClause | undefined {
  const hexside = field.grid.hexside(hex, of);
  if (hexside === -1 || groundNow(field, p).uphill[hexside] === 0) return undefined;
  return field.map.crest[hexside] === 1 ? "BR83-7.42-a" : "BR83-7.41-a";
}

/** The clause that doubles a defender uphill of all adjacent attackers of its battle (BR83-7.4-a, BR83-7.4-b); undefined if none does. */
export function doubledBy(
  field: Field,
  p: Position,
  target: PieceIndex,
  adjacent: readonly PieceIndex[],
): StrengthClause | undefined {
  let by: StrengthClause | undefined;
  const hex = p.place[target];
  for (const attacker of adjacent) {
    by = uphillBy(field, p, hex, p.place[attacker]);
    if (by === undefined) return undefined;
  }
  return by;
}

/**
 * Defense strength of a defender in halves of a point (BR83-7.4-a, BR83-7.5-a, R33).
 * @param adjacent all adjacent attackers of its battle; nobody in a bombardment, which doubles nothing (BR83-9.63-a)
 */
export function defenseStrength(
  field: Field,
  p: Position,
  target: PieceIndex,
  adjacent: readonly PieceIndex[],
): number {
  const halves = field.defense[target] * (halvedByGround(field, p, target) === undefined ? 2 : 1);
  return doubledBy(field, p, target, adjacent) === undefined ? halves : halves * 2;
}

/** The strengths of a battle, all in halves of a point (BR83-7.31-b); terrain counts in odds and losses alike (BR83-CRT-b). */
export interface Totals {
  /** Attack of the adjacent attackers; of the guns, as far as they may add to it (BR83-9.51-a). */
  readonly adjacent: number;
  readonly support: number;
  readonly defense: number;
  /** Defense of the adjacent attackers: guns at long range count for no losses (BR83-7.71-a, BR83-9.5-a). */
  readonly exposed: number;
}

/** The strengths of a battle, in halves of a point (BR83-7.31-b). */
export function totalsOf(field: Field, p: Position, { kind, targets, adjacent, guns }: Battle): Totals {
  let attack = 0;
  let exposed = 0;
  for (const piece of adjacent) {
    const halves = halvedInAttack(field, p, piece, targets) === undefined ? 2 : 1;
    attack += attackOf(field, p, piece) * halves;
    exposed += field.defense[piece] * halves;
  }
  let fire = 0;
  for (const gun of guns) fire += attackStrength(field, p, gun, targets);
  let defense = 0;
  for (const target of targets) defense += defenseStrength(field, p, target, adjacent);
  return { adjacent: attack, support: kind === MELEE ? Math.min(fire, attack) : fire, defense, exposed };
}

/** Worse than the table. */
export const BELOW = -1;
/** 1-1 and 1-2 in `ODDS`: the columns of the Combat Results Table, from 1-6 at 0. */
export const EVEN = 5;
/** The column 1-2. */
export const ONE_TO_TWO = 4;

/** Column of `ODDS` in the defender's favour (BR83-7.31-a, BR83-7.31-c, BR83-7.31-d); BELOW under 1-6. */
export function columnOf(attack: number, defense: number): number {
  if (attack >= defense) return EVEN - 1 + (attack >= defense * 6 ? 6 : Math.floor(attack / defense));
  return attack * 6 >= defense ? EVEN + 1 - Math.ceil(defense / attack) : BELOW;
}

/** Column of a battle in `ODDS`; BELOW where a melee is cancelled (BR83-7.31-e) or a bombardment has no effect (BR83-CRT-i). */
export function columnFor(kind: number, { adjacent, support, defense }: Totals): number {
  const column = columnOf(adjacent + support, defense);
  return kind === MELEE || column >= ONE_TO_TWO ? column : BELOW;
}

/** Is it a melee worse than 1-6: cancelled, and its adjacent attackers lost (BR83-7.31-e)? */
export function isHopeless(field: Field, p: Position, battle: Battle): boolean {
  return battle.kind === MELEE && columnFor(MELEE, totalsOf(field, p, battle)) === BELOW;
}
