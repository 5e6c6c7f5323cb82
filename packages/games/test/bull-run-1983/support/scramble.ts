import type { Field } from "../../../src/bull-run-1983/field.ts";
import { CONFEDERATE, UNION } from "../../../src/bull-run-1983/measures.ts";
import { type Position, emptyPosition, heldBy, setDown } from "../../../src/bull-run-1983/position.ts";
import { type Battlefield, battlefield } from "./battlefield.ts";
import type { Features } from "./field.ts";

/** Whole numbers that look like chance and are always the same. */
export class Shuffler {
  #state: number;
  constructor(seed: number) {
    this.#state = seed >>> 0;
  }
  /** 0 to n - 1 */
  below(n: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor(((this.#state >>> 8) / 0x1000000) * n);
  }
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }
}

/** Every kind of unit, so that positions need only choose: `ui` infantry, `uz` without an attack factor, `ub` batteries, and so on. */
const ROSTER = [
  ...[1, 2, 3, 5, 1, 2].map((strength, at) => `u ui${at} inf ${strength}-${strength} A1`),
  "u uz0 cav 0-1 A1",
  "u uz1 cav 0-1 A1",
  "u uz2 bty 0-2 A1",
  ...[3, 2].map((strength, at) => `u ub${at} bty ${strength}-2 A1`),
  "u ue bde 6-5 A1 3 2",
  ...[2, 3, 1, 2, 4].map((strength, at) => `c ci${at} inf ${strength}-${strength} AAA1`),
  ...[3, 2, 2, 1].map((strength, at) => `c cb${at} bty ${strength}-2 AAA1`),
  "c cc0 cav 0-1 AAA1",
  "c cc1 cav 2-2 AAA1",
  "c ce bde 6-5 AAA1 3 2",
  "c cf bde 7-6 AAA1 2 2 2",
  "c cg inf 6-12 AAA1",
];

/** The same with attackers so weak that many attacks are below 1-6. */
export const FORLORN = [
  ...[1, 1, 1, 2, 2, 3].map((strength, at) => `u ui${at} inf ${strength}-1 A1`),
  "u uz0 cav 0-1 A1",
  "u uz1 cav 0-1 A1",
  ...[1, 1, 2].map((strength, at) => `u ub${at} bty ${strength}-1 A1`),
  "u ue bde 2-5 A1 3 2",
  ...[12, 12, 9, 6, 6, 2].map((defense, at) => `c ci${at} inf ${at % 2}-${defense} AAA1`),
  ...[12, 6, 6, 1].map((defense, at) => `c cb${at} bty 2-${defense} AAA1`),
  "c ce bde 6-5 AAA1 3 2",
];

/** Positions by chance on one field: the units of both sides in a few hexes around K10. */
export class Scramble {
  readonly battlefield: Battlefield;
  readonly #units: readonly (readonly string[])[];

  constructor(features: Features = {}, roster: readonly string[] = ROSTER) {
    this.battlefield = battlefield(features, roster);
    const names = roster.map((line) => line.split(" ")[1]);
    this.#units = [names.filter((name) => name.startsWith("u")), names.filter((name) => name.startsWith("c"))];
  }

  get field(): Field {
    return this.battlefield.field;
  }

  position(chance: Shuffler, attackers: number, defenders: number): Position {
    const { field } = this;
    const p = emptyPosition(field);
    p.turn = 5;
    p.side = UNION;
    p.thawed = [1, 1];
    const around = [...field.grid.within(field.grid.known("K10"), 2)];
    const hexes: number[][] = [[], []];
    for (let at = 0; at < 9; at++) {
      const [hex] = around.splice(chance.below(around.length), 1);
      hexes[at === 0 ? UNION : at === 1 ? CONFEDERATE : chance.below(2)].push(hex);
    }
    for (const [side, count] of [attackers, defenders].entries()) {
      const names = [...this.#units[side]];
      for (let unit = 0; unit < count; unit++) {
        const [name] = names.splice(chance.below(names.length), 1);
        const piece = this.battlefield.unit(name);
        setDown(field, p, piece, chance.pick(hexes[side]));
        for (const member of field.members[piece]) p.place[member] = heldBy(piece);
      }
    }
    return p;
  }
}
