import type { Position } from "@stonebridge/games/second-bull-run-1862";
import { holds, inReachOf, NONE, NOWHERE, type SideIndex } from "@stonebridge/games/second-bull-run-1862/internals";
import type { Ground, Zone } from "./ground.ts";
import type { Muster } from "./muster.ts";

/** Strength that is always assumed to be there. */
const LEAST = 3;
/** Share of their strength with which neighbours help. */
const SUPPORT = 0.25;
/** Ratios of strength from which a zone is weak, or lost. */
const WEAK = Math.log(1.5);
const LOST = Math.log(3);

/** How a side stands where the armies touch. */
export interface Contact {
  zones: number;
  weak: number;
  lost: number;
  /** Logarithms of the ratio of strengths, where it is against this side, weighted by what stands there. */
  pressed: number;
  /** Enemy zones next to its brigades: in front of them, and beside or behind them. */
  ahead: number;
  flanked: number;
  /** Strength of declared attacks, and the defenders’ share of all that fights in them. */
  attacking: number;
  against: number;
}

/** Reads where the armies touch, again and again in the same place. */
export class Touch {
  readonly sides: readonly [Contact, Contact];
  readonly #ground: Ground;
  readonly #muster: Muster;

  constructor(ground: Ground, muster: Muster) {
    this.#ground = ground;
    this.#muster = muster;
    this.sides = [nowhere(), nowhere()];
  }

  take(p: Position): void {
    const { field } = this.#ground;
    for (let side = 0; side < 2; side++) clear(this.sides[side]);
    for (let unit = 0; unit < field.roster; unit++) {
      const zone = p.place[unit];
      if (zone === NOWHERE) continue;
      const side = field.sideOf[unit];
      const target = p.target[unit];
      if (target !== NOWHERE) {
        this.sides[side].attacking += this.#muster.powers[unit];
        this.sides[side].against += this.#muster.inZone[target] / 2;
      }
      if (p.top[zone] === unit && inReachOf(field, p, 1 - side, zone)) this.#look(p, side, zone);
    }
  }

  #look(p: Position, side: SideIndex, zone: Zone): void {
    const { field, cover } = this.#ground;
    const { inZone } = this.#muster;
    const contact = this.sides[side];
    const around = field.graph.overLand[zone];
    let theirs = LEAST;
    let ours = LEAST + inZone[zone] * (1 + 0.16 * cover[zone]);
    for (let at = 0; at < around.length; at++) {
      const near = around[at];
      if (holds(field, p, side, near)) ours += SUPPORT * inZone[near];
      if (!holds(field, p, 1 - side, near)) continue;
      theirs += inZone[near];
      let isAhead = false;
      for (let unit = p.top[zone]; unit !== NONE; unit = p.below[unit])
        if (p.facing[unit] !== NOWHERE && field.graph.inFront(zone, p.facing[unit], near)) isAhead = true;
      if (isAhead) contact.ahead += 1;
      else contact.flanked += 1;
    }
    const ratio = Math.log(theirs / ours);
    contact.zones += 1;
    if (ratio > WEAK) contact.weak += 1;
    if (ratio > LOST) contact.lost += 1;
    if (ratio > 0) contact.pressed += ratio * inZone[zone];
  }
}

function nowhere(): Contact {
  return { zones: 0, weak: 0, lost: 0, pressed: 0, ahead: 0, flanked: 0, attacking: 0, against: 0 };
}

function clear(contact: Contact): void {
  contact.zones = contact.weak = contact.lost = contact.pressed = 0;
  contact.ahead = contact.flanked = contact.attacking = contact.against = 0;
}
