import { controlledNow } from "../land/control.ts";
import type { Field } from "../field.ts";
import type { HolderIndex } from "../measures.ts";
import { digitAt, HEXES_OF_A_DIGIT } from "../orders/order-book.ts";
import { turnsBetween } from "./packing.ts";
import type { Position } from "../position.ts";

/** What the sides control now, as the base of a set. */
export const SIDE_LETTERS = "UC";

/** The sets of hexes that Defend orders remember (NWO-12.3.DF-a), each stored as its differences from another known set. */
export class HeldSets {
  readonly packed: string[] = [];
  readonly #field: Field;
  readonly #p: Position;
  /** What each side controls now, once a set is told by it: most positions have no Defend. */
  readonly #now: (string | undefined)[] = [];
  /** The index of each set that was packed. */
  readonly #sets = new Map<string, number>();

  /** @param p with control as it is */
  constructor(field: Field, p: Position) {
    this.#field = field;
    this.#p = p;
  }

  /** The index of a set, packed when it first occurs: against what its side controls now, or an earlier set if that is shorter. */
  pack(set: string, holder: HolderIndex): number {
    const index = this.#sets.get(set);
    if (index !== undefined) return index;
    const { side } = this.#field.holders[holder];
    const now = (this.#now[side] ??= controlledNow(this.#field, this.#p, side));
    let shortest = `${SIDE_LETTERS[side]}${differences(this.#field.map.size, set, now)}`;
    const known = knownFrom(this.#field, set);
    for (const [other, at] of this.#sets) {
      let told = known.get(other);
      if (told === undefined) known.set(other, (told = differences(this.#field.map.size, set, other)));
      if (`${at}:`.length + told.length < shortest.length) shortest = `${at}:${told}`;
    }
    this.packed.push(shortest);
    this.#sets.set(set, this.packed.length - 1);
    return this.packed.length - 1;
  }
}

/** The hexes in which two sets differ, as turns. */
function differences(size: number, one: string, other: string): string {
  const changes: number[] = [];
  let differs = 0;
  for (let from = 0; from < size; from += HEXES_OF_A_DIGIT) {
    const bits = digitAt(one, from) ^ digitAt(other, from);
    // most digits are the same
    if (bits === 0 && differs === 0) continue;
    for (let at = 0; at < HEXES_OF_A_DIGIT; at += 1) {
      if (((bits >> at) & 1) === differs) continue;
      differs = 1 - differs;
      changes.push(from + at);
    }
  }
  if (differs === 1) changes.push(size);
  return turnsBetween(changes);
}

/** Sets whose differences from others are kept, at most. */
const MOST_KNOWN = 400;
/** By field and set: its differences from other sets. From step to step the sets are the same. */
const toldOf = new WeakMap<Field, Map<string, Map<string, string>>>();

/** What is known of a set’s differences from others. */
function knownFrom(field: Field, set: string): Map<string, string> {
  let sets = toldOf.get(field);
  if (sets === undefined || sets.size > MOST_KNOWN) toldOf.set(field, (sets = new Map()));
  let others = sets.get(set);
  if (others === undefined) sets.set(set, (others = new Map()));
  return others;
}
