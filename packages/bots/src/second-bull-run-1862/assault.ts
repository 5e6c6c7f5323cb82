import type { Position } from "@stonebridge/games/second-bull-run-1862";
import {
  AGAINST_GUNS,
  artilleryOf,
  COLUMN_VALUES,
  columnOf,
  combatOf,
  fatigueOf,
  fronts,
  holds,
  inFrontOf,
  inReachOf,
  isMounted,
  marked,
  NONE,
  NOWHERE,
  ROUTED,
} from "@stonebridge/games/second-bull-run-1862/internals";
import type { Estimate } from "./estimate.ts";
import type { Ground, Zone } from "./ground.ts";
import { type Chances, HOPELESS, type Odds } from "./odds.ts";
import { testChances } from "./test-chances.ts";
import { objectiveFactorAt, type Weights, attackGainAt } from "./weights.ts";

/** The attackers, with zones as they will be: a brigade on the march attacks from where it will go. */
export interface Party {
  readonly unit: number;
  readonly zone: Zone;
}

/** A planned attack. */
export interface Attack {
  readonly parties: readonly Party[];
  readonly target: Zone;
  /** Zones that are also attacked, including this one. */
  readonly others: readonly Zone[];
  /** Points of artillery that will come up. */
  readonly guns: number;
  /** Brigades that have still to act: their present place does not count. */
  readonly moving: readonly number[];
}

/** Weighs attacks before they are made: exactly, as the game does, if the values are known, and with the chances of supporting dice. */
export class Assaults {
  readonly #ground: Ground;
  readonly #odds: Odds;
  readonly #weights: Weights;

  constructor(ground: Ground, odds: Odds, weights: Weights) {
    this.#ground = ground;
    this.#odds = odds;
    this.#weights = weights;
  }

  /** What an attack is worth to the attacker, in victory points. */
  worth(p: Position, view: Estimate, attack: Attack): number {
    if (attack.parties.length === 0) return 0;
    const worth = this.#outcome(p, view, this.#chances(p, view.side, attack), attack);
    return worth > 0 ? worth * attackGainAt(this.#weights, view.left) : worth;
  }

  #chances(p: Position, side: number, { parties, target, others, guns: support, moving }: Attack): Chances {
    const { field, cover } = this.#ground;
    const { graph } = field;
    let strength = 0;
    let attack = 0;
    let tired = 0;
    const from: Zone[] = [];
    const starred: Zone[] = [];
    let guns = support;
    for (const { unit, zone } of parties) {
      strength += combatOf(field, p, unit);
      tired += fatigueOf(p, unit);
      guns += artilleryOf(field, p, unit);
      const { star, sharpshooters } = field.units[unit];
      if (!from.includes(zone)) from.push(zone);
      if (star && !starred.includes(zone)) starred.push(zone);
      if (sharpshooters) attack += 1 / 3;
      if (field.woods[target] === 1 && isMounted(field, p, unit)) attack -= 1;
    }
    attack += starred.length - Math.min(4, tired) + from.length - 1;
    let theirs = 0;
    let defence = 0;
    let theirTired = 0;
    let theirStar = 0;
    let theirGuns = 0;
    let gunsAlone = true;
    for (let unit = p.top[target]; unit !== NONE; unit = p.below[unit]) {
      theirs += combatOf(field, p, unit);
      theirTired += fatigueOf(p, unit);
      theirGuns += artilleryOf(field, p, unit);
      const { star, sharpshooters } = field.units[unit];
      if (star) theirStar = 1;
      if (sharpshooters) defence += 1 / 3;
      if (field.isArtillery[unit] === 0) gunsAlone = false;
    }
    if (gunsAlone) attack += AGAINST_GUNS;
    else {
      const column = theirs === 0 ? "3/1" : columnOf(strength, theirs);
      if (column === undefined) return HOPELESS;
      attack += COLUMN_VALUES[column];
    }
    const climbs = from.some((zone) => graph.climb[zone * graph.size + target] === 1) ? 1 : 0;
    defence += theirStar - Math.min(2, theirTired) + Math.min(2, cover[target] + climbs);
    attack += (guns + this.#guns(p, side, from, target, moving)) / 6;
    defence += (theirGuns + this.#defendersGuns(p, side, from, target)) / 6;
    attack -= 2 * this.#exposures(p, side, from, target, others);
    defence -= this.#flanks(p, side, from, target);
    return this.#odds.of(attack, defence);
  }

  /** Artillery that bears on the target. */
  #guns(p: Position, side: number, from: readonly Zone[], target: Zone, moving: readonly number[]): number {
    const { field } = this.#ground;
    let points = 0;
    for (const near of field.graph.bordering[target]) {
      if (!holds(field, p, side, near) && !from.includes(near)) continue;
      for (let unit = p.top[near]; unit !== NONE; unit = p.below[unit])
        if (
          field.isArtillery[unit] === 1 &&
          p.facing[unit] !== NOWHERE &&
          !moving.includes(unit) &&
          field.graph.inFront(near, p.facing[unit], target)
        )
          points += artilleryOf(field, p, unit);
    }
    return points;
  }

  #defendersGuns(p: Position, side: number, from: readonly Zone[], target: Zone): number {
    const { field } = this.#ground;
    let points = 0;
    const counted: number[] = [];
    for (const zone of from)
      for (const near of field.graph.bordering[zone]) {
        if (near === target || !holds(field, p, 1 - side, near)) continue;
        for (let unit = p.top[near]; unit !== NONE; unit = p.below[unit]) {
          if (field.isArtillery[unit] === 0 || counted.includes(unit) || p.facing[unit] === NOWHERE) continue;
          if (inReachOf(field, p, side, near) && !field.graph.inFront(near, p.facing[unit], zone)) continue;
          counted.push(unit);
          points += artilleryOf(field, p, unit);
        }
      }
    return points;
  }

  /** Enemy zones next to the attackers that front them, or will turn to them, and that nobody attacks (SB62-10.3.6-b). */
  #exposures(p: Position, side: number, from: readonly Zone[], target: Zone, others: readonly Zone[]): number {
    const { field } = this.#ground;
    const found: Zone[] = [];
    for (const zone of from)
      for (const near of field.graph.overLand[zone]) {
        if (near === target || !holds(field, p, 1 - side, near) || found.includes(near) || others.includes(near))
          continue;
        const bound = inReachOf(field, p, side, near);
        for (let unit = p.top[near]; unit !== NONE; unit = p.below[unit]) {
          if (bound ? !from.some((one) => fronts(field, p, unit, one)) : marked(p, unit, ROUTED)) continue;
          found.push(near);
          break;
        }
      }
    return found.length;
  }

  /** Zones of the attack that lie in the defender's Flank; a defender not in contact yet turns as he likes best. */
  #flanks(p: Position, side: number, from: readonly Zone[], target: Zone): number {
    const { field } = this.#ground;
    let most = 0;
    if (inReachOf(field, p, side, target)) {
      for (let unit = p.top[target]; unit !== NONE; unit = p.below[unit])
        most = Math.max(most, from.filter((zone) => fronts(field, p, unit, zone)).length);
    } else
      for (const faced of field.graph.bordering[target])
        most = Math.max(most, from.filter((zone) => field.graph.inFront(target, faced, zone)).length);
    return from.length - most;
  }

  #outcome(p: Position, view: Estimate, chances: Chances, { parties, target }: Attack): number {
    const { field } = this.#ground;
    const { cutOffLoss: cutOff, fatigueLevel: fatigue, unscoredZone: ground } = this.#weights;
    let defenders = 0;
    let theirFresh = 0;
    let theirs = 0;
    let routs = 0;
    let strikable = 0;
    for (let unit = p.top[target]; unit !== NONE; unit = p.below[unit]) {
      defenders += 1;
      if (field.isArtillery[unit] === 0) {
        strikable = 1;
        if (fatigueOf(p, unit) < 2) theirFresh += 1;
      }
      const test = testChances(field, p, unit);
      theirs += test.losses * view.enemyLoss - test.strikes * view.ownLoss;
      routs += test.goes;
    }
    let ourFresh = 0;
    let ours = 0;
    for (const { unit } of parties) {
      if (fatigueOf(p, unit) < 2) ourFresh += 1;
      const test = testChances(field, p, unit);
      ours += test.losses * view.ownLoss - test.strikes * view.enemyLoss;
    }
    const suffer = Math.min(parties.length, defenders);
    let worth = (strikable * view.enemyLoss - view.ownLoss) / 6;
    worth += (chances.defenderTires + chances.defenderTests) * Math.min(suffer, theirFresh) * fatigue;
    worth -= (chances.attackerTires + chances.attackerTests) * Math.min(suffer, ourFresh) * fatigue;
    worth += (chances.defenderTests * suffer * theirs) / defenders;
    worth -= (chances.attackerTests * suffer * ours) / parties.length;
    if (cutOff > 0 && chances.defenderTests > 0 && this.#isCutOff(p, view.side, parties, target))
      worth += (cutOff * chances.defenderTests * suffer * routs * view.enemyLoss) / defenders;
    if (suffer === defenders) worth += chances.defenderTests * (routs / defenders) * this.#groundWorth(p, view, target);
    worth -= chances.attackerTests * suffer * 0.5 * ground;
    return worth;
  }

  /** Can defenders go back only through our Fronts (SB62-10.4-o), or not at all? Attackers face what they attack. */
  #isCutOff(p: Position, side: number, parties: readonly Party[], target: Zone): boolean {
    const { graph, steps } = this.#ground.field;
    let away = false;
    let aside = false;
    for (const zone of graph.linked[target]) {
      if (holds(this.#ground.field, p, side, zone) || parties.some((party) => party.zone === zone)) continue;
      const isFree =
        !inFrontOf(this.#ground.field, p, side, zone) &&
        parties.every((party) => !graph.inFront(party.zone, target, zone));
      if (parties.every((party) => steps[party.zone][zone] > 1)) {
        if (isFree) return false;
        away = true;
      } else if (isFree) aside = true;
    }
    return away || !aside;
  }

  /** What it is worth to drive the enemy out of a zone. */
  #groundWorth(p: Position, view: Estimate, zone: Zone): number {
    const { field } = this.#ground;
    const slot = field.objectiveSlot[zone];
    const pressing =
      view.effort === NONE ? 0 : this.#weights.clearingEffort * Math.max(0, 1 - view.costs[view.effort][zone] / 24);
    if (slot === NONE || p.control[slot] === view.side) return this.#weights.unscoredZone + pressing;
    const { seizingShare: seize, lateSeizingShare: lateSeize } = this.#weights;
    const points = objectiveFactorAt(this.#weights, view.left) * field.scenario.victory.objective;
    return this.#weights.unscoredZone + points * (seize + lateSeize * Math.max(0, 1 - view.left / 5));
  }
}
