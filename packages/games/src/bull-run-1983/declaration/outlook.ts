import type { HexIndex } from "@stonebridge/board";
import { type Contact, isAble } from "./contact.ts";
import type { Field } from "../field.ts";
import { type Battle, MELEE } from "../frames.ts";
import { NONE, type PieceIndex } from "../measures.ts";
import type { Position } from "../position.ts";
import { infantryIn, keepsPairs, surplusOf } from "../brigades/screening.ts";

/** What would make it impossible to complete a declaration; FINE if nothing does. */
export const FINE = 0;
/** A defender with no unit left to attack it (BR83-6.32-a). */
export const LEAVES_TARGET = 1;
/** An attacker with no unit left to attack (BR83-6.31-a). */
export const LEAVES_ATTACKER = 2;
/** Infantry and batteries that must stay together (BR83-6.8-a). */
export const LEAVES_PAIR = 3;
/** No unit is in contact with all of these (BR83-6.72-a). */
export const APART = 4;
/** What a choice would leave behind: FINE, or one of the others. */
export type Flaw = number;

/**
 * What is left of a declaration, counted by hex, since units of one hex touch the same enemies: who has nobody to attack yet, who is not
 * attacked yet, and which closed melees may still be joined. A state can be completed if and only if (reading 2.4)
 *  F1 every hex with defenders left has an attacker left next to it,
 *  F2 every attacker left has such a hex next to it, or a closed melee whose whole group it touches,
 *  F3 in every hex the defenders left can keep as many pairs as the hex has to.
 */
export class Outlook {
  readonly #field: Field;
  readonly #p: Position;
  /** Hexes of attackers, hexes of defenders; 1 at `attacker hex * defender hexes + defender hex` where they are adjacent. */
  readonly #from: HexIndex[] = [];
  readonly #onto: HexIndex[] = [];
  readonly #near: Uint8Array;
  /** By hex of attackers: those in no battle; 1 if a closed melee may be joined. */
  readonly #idle: number[];
  readonly #joins: Uint8Array;
  /** By hex of defenders: those in no battle, and the surplus of batteries of those in no closed battle. */
  readonly #left: number[];
  readonly #surplus: number[];
  readonly #rest: PieceIndex[] = [];
  /** The current battle: its targets by hex, their surplus, hexes in contact with all its attackers, whether one of them is able. */
  readonly #taken: number[];
  readonly #takenSurplus: number[];
  #reach: Uint8Array;
  #able = false;
  /** Hex of the units that would be left without a battle, after an answer that is not FINE. */
  blamed: HexIndex = NONE;

  constructor(field: Field, p: Position, contact: Contact, battles: readonly Battle[], draft: Battle | undefined) {
    this.#field = field;
    this.#p = p;
    const from = this.#from;
    const onto = this.#onto;
    for (const piece of contact.attackers) if (!from.includes(p.place[piece])) from.push(p.place[piece]);
    for (const piece of contact.targets) if (!onto.includes(p.place[piece])) onto.push(p.place[piece]);
    this.#near = new Uint8Array(from.length * onto.length);
    for (let f = 0; f < from.length; f++)
      for (let o = 0; o < onto.length; o++)
        if (field.grid.distance(from[f], onto[o]) === 1) this.#near[f * onto.length + o] = 1;
    this.#idle = from.map(() => 0);
    this.#joins = new Uint8Array(from.length);
    this.#left = onto.map(() => 0);
    this.#surplus = onto.map(() => 0);
    this.#taken = onto.map(() => 0);
    this.#takenSurplus = onto.map(() => 0);
    this.#reach = new Uint8Array(onto.length).fill(1);
    const melees = draft?.kind === MELEE ? [...battles, draft] : battles;
    for (const piece of contact.attackers)
      if (!melees.some((battle) => battle.adjacent.includes(piece))) this.#idle[this.#slotFrom(piece)] += 1;
    for (const piece of contact.targets) {
      if (battles.some((battle) => battle.targets.includes(piece))) continue;
      const slot = this.#slotOnto(piece);
      this.#surplus[slot] += surplusOf(field, p, piece);
      if (draft?.targets.includes(piece)) continue;
      this.#left[slot] += 1;
      this.#rest.push(piece);
    }
    for (const battle of battles) if (battle.kind === MELEE) this.#allowJoins(battle);
    if (draft?.kind === MELEE) this.#hold(draft);
  }

  #slotFrom(piece: PieceIndex): number {
    return this.#from.indexOf(this.#p.place[piece]);
  }

  #slotOnto(piece: PieceIndex): number {
    return this.#onto.indexOf(this.#p.place[piece]);
  }

  #allowJoins({ targets }: Battle): void {
    const slots = targets.map((piece) => this.#slotOnto(piece));
    for (let f = 0; f < this.#from.length; f++)
      if (slots.every((slot) => this.#near[f * this.#onto.length + slot] === 1)) this.#joins[f] = 1;
  }

  #hold({ targets, adjacent }: Battle): void {
    for (const piece of targets) {
      const slot = this.#slotOnto(piece);
      this.#taken[slot] += 1;
      this.#takenSurplus[slot] += surplusOf(this.#field, this.#p, piece);
    }
    for (const piece of adjacent) {
      this.#reach = this.#reachWith(piece);
      if (isAble(this.#field, this.#p, piece)) this.#able = true;
    }
  }

  #reachWith(piece: PieceIndex): Uint8Array {
    const { grid } = this.#field;
    const hex = this.#p.place[piece];
    return this.#reach.map((reached, slot) => (reached === 1 && grid.distance(hex, this.#onto[slot]) === 1 ? 1 : 0));
  }

  /** With this defender added to the current battle, or opening one. */
  afterTarget(target: PieceIndex): Flaw {
    const slot = this.#slotOnto(target);
    const surplus = surplusOf(this.#field, this.#p, target);
    const at = this.#rest.indexOf(target);
    this.#rest.splice(at, 1);
    this.#left[slot] -= 1;
    this.#taken[slot] += 1;
    this.#takenSurplus[slot] += surplus;
    const flaw = this.#ofDraft();
    this.#rest.splice(at, 0, target);
    this.#left[slot] += 1;
    this.#taken[slot] -= 1;
    this.#takenSurplus[slot] -= surplus;
    return flaw;
  }

  /** With this unit, in contact and in no battle, added to the attackers of the current battle. */
  afterAssign(attacker: PieceIndex): Flaw {
    const reach = this.#reach;
    const able = this.#able;
    const slot = isAble(this.#field, this.#p, attacker) ? this.#slotFrom(attacker) : -1;
    this.#reach = this.#reachWith(attacker);
    if (slot !== -1) {
      this.#able = true;
      this.#idle[slot] -= 1;
    }
    const flaw = this.#ofDraft();
    this.#reach = reach;
    this.#able = able;
    if (slot !== -1) this.#idle[slot] += 1;
    return flaw;
  }

  /** With the current battle closed as it is; one of its attackers must be able (BR83-7.32-a). */
  afterClose(): Flaw {
    for (let slot = 0; slot < this.#onto.length; slot++)
      if (!keepsPairs(this.#takenSurplus[slot], this.#surplus[slot])) return this.#blame(LEAVES_PAIR, this.#onto[slot]);
    return this.#ofRest(this.#taken, this.#left);
  }

  /** With an able unit added to a closed melee whose targets it is in contact with; no battle may be open. */
  afterJoin(attacker: PieceIndex): Flaw {
    const slot = this.#slotFrom(attacker);
    this.#idle[slot] -= 1;
    const flaw = this.#ofRest(undefined, this.#left);
    this.#idle[slot] += 1;
    return flaw;
  }

  /** As things are. */
  now(): Flaw {
    return this.#taken.some((count) => count > 0) ? this.#ofDraft() : this.#ofRest(undefined, this.#left);
  }

  #blame(flaw: Flaw, hex: HexIndex): Flaw {
    this.blamed = hex;
    return flaw;
  }

  /** F1 and F2. `group`: a melee that may be joined besides the closed ones, by its targets in each hex. */
  #ofRest(group: readonly number[] | undefined, left: readonly number[]): Flaw {
    const width = this.#onto.length;
    for (let o = 0; o < width; o++) {
      if (left[o] === 0) continue;
      let attacked = false;
      for (let f = 0; f < this.#from.length && !attacked; f++)
        attacked = this.#idle[f] > 0 && this.#near[f * width + o] === 1;
      if (!attacked) return this.#blame(LEAVES_TARGET, this.#onto[o]);
    }
    for (let f = 0; f < this.#from.length; f++) {
      if (this.#idle[f] === 0 || this.#joins[f] === 1) continue;
      let attacks = false;
      let joins = group !== undefined;
      for (let o = 0; o < width; o++) {
        const near = this.#near[f * width + o] === 1;
        if (near && left[o] > 0) attacks = true;
        if (group !== undefined && group[o] > 0 && !near) joins = false;
      }
      if (!attacks && !joins) return this.#blame(LEAVES_ATTACKER, this.#from[f]);
    }
    return FINE;
  }

  /** Can the current battle still become one of a complete declaration, with more targets and attackers? */
  #ofDraft(): Flaw {
    for (let slot = 0; slot < this.#onto.length; slot++)
      if (this.#taken[slot] > 0 && this.#reach[slot] === 0) return this.#blame(APART, this.#onto[slot]);
    if (this.#able) return this.#ofExtensions(this.#reach);
    let flaw = APART;
    let blamed: HexIndex = NONE;
    for (let f = 0; f < this.#from.length; f++) {
      if (this.#idle[f] === 0) continue;
      const reach = this.#reach.map((reached, slot) => (this.#near[f * this.#onto.length + slot] === 1 ? reached : 0));
      if (this.#taken.some((count, slot) => count > 0 && reach[slot] === 0)) continue;
      this.#idle[f] -= 1;
      const found = this.#ofExtensions(reach);
      this.#idle[f] += 1;
      if (found === FINE) return FINE;
      if (flaw !== APART) continue;
      flaw = found;
      blamed = this.blamed;
    }
    return this.#blame(flaw, blamed);
  }

  /**
   * Tries what else the battle may take: of a hex it has defenders of, a part that keeps the pairs or all; of another within reach, none or
   * all. More choices change nothing, because F1 and F2 ask only whether any unit is left in a hex.
   */
  #ofExtensions(reach: Uint8Array): Flaw {
    const choices: number[] = [];
    const group = this.#taken.slice();
    const left = this.#left.slice();
    for (let slot = 0; slot < this.#onto.length; slot++) {
      if (this.#left[slot] === 0) {
        if (!keepsPairs(this.#takenSurplus[slot], this.#surplus[slot]))
          return this.#blame(LEAVES_PAIR, this.#onto[slot]);
      } else if (this.#taken[slot] > 0 && !this.#mayLeaveSome(slot)) left[slot] = 0;
      else if (reach[slot] === 1) choices.push(slot);
    }
    let flaw = FINE;
    let blamed: HexIndex = NONE;
    for (let chosen = 0; chosen < 1 << choices.length; chosen++) {
      for (const [bit, slot] of choices.entries()) {
        const all = (chosen & (1 << bit)) !== 0;
        left[slot] = all ? 0 : this.#left[slot];
        group[slot] = all || this.#taken[slot] > 0 ? 1 : 0;
      }
      const found = this.#ofRest(group, left);
      if (found === FINE) return FINE;
      if (flaw !== FINE) continue;
      flaw = found;
      blamed = this.blamed;
    }
    return this.#blame(flaw, blamed);
  }

  /** Is there a part of a hex's defenders, with those the battle has but not all that are left, that keeps the pairs (F3)? */
  #mayLeaveSome(slot: number): boolean {
    const whole = this.#surplus[slot];
    let batteries = 0;
    let infantry = 0;
    let cavalry = 0;
    const brigades: number[] = [];
    for (const piece of this.#rest) {
      if (this.#p.place[piece] !== this.#onto[slot]) continue;
      const kind = this.#field.kindOf[piece];
      if (kind === "battery") batteries += 1;
      else if (kind === "infantry") infantry += 1;
      else if (kind === "brigade") brigades.push(infantryIn(this.#field, this.#p, piece));
      else cavalry += 1;
    }
    for (let chosen = 0; chosen < 1 << brigades.length; chosen++) {
      let sum = this.#takenSurplus[slot];
      for (const [bit, weight] of brigades.entries()) if ((chosen & (1 << bit)) !== 0) sum -= weight;
      const all = chosen === (1 << brigades.length) - 1 && cavalry === 0;
      for (let guns = 0; guns <= batteries; guns++)
        for (let foot = 0; foot <= infantry; foot++)
          if (keepsPairs(sum + guns - foot, whole) && !(all && guns === batteries && foot === infantry)) return true;
    }
    return false;
  }
}
