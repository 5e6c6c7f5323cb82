import { touches, touchesAll } from "./contact.ts";
import type { Field } from "./field.ts";
import { type Battle, MELEE } from "./frames.ts";
import type { PieceIndex } from "./measures.ts";
import { type Position, attackOf } from "./position.ts";
import { keepsPairs, surplusOf } from "./screening.ts";
import { sees } from "./sight.ts";
import { attackStrength, halvedByGround, isHopeless } from "./strength.ts";

/** Those who may fight in one part of a contact. */
export interface Forces {
  readonly attackers: readonly PieceIndex[];
  readonly targets: readonly PieceIndex[];
  readonly powerless: readonly PieceIndex[];
  readonly guns: readonly PieceIndex[];
}

/** How far the search goes; a part for which this is not enough stands as it was declared. */
const MOST_NODES = 50_000;

interface Group {
  readonly targets: PieceIndex[];
  readonly adjacent: PieceIndex[];
  readonly guns: PieceIndex[];
}

/**
 * The arrangement of all these forces with the fewest melees below 1-6 (R27, digest 8.5), if it has fewer than `declared`: first every defender
 * is given to a group, then every attacker, then those without an attack factor and the guns that help. Always finds the same.
 */
export function fewestSacrifices(field: Field, p: Position, forces: Forces, declared: number): Battle[] | undefined {
  return new Search(field, p, forces, declared).found();
}

class Search {
  readonly #field: Field;
  readonly #p: Position;
  readonly #forces: Forces;
  /** By hex, so that the pairs of a hex are known as soon as its last defender is placed. */
  readonly #targets: readonly PieceIndex[];
  readonly #groups: Group[] = [];
  readonly #placed: number[] = [];
  #floor = 0;
  #fewest: number;
  #best: Battle[] | undefined;
  #nodes = 0;

  constructor(field: Field, p: Position, forces: Forces, declared: number) {
    this.#field = field;
    this.#p = p;
    this.#forces = forces;
    this.#targets = forces.targets.toSorted((a, b) => p.place[a] - p.place[b] || a - b);
    this.#fewest = declared;
    this.#floor = this.#unavoidable();
  }

  found(): Battle[] | undefined {
    if (this.#floor < this.#fewest) this.#placeTarget(0);
    return this.#best;
  }

  #over(): boolean {
    return this.#nodes >= MOST_NODES || this.#fewest <= this.#floor;
  }

  /** Defenders that nobody can attack at 1-6, counted once for all that an attacker has in common: so many sacrifices at the least. */
  #unavoidable(): number {
    const used = new Set<PieceIndex>();
    let count = 0;
    for (const target of this.#targets) {
      const near = this.#forces.attackers.filter((piece) => touches(this.#field, this.#p, piece, target));
      if (!this.#outOfReach([target], near) || near.some((piece) => used.has(piece))) continue;
      for (const piece of near) used.add(piece);
      count += 1;
    }
    return count;
  }

  /** Would even all of these, with every gun in support, stay below 1-6? Doubling is left out: the answer is never wrongly yes. */
  #outOfReach(targets: readonly PieceIndex[], attackers: readonly PieceIndex[]): boolean {
    let attack = 0;
    for (const piece of attackers) attack += attackStrength(this.#field, this.#p, piece, targets);
    let fire = 0;
    for (const gun of this.#forces.guns) fire += attackOf(this.#field, this.#p, gun) * 2;
    let defense = 0;
    for (const target of targets)
      defense += this.#field.defense[target] * (halvedByGround(this.#field, this.#p, target) === undefined ? 2 : 1);
    return 6 * (attack + Math.min(fire, attack)) < defense;
  }

  #candidates(group: Group): PieceIndex[] {
    return this.#forces.attackers.filter((piece) => touchesAll(this.#field, this.#p, piece, group.targets));
  }

  #placeTarget(at: number): void {
    this.#nodes += 1;
    if (this.#over() || !this.#mayBeBetter()) return;
    if (at === this.#targets.length) {
      this.#placeAttacker(0);
      return;
    }
    const target = this.#targets[at];
    // like units of a hex go into groups in order, so that no arrangement is tried twice
    const first = at > 0 && this.#alike(target, this.#targets[at - 1]) ? this.#placed[at - 1] : 0;
    for (let into = first; into <= this.#groups.length; into++) {
      if (into === this.#groups.length && into === this.#forces.attackers.length) return;
      const group = this.#groups[into] ?? { targets: [], adjacent: [], guns: [] };
      const opened = group.targets.length === 0;
      if (opened) this.#groups.push(group);
      group.targets.push(target);
      this.#placed[at] = into;
      if (this.#candidates(group).length > 0 && this.#keepsPairs(at)) this.#placeTarget(at + 1);
      group.targets.pop();
      if (opened) {
        this.#groups.pop();
        return;
      }
    }
  }

  #alike(piece: PieceIndex, other: PieceIndex): boolean {
    const { kindOf, defense } = this.#field;
    return (
      kindOf[piece] !== "brigade" &&
      this.#p.place[piece] === this.#p.place[other] &&
      kindOf[piece] === kindOf[other] &&
      defense[piece] === defense[other] &&
      attackOf(this.#field, this.#p, piece) === attackOf(this.#field, this.#p, other)
    );
  }

  /** Once the last defender of a hex is placed: does every group keep its pairs there (BR83-6.8-a)? */
  #keepsPairs(at: number): boolean {
    const hex = this.#p.place[this.#targets[at]];
    if (at + 1 < this.#targets.length && this.#p.place[this.#targets[at + 1]] === hex) return true;
    const surplus = (pieces: readonly PieceIndex[]): number => {
      let sum = 0;
      for (const piece of pieces) if (this.#p.place[piece] === hex) sum += surplusOf(this.#field, this.#p, piece);
      return sum;
    };
    const whole = surplus(this.#targets);
    return this.#groups.every(({ targets }) => keepsPairs(surplus(targets), whole));
  }

  #mayBeBetter(): boolean {
    let lost = 0;
    for (const group of this.#groups) if (this.#outOfReach(group.targets, this.#candidates(group))) lost += 1;
    return lost < this.#fewest;
  }

  #placeAttacker(at: number): void {
    this.#nodes += 1;
    const { attackers } = this.#forces;
    const empty = this.#groups.reduce((count, { adjacent }) => (adjacent.length === 0 ? count + 1 : count), 0);
    if (this.#over() || empty > attackers.length - at) return;
    if (at === attackers.length) {
      this.#placePowerless(0);
      return;
    }
    const piece = attackers[at];
    const before = attackers[at - 1];
    const first =
      at > 0 && this.#alike(piece, before) ? this.#groups.findIndex(({ adjacent }) => adjacent.includes(before)) : 0;
    for (const group of this.#groups.slice(first)) {
      if (!touchesAll(this.#field, this.#p, piece, group.targets)) continue;
      group.adjacent.push(piece);
      this.#placeAttacker(at + 1);
      group.adjacent.pop();
    }
  }

  #placePowerless(at: number): void {
    this.#nodes += 1;
    if (this.#over()) return;
    if (at === this.#forces.powerless.length) {
      this.#placeGun(0);
      return;
    }
    const piece = this.#forces.powerless[at];
    let joins = false;
    for (const group of this.#groups) {
      if (!touchesAll(this.#field, this.#p, piece, group.targets)) continue;
      joins = true;
      group.adjacent.push(piece);
      this.#placePowerless(at + 1);
      group.adjacent.pop();
    }
    if (!joins) this.#placePowerless(at + 1);
  }

  #placeGun(at: number): void {
    this.#nodes += 1;
    if (this.#over()) return;
    const hopeless = this.#groups.filter((group) => isHopeless(this.#field, this.#p, { kind: MELEE, ...group }));
    if (hopeless.length < this.#fewest) {
      this.#fewest = hopeless.length;
      this.#best = this.#groups.map(({ targets, adjacent, guns }) => ({
        kind: MELEE,
        targets: [...targets],
        adjacent: [...adjacent],
        guns: [...guns],
      }));
    }
    if (hopeless.length === 0 || at === this.#forces.guns.length) return;
    const gun = this.#forces.guns[at];
    for (const group of hopeless) {
      if (!this.#sees(gun, group.targets)) continue;
      group.guns.push(gun);
      this.#placeGun(at + 1);
      group.guns.pop();
    }
    this.#placeGun(at + 1);
  }

  #sees(gun: PieceIndex, targets: readonly PieceIndex[]): boolean {
    for (const target of targets)
      if (!sees(this.#field, this.#p, this.#p.place[gun], this.#p.place[target])) return false;
    return true;
  }
}
