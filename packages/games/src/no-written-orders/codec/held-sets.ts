import { controlledNow } from "../land/control.ts";
import type { Field } from "../field.ts";
import type { HolderIndex } from "../measures.ts";
import { digitAt, HEXES_OF_A_DIGIT } from "../orders/order-book.ts";
import { turnsOf } from "./packing.ts";
import type { Position } from "../position.ts";

/** What the sides control now, as the base of a set. */
export const SIDE_LETTERS = "UC";

/** The sets of hexes that Defend orders remember (NWO-12.3.DF-a), each stored as its differences from another known set. */
export class HeldSets {
  readonly packed: string[] = [];
  readonly #field: Field;
  readonly #now: readonly string[];
  readonly #sets: string[] = [];

  /** @param p with control as it is */
  constructor(field: Field, p: Position) {
    this.#field = field;
    this.#now = [0, 1].map((side) => controlledNow(field, p, side));
  }

  /** The index of a set, packed when it first occurs: against what its side controls now, or an earlier set if that is shorter. */
  pack(set: string, holder: HolderIndex): number {
    const known = this.#sets.indexOf(set);
    if (known !== -1) return known;
    const { side } = this.#field.holders[holder];
    let shortest = `${SIDE_LETTERS[side]}${this.#differences(set, this.#now[side])}`;
    for (const [at, other] of this.#sets.entries()) {
      const told = `${at}:${this.#differences(set, other)}`;
      if (told.length < shortest.length) shortest = told;
    }
    this.packed.push(shortest);
    return this.#sets.push(set) - 1;
  }

  #differences(one: string, other: string): string {
    const { size } = this.#field.map;
    const differs = new Uint8Array(size);
    for (let from = 0; from < size; from += HEXES_OF_A_DIGIT) {
      const bits = digitAt(one, from) ^ digitAt(other, from);
      // Most of it is the same.
      for (let at = 0; bits >> at > 0; at += 1) differs[from + at] = (bits >> at) & 1;
    }
    return turnsOf(size, (hex) => differs[hex] === 1);
  }
}
