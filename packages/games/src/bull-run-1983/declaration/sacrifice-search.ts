import { touches, touchesAll } from "./contact.ts";
import type { Field } from "../field.ts";
import { type Battle, MELEE } from "../frames.ts";
import type { PieceIndex } from "../measures.ts";
import { type Position, attackOf } from "../position.ts";
import { keepsPairs, surplusOf } from "../brigades/screening.ts";
import { sees } from "../combat/sight.ts";
import { attackStrength, halvedByGround, isHopeless } from "../combat/strength.ts";

/** The units that may fight in one part of a contact. */
export interface Forces {
  readonly attackers: readonly PieceIndex[];
  readonly targets: readonly PieceIndex[];
  readonly powerless: readonly PieceIndex[];
  readonly guns: readonly PieceIndex[];
}

/** How far the search goes; a part for which this is not enough stays as declared. */
const MOST_NODES = 50_000;

interface Group {
  readonly targets: PieceIndex[];
  readonly adjacent: PieceIndex[];
  readonly guns: PieceIndex[];
  /** Attackers that touch all its targets, by their place in the list. */
  candidates: readonly number[];
  /** Defense of its targets in halves, with nobody doubled; attack of its attackers. */
  defense: number;
  attack: number;
  /** 1 if all its candidates together would stay below 1-6. */
  lost: number;
}

/**
 * The arrangement of all these forces with the fewest melees below 1-6 (R27, reading 2.5), if it has fewer than `declared`: first every
 * defender gets a group, then every attacker, then units without an attack factor and supporting guns. Always finds the same.
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
  /** Most that each attacker, and all guns together, can put in; defense of each target without doubling; in halves. */
  readonly #attack: readonly number[];
  readonly #fire: number;
  readonly #defense: readonly number[];
  /** 1 at `attacker * targets + target` where they touch. */
  readonly #near: Uint8Array;
  readonly #groups: Group[] = [];
  readonly #placed: number[] = [];
  /** Groups that are lost in any case. */
  #lost = 0;
  readonly #floor: number;
  #fewest: number;
  #best: Battle[] | undefined;
  #nodes = 0;

  constructor(field: Field, p: Position, forces: Forces, declared: number) {
    this.#field = field;
    this.#p = p;
    this.#forces = forces;
    const { attackers, guns } = forces;
    this.#targets = forces.targets.toSorted((a, b) => p.place[a] - p.place[b] || a - b);
    this.#attack = attackers.map((piece) => attackStrength(field, p, piece, []));
    this.#fire = guns.reduce((sum, gun) => sum + attackStrength(field, p, gun, []), 0);
    this.#defense = this.#targets.map(
      (piece) => field.defense[piece] * (halvedByGround(field, p, piece) === undefined ? 2 : 1),
    );
    const width = this.#targets.length;
    this.#near = new Uint8Array(attackers.length * width);
    for (const [a, attacker] of attackers.entries())
      for (const [t, target] of this.#targets.entries())
        if (touches(field, p, attacker, target)) this.#near[a * width + t] = 1;
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
    const used = new Set<number>();
    let count = 0;
    for (const target of this.#targets.keys()) {
      const near = this.#touching(this.#forces.attackers.keys(), target);
      if (!this.#isLost(near, this.#defense[target]) || near.some((one) => used.has(one))) continue;
      for (const one of near) used.add(one);
      count += 1;
    }
    return count;
  }

  #touching(attackers: Iterable<number>, target: number): number[] {
    const found: number[] = [];
    for (const one of attackers) if (this.#near[one * this.#targets.length + target] === 1) found.push(one);
    return found;
  }

  /** Would even all of these, with every gun in support, stay below 1-6? Doubling is left out, so the answer is never wrongly yes. */
  #isLost(attackers: readonly number[], defense: number): boolean {
    let attack = 0;
    for (const one of attackers) attack += this.#attack[one];
    return 6 * (attack + Math.min(this.#fire, attack)) < defense;
  }

  #placeTarget(at: number): void {
    this.#nodes += 1;
    if (this.#over()) return;
    if (at === this.#targets.length) {
      this.#placeAttacker(0);
      return;
    }
    const target = this.#targets[at];
    // like units of a hex go into groups in order, so that no arrangement is tried twice
    const first = at > 0 && this.#alike(target, this.#targets[at - 1]) ? this.#placed[at - 1] : 0;
    for (let into = first; into < this.#groups.length; into++) this.#place(at, into);
    if (this.#groups.length === this.#forces.attackers.length) return;
    const candidates = [...this.#forces.attackers.keys()];
    this.#groups.push({ targets: [], adjacent: [], guns: [], candidates, defense: 0, attack: 0, lost: 0 });
    this.#place(at, this.#groups.length - 1);
    this.#groups.pop();
  }

  #place(at: number, into: number): void {
    const group = this.#groups[into];
    const { candidates, defense, lost } = group;
    const left = this.#touching(candidates, at);
    if (left.length === 0) return;
    group.targets.push(this.#targets[at]);
    group.candidates = left;
    group.defense = defense + this.#defense[at];
    group.lost = this.#isLost(left, group.defense) ? 1 : 0;
    this.#lost += group.lost - lost;
    this.#placed[at] = into;
    if (this.#lost < this.#fewest && this.#keepsPairs(at)) this.#placeTarget(at + 1);
    this.#lost += lost - group.lost;
    Object.assign(group, { candidates, defense, lost });
    group.targets.pop();
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

  #placeAttacker(at: number): void {
    this.#nodes += 1;
    const { attackers } = this.#forces;
    if (this.#over() || !this.#mayBeBetter(at)) return;
    if (at === attackers.length) {
      this.#placePowerless(0);
      return;
    }
    const piece = attackers[at];
    const before = attackers[at - 1];
    const first =
      at > 0 && this.#alike(piece, before) ? this.#groups.findIndex(({ adjacent }) => adjacent.includes(before)) : 0;
    for (let into = first; into < this.#groups.length; into++) {
      const group = this.#groups[into];
      if (!group.candidates.includes(at)) continue;
      group.adjacent.push(piece);
      group.attack += this.#attack[at];
      this.#placeAttacker(at + 1);
      group.attack -= this.#attack[at];
      group.adjacent.pop();
    }
  }

  /** Can every group still get an attacker, and fewer groups than so far stay below 1-6, with the attackers from this one on? */
  #mayBeBetter(at: number): boolean {
    let lost = 0;
    let empty = 0;
    for (const { candidates, adjacent, attack, defense } of this.#groups) {
      let most = attack;
      for (const one of candidates) if (one >= at) most += this.#attack[one];
      if (6 * (most + Math.min(this.#fire, most)) < defense) lost += 1;
      if (adjacent.length === 0) empty += 1;
    }
    return lost < this.#fewest && empty <= this.#forces.attackers.length - at;
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
