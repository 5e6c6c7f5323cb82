import type { Field } from "../../../src/bull-run-1983/field.ts";
import type { PieceIndex, SideIndex } from "../../../src/bull-run-1983/measures.ts";
import { type Position, attackOf, heldPieces } from "../../../src/bull-run-1983/position.ts";

/** A complete declaration: for each battle the defenders and the attackers, as bits in the lists of `Everything`. */
export interface Whole {
  readonly groups: readonly number[];
  readonly attackers: readonly number[];
}

export interface Everything {
  /** Units in contact: those that can attack first. */
  readonly attackers: readonly PieceIndex[];
  readonly able: number;
  /** Defenders that must be attacked. */
  readonly targets: readonly PieceIndex[];
  readonly wholes: readonly Whole[];
}

/**
 * Every complete declaration of melees that the rulebook allows, by trying all there are: each defender in one group, each attacker in one
 * battle against a group it touches altogether, batteries and infantry of a hex paired one by one. Written for the wording of chapter 6 alone,
 * to check a program that knows shorter ways. Attackers without an attack factor as R42 has it. Undefined where there are more than `most`.
 */
export function everyDeclaration(field: Field, p: Position, side: SideIndex, most: number): Everything | undefined {
  const units = field.ids.map((_, piece) => piece).filter((piece) => field.isUnit[piece] === 1 && p.place[piece] >= 0);
  const touch = (a: PieceIndex, b: PieceIndex): boolean => field.grid.distance(p.place[a], p.place[b]) === 1;
  const own = units.filter((piece) => field.sideOf[piece] === side);
  const enemies = units.filter((piece) => field.sideOf[piece] !== side);
  const contact = own.filter((piece) => enemies.some((enemy) => touch(piece, enemy)));
  const able = contact.filter((piece) => attackOf(field, p, piece) > 0);
  const targets = enemies.filter((enemy) => able.some((piece) => touch(piece, enemy)));
  const attackers = [...able, ...contact.filter((piece) => !able.includes(piece))];
  const reach = attackers.map((piece) => bits(targets.map((target) => touch(piece, target))));
  const wholes: Whole[] = [];

  function group(at: number, groups: readonly number[]): boolean {
    if (at === targets.length)
      return (
        !paired(field, p, targets, groups) ||
        assign(
          0,
          groups,
          groups.map(() => 0),
        )
      );
    for (let into = 0; into <= groups.length; into++) {
      const next = groups.slice();
      next[into] = (next[into] ?? 0) | (1 << at);
      if (!reach.some((mask, piece) => piece < able.length && (next[into] & ~mask) === 0)) continue;
      if (!group(at + 1, next)) return false;
    }
    return true;
  }

  function assign(at: number, groups: readonly number[], taken: readonly number[]): boolean {
    if (at === attackers.length) {
      if (taken.some((mask) => (mask & ((1 << able.length) - 1)) === 0)) return true;
      wholes.push({ groups, attackers: taken });
      return wholes.length <= most;
    }
    let fights = false;
    for (let into = 0; into < groups.length; into++) {
      if ((groups[into] & ~reach[at]) !== 0) continue;
      fights = true;
      if (!assign(at + 1, groups, taken.with(into, taken[into] | (1 << at)))) return false;
    }
    return fights || at < able.length || assign(at + 1, groups, taken);
  }

  if (!group(0, [])) return undefined;
  return { attackers, able: able.length, targets, wholes };
}

/**
 * Can the attacker name pairs so that as many batteries as can be have infantry of their hex in their own group? Tries every pairing (6.8); a
 * brigade piece stands for as many infantry units as it holds (6.82).
 */
function paired(field: Field, p: Position, targets: readonly PieceIndex[], groups: readonly number[]): boolean {
  for (const hex of new Set(targets.map((piece) => p.place[piece]))) {
    const groupOf = (piece: PieceIndex): number =>
      groups.findIndex((mask) => (mask & (1 << targets.indexOf(piece))) !== 0);
    const here = targets.filter((piece) => p.place[piece] === hex);
    const batteries = here.filter((piece) => field.kindOf[piece] === "battery").map(groupOf);
    const infantry = here.flatMap((piece) => {
      if (field.kindOf[piece] === "infantry") return [groupOf(piece)];
      if (field.kindOf[piece] !== "brigade") return [];
      const inside = heldPieces(p, piece).filter((part) => field.kindOf[part] === "infantry");
      return inside.map(() => groupOf(piece));
    });
    if (mostPairs(batteries, infantry) < Math.min(batteries.length, infantry.length)) return false;
  }
  return true;
}

function mostPairs(batteries: readonly number[], infantry: readonly number[]): number {
  const [battery, ...others] = batteries;
  if (battery === undefined) return 0;
  let most = mostPairs(others, infantry);
  for (const [at, foot] of infantry.entries())
    if (foot === battery) most = Math.max(most, 1 + mostPairs(others, infantry.toSpliced(at, 1)));
  return most;
}

export function bits(flags: readonly boolean[]): number {
  return flags.reduce((mask, flag, at) => (flag ? mask | (1 << at) : mask), 0);
}
