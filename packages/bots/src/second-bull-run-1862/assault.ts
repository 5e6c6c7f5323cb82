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
  isMounted,
  marked,
  NONE,
  NOWHERE,
  ROUTED,
  unitsIn,
} from "@stonebridge/games/second-bull-run-1862/reading";
import type { Estimate } from "./estimate.ts";
import type { Ground, Zone } from "./ground.ts";
import { type Chances, HOPELESS, type Odds } from "./odds.ts";
import type { Weights } from "./weights.ts";

/** Who attacks, with zones as they will be: a brigade on the march attacks from where it is to go. */
export interface Party {
  readonly unit: number;
  readonly zone: Zone;
}

/**
 * Weighs attacks before they are made: by the reckoning of the game where it can be known, dice that may help with their chance.
 */
export class Assaults {
  readonly #ground: Ground;
  readonly #odds: Odds;
  readonly #weights: Weights;

  constructor(ground: Ground, odds: Odds, weights: Weights) {
    this.#ground = ground;
    this.#odds = odds;
    this.#weights = weights;
  }

  /**
   * What an attack is worth to the attacker, in victory points.
   * @param hope strength of brigades that may still join, as far as they are counted on
   */
  worth(p: Position, view: Estimate, parties: readonly Party[], target: Zone, hope = 0): number {
    if (parties.length === 0) return 0;
    return this.#outcome(p, view, this.#chances(p, view.side, parties, target, hope), parties, target);
  }

  #chances(p: Position, side: number, parties: readonly Party[], target: Zone, hope: number): Chances {
    const { field, cover } = this.#ground;
    const { graph } = field;
    const defenders = unitsIn(p, target);
    const sum = (units: readonly number[]): number => units.reduce((all, unit) => all + combatOf(field, p, unit), 0);
    const strength = sum(parties.map(({ unit }) => unit)) + hope;
    const theirs = sum(defenders);
    const gunsAlone = defenders.every((unit) => field.isArtillery[unit] === 1);
    const column = gunsAlone ? undefined : theirs === 0 ? "3/1" : columnOf(strength, theirs);
    if (!gunsAlone && column === undefined) return HOPELESS;
    const from = [...new Set(parties.map(({ zone }) => zone))];
    let attack = column === undefined ? AGAINST_GUNS : COLUMN_VALUES[column];
    let defence = Math.min(
      2,
      cover[target] + (from.some((zone) => graph.climb[zone * graph.size + target] === 1) ? 1 : 0),
    );
    const units = parties.map(({ unit }) => unit);
    attack += this.#guns(p, side, units, from, target) / 6;
    defence += this.#defendersGuns(p, side, defenders, from, target) / 6;
    attack += new Set(parties.filter(({ unit }) => field.units[unit].star).map(({ zone }) => zone)).size;
    defence += defenders.some((unit) => field.units[unit].star) ? 1 : 0;
    attack += units.filter((unit) => field.units[unit].sharpshooters).length / 3;
    defence += defenders.filter((unit) => field.units[unit].sharpshooters).length / 3;
    attack -= Math.min(
      4,
      units.reduce((all, unit) => all + fatigueOf(p, unit), 0),
    );
    defence -= Math.min(
      2,
      defenders.reduce((all, unit) => all + fatigueOf(p, unit), 0),
    );
    attack += from.length - 1;
    attack -= 2 * this.#exposures(p, side, from, target);
    defence -= from.filter((zone) => !defenders.some((unit) => fronts(field, p, unit, zone))).length;
    if (field.woods[target] === 1) attack -= units.filter((unit) => isMounted(field, p, unit)).length;
    return this.#odds.of(attack, defence);
  }

  /** Artillery that bears on the target, and the guns of the attackers. */
  #guns(p: Position, side: number, units: readonly number[], from: readonly Zone[], target: Zone): number {
    const { field } = this.#ground;
    let points = units.reduce((all, unit) => all + artilleryOf(field, p, unit), 0);
    for (const near of field.graph.bordering[target]) {
      if (!holds(field, p, side, near) && !from.includes(near)) continue;
      for (let unit = p.top[near]; unit !== NONE; unit = p.below[unit])
        if (
          field.isArtillery[unit] === 1 &&
          p.facing[unit] !== NOWHERE &&
          field.graph.inFront(near, p.facing[unit], target)
        )
          points += artilleryOf(field, p, unit);
    }
    return points;
  }

  #defendersGuns(p: Position, side: number, defenders: readonly number[], from: readonly Zone[], target: Zone): number {
    const { field } = this.#ground;
    let points = defenders.reduce((all, unit) => all + artilleryOf(field, p, unit), 0);
    const counted = new Set<number>();
    for (const zone of from)
      for (const near of field.graph.bordering[zone]) {
        if (near === target || !holds(field, p, 1 - side, near)) continue;
        for (let unit = p.top[near]; unit !== NONE; unit = p.below[unit]) {
          if (field.isArtillery[unit] === 0 || counted.has(unit) || p.facing[unit] === NOWHERE) continue;
          if (!field.graph.inFront(near, p.facing[unit], zone)) continue;
          counted.add(unit);
          points += artilleryOf(field, p, unit);
        }
      }
    return points;
  }

  /** Enemy zones beside the attackers that front them and that nobody attacks (SB62-10.3.6-b). */
  #exposures(p: Position, side: number, from: readonly Zone[], target: Zone): number {
    const { field } = this.#ground;
    const found = new Set<Zone>();
    for (const zone of from)
      for (const near of field.graph.overLand[zone]) {
        if (near === target || found.has(near) || !holds(field, p, 1 - side, near) || this.#isTarget(p, side, near))
          continue;
        if (unitsIn(p, near).some((unit) => from.some((one) => fronts(field, p, unit, one)))) found.add(near);
      }
    return found.size;
  }

  #isTarget(p: Position, side: number, zone: Zone): boolean {
    const { field } = this.#ground;
    for (const near of field.graph.linked[zone])
      for (let unit = p.top[near]; unit !== NONE; unit = p.below[unit])
        if (p.target[unit] === zone && field.sideOf[unit] === side) return true;
    return false;
  }

  #outcome(p: Position, view: Estimate, chances: Chances, parties: readonly Party[], target: Zone): number {
    const { field } = this.#ground;
    const defenders = unitsIn(p, target);
    const suffer = Math.min(parties.length, defenders.length);
    const fresh = (units: readonly number[]): number =>
      units.filter((unit) => fatigueOf(p, unit) < 2 && field.isArtillery[unit] === 0).length;
    const attackers = parties.map(({ unit }) => unit);
    const weak = (units: readonly number[]): number =>
      units.reduce((all, unit) => all + this.#frailty(p, unit), 0) / units.length;
    const six = 1 / 6;
    const strikes = defenders.some((unit) => field.isArtillery[unit] === 0) ? six : 0;
    let worth = strikes * view.enemyLoss - six * view.ownLoss;
    worth +=
      (chances.defenderTires + chances.defenderTests) * Math.min(suffer, fresh(defenders)) * this.#weights.fatigue;
    worth -=
      (chances.attackerTires + chances.attackerTests) * Math.min(suffer, fresh(attackers)) * this.#weights.fatigue;
    const theirs = weak(defenders);
    worth += chances.defenderTests * suffer * this.#weights.testLosses * theirs * view.enemyLoss;
    worth -= chances.attackerTests * suffer * this.#weights.testLosses * weak(attackers) * view.ownLoss;
    if (suffer === defenders.length)
      worth += chances.defenderTests * this.#weights.testGoes * this.#groundWorth(p, view, target);
    worth -= chances.attackerTests * suffer * 0.5 * this.#weights.ground;
    return worth;
  }

  /** How much worse than others a brigade stands a Combat test (table T6). */
  #frailty(p: Position, unit: number): number {
    const { field } = this.#ground;
    const { combat, star } = field.units[unit];
    const tired = fatigueOf(p, unit) === 2 ? 0.3 : 0;
    const bled = p.losses[unit] > 1 ? 0.25 : 0;
    const half = 2 * p.losses[unit] >= combat ? 0.5 : 0;
    return (
      1 +
      tired +
      bled +
      half -
      (star ? 0.25 : 0) -
      (field.isSteady[unit] === 1 ? 0.25 : 0) +
      (marked(p, unit, ROUTED) ? 0.5 : 0)
    );
  }

  /** What it is worth to drive the enemy out of a zone. */
  #groundWorth(p: Position, view: Estimate, zone: Zone): number {
    const { field } = this.#ground;
    const slot = field.objectiveSlot[zone];
    const pressing =
      view.effort === NONE ? 0 : this.#weights.press * Math.max(0, 1 - view.costs[view.effort][zone] / 24);
    if (slot === NONE || p.control[slot] === view.side) return this.#weights.ground + pressing;
    const points = 2 * field.scenario.victory.objective;
    return this.#weights.ground + points * (0.25 + 0.35 * Math.max(0, 1 - view.left / 5));
  }
}
