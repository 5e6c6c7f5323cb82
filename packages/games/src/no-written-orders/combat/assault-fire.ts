import type { HexIndex } from "@stonebridge/board";
import type { Modifier } from "../tables/modifiers.ts";
import { isShortOfRounds } from "../supply/ammunition.ts";
import { firingOf, strengthOf } from "../army/combatants.ts";
import type { Field } from "../field.ts";
import type { Shot } from "./fire.ts";
import { type AssaultTerms, assaultShare, type FireFactor, repeatersGain } from "../army/fire-strength.ts";
import { approachOf } from "./flank.ts";
import { type UnitIndex, isArtillery } from "../measures.ts";
import { moraleDifference } from "../army/morale.ts";
import { BEGAN_DISRUPTED, type Position } from "../position.ts";

/** An assault as its fire needs it; see FightFrame. */
export interface Assault {
  readonly hex: HexIndex;
  readonly attackers: readonly UnitIndex[];
  readonly defenders: readonly UnitIndex[];
  readonly supports: readonly UnitIndex[];
  readonly first: number;
  readonly surprised: readonly UnitIndex[];
  readonly flanked: number;
}

/**
 * May a defender fire? Guns always, whether they have bombarded or not (NWO-8.2-b); but those that had an enemy next to them when the stage
 * began only at attackers from that enemy’s hex (NWO-8.4-a, NWO-RUL127).
 */
function mayFire(field: Field, p: Position, { attackers, hex }: Assault, unit: UnitIndex): boolean {
  const around = p.around[unit];
  if (!isArtillery(field.arm[unit]) || around === 0) return true;
  return attackers.some((one) => (around & (1 << field.map.grid.direction(hex, p.place[one]))) !== 0);
}

/** Defenders who fire. */
export function firingDefenders(field: Field, p: Position, assault: Assault): readonly UnitIndex[] {
  return assault.defenders.filter((unit) => mayFire(field, p, assault, unit));
}

/** A unit’s fire: under `sixToHit` everything but terrain changes its dice instead (NWO-19.10-b). */
function shotOf(
  field: Field,
  p: Position,
  one: UnitIndex,
  terms: AssaultTerms,
  approach?: ReturnType<typeof approachOf>,
  told?: FireFactor[],
): Shot {
  const unit = firingOf(field, p, one, BEGAN_DISRUPTED);
  const fire = { strength: unit.strength, artillery: isArtillery(unit.arm), short: isShortOfRounds(field, p, one) };
  if (field.options.sixToHit === "off") return { ...fire, share: assaultShare(unit, terms, approach, told), bonus: 0 };
  const gains = unit.repeaters && terms.repeatersGain;
  const bonus = (gains ? 1 : 0) + (terms.flanking ? 1 : 0) - (unit.disrupted ? 1 : 0);
  const plain = { ...terms, flanking: false, repeatersGain: false };
  return { ...fire, share: assaultShare({ ...unit, disrupted: false }, plain, approach, told), bonus };
}

/** Receives what changes the fire of a unit. */
export type Teller = (unit: UnitIndex) => FireFactor[];

/** @param tell asked for each unit that fires, if somebody wants to know what changes it */
export function attackingShots(field: Field, p: Position, assault: Assault, tell?: Teller): readonly Shot[] {
  const targets = assault.defenders.map((unit) => firingOf(field, p, unit, BEGAN_DISRUPTED));
  const terms = {
    flanking: assault.flanked === 1,
    repeatersGain: repeatersGain(targets, false),
    surprised: false,
    artilleryGains: false,
  };
  return assault.attackers.map((unit) => {
    const approach = approachOf(field, p, p.place[unit], assault.hex);
    return shotOf(field, p, unit, terms, approach, tell?.(unit));
  });
}

/** @param tell asked for each unit that fires, if somebody wants to know what changes it */
export function defendingShots(field: Field, p: Position, assault: Assault, tell?: Teller): readonly Shot[] {
  const targets = assault.attackers.map((unit) => firingOf(field, p, unit, BEGAN_DISRUPTED));
  const terms = {
    flanking: false,
    repeatersGain: repeatersGain(targets, assault.first === 1),
    surprised: false,
    artilleryGains: field.options.artilleryDetail === "on",
  };
  const own = firingDefenders(field, p, assault).map((unit) => {
    const surprised = assault.surprised.includes(unit);
    return shotOf(field, p, unit, { ...terms, surprised }, undefined, tell?.(unit));
  });
  const distant = { ...terms, repeatersGain: false, artilleryGains: false };
  const supports = assault.supports.map((unit) => shotOf(field, p, unit, distant));
  return [...own, ...supports];
}

/** What the difference of base morale adds to the attackers’ dice (NWO-7.6-h, NWO-RUL017); support from afar does not count (NWO-19.3-e). */
export function differenceIn(field: Field, p: Position, assault: Assault): number {
  const worth = (unit: UnitIndex) => ({ arm: field.arm[unit], base: field.units[unit].morale });
  const attackers = assault.attackers.filter((unit) => strengthOf(field, p, unit) > 0).map(worth);
  const defenders = firingDefenders(field, p, assault).map(worth);
  if (attackers.length === 0 || defenders.length === 0) return 0;
  return moraleDifference(attackers, defenders);
}

export function moraleModifiers(difference: number): readonly Modifier[] {
  return difference === 0 ? [] : [{ value: difference, rule: "NWO-7.6-h" }];
}
