import { TERRAIN } from "@stonebridge/board";
import type { RuleId } from "@stonebridge/kernel";
import { CAVALRY, INFANTRY, isArtillery } from "../measures.ts";
import { halfDown, halfMoreOf, halfOf, quartersOf, rounded, WHOLE } from "../tables/shares.ts";
import { HEXSIDE_ROWS, TERRAIN_ROWS } from "../tables/terrain-table.ts";

/** A unit as it fires. */
export interface Firing {
  /** What its side of the counter shows (NWO-6.1-a). */
  readonly strength: number;
  /** As the field has it. */
  readonly arm: number;
  readonly repeaters: boolean;
  /** At the start of the assault segment (NWO-7.6-d, NWO-RUL094); at the time of other fire (NWO-6.3-a). */
  readonly disrupted: boolean;
  /** NWO-19.6-b */
  readonly lowAmmo: boolean;
}

/** The ground between an attacking unit and its target, and under the target. */
export interface Approach {
  /** Its code on the map. */
  readonly terrain: number;
  /** A stream or a ford (NWO-RUL045). */
  readonly stream: boolean;
  /** A crest on the hexside, and the attacker below it (NWO-RUL095). */
  readonly uphill: boolean;
  readonly bridge: boolean;
  /** Works on the hexside that face the attacker (NWO-10.2-a). */
  readonly works: boolean;
}

/** What else changes the fire of a side in an assault. */
export interface AssaultTerms {
  /** The attackers have the defender’s flank (NWO-7.6-e); never for defenders. */
  readonly flanking: boolean;
  /** The enemy has rifled muskets or guns, or suffers his losses before he fires (NWO-7.6-b, NWO-7.6-c). */
  readonly repeatersGain: boolean;
  /** It is attacked while it digs, or in the column of an advanced road march (NWO-10.3-f, NWO-19.9-b). */
  readonly surprised: boolean;
  /** Artillery that defends against an assault, under `artilleryDetail` (NWO-19.2-b). */
  readonly artilleryGains: boolean;
}

/** What changes a unit's fire in an assault. */
export type FireCause =
  | "disrupted"
  | "low-ammunition"
  | "cavalry"
  | "crest"
  | "bridge"
  | "stream"
  | "works"
  | "ground"
  | "flank"
  | "surprised"
  | "repeaters"
  | "canister";

/** A percentage that applies to a unit's fire: quarters that are left of it or that it rises to, and the rule that says so. */
export interface FireFactor {
  readonly cause: FireCause;
  readonly quarters: number;
  readonly rule: RuleId;
}

/** Some points of strength that fire with the same share of it. */
export interface Fire {
  readonly strength: number;
  readonly share: number;
  readonly artillery: boolean;
  /** Artillery that has no rounds (NWO-19.5.2-b). */
  readonly short?: boolean;
}

/** Do repeaters fire half as much again: at rifled muskets or guns, or before the enemy replies (NWO-7.6-b, NWO-7.6-c, NWO-RUL093)? */
export function repeatersGain(targets: readonly Firing[], enemyLosesFirst: boolean): boolean {
  return enemyLosesFirst || targets.some(({ repeaters }) => !repeaters);
}

/** What disruption and a shortage of cartridges leave of any fire (NWO-6.3-a, NWO-19.6-b). */
function conditionShare({ disrupted, lowAmmo }: Firing, told?: FireFactor[]): number {
  let share = WHOLE;
  if (disrupted) share = by(share, 2, "disrupted", "NWO-6.3-a", told);
  return lowAmmo ? by(share, 2, "low-ammunition", "NWO-19.6-b", told) : share;
}

/** This many quarters of a share; `told` receives the reason. */
function by(share: number, quarters: number, cause: FireCause, rule: RuleId, told: FireFactor[] | undefined): number {
  if (quarters !== 4) told?.push({ cause, quarters, rule });
  return quartersOf(share, quarters);
}

/** What terrain leaves of an attacker’s share: hexside and hex multiply, a bridge stands for stream and hex (NWO-7.6-g, NWO-TT-b). */
function overGround(share: number, use: "assault" | "charge", approach: Approach, told?: FireFactor[]): number {
  const { terrain, stream, uphill, bridge, works } = approach;
  let left = uphill ? by(share, HEXSIDE_ROWS.crest[use], "crest", "NWO-7.6-g", told) : share;
  if (bridge) return by(left, HEXSIDE_ROWS.bridge[use], "bridge", "NWO-TT-b", told);
  if (stream) left = by(left, HEXSIDE_ROWS.stream[use], "stream", "NWO-7.6-g", told);
  // works shelter like a fort, which does not halve twice (NWO-10.1-f, NWO-RUL141, NWO-RUL142)
  if (works && terrain !== TERRAIN.fort) left = by(left, 2, "works", "NWO-10.2-a", told);
  return by(left, TERRAIN_ROWS[terrain][use], "ground", "NWO-7.6-g", told);
}

/**
 * The share of its strength with which a unit fires in an assault: every percentage that applies (NWO-7.1-f, NWO-TX-a).
 * @param approach of an attacker; absent for a defender, whose fire no terrain reduces (NWO-RUL096)
 * @param told receives each percentage with its cause
 */
export function assaultShare(unit: Firing, terms: AssaultTerms, approach?: Approach, told?: FireFactor[]): number {
  let share = conditionShare(unit, told);
  if (unit.arm === CAVALRY) share = by(share, 2, "cavalry", "NWO-7.3-m", told);
  if (approach !== undefined) share = overGround(share, "assault", approach, told);
  if (terms.flanking) share = by(share, 6, "flank", "NWO-7.6-e", told);
  if (terms.surprised) share = by(share, 2, "surprised", "NWO-10.3-f", told);
  if (unit.repeaters && terms.repeatersGain) share = by(share, 6, "repeaters", "NWO-7.6-b", told);
  return terms.artilleryGains && isArtillery(unit.arm) ? by(share, 6, "canister", "NWO-19.2-b", told) : share;
}

/**
 * The share of its strength with which a battery bombards (NWO-RUL130, NWO-TX-c): zero if the hex cannot be bombarded.
 * @param dense the hex holds several units other than artillery, under `artilleryDetail` (NWO-19.2-a, NWO-RUL231)
 */
export function bombardmentShare(battery: Firing, terrain: number, dense: boolean): number {
  const share = quartersOf(conditionShare(battery), TERRAIN_ROWS[terrain].bombardment);
  return dense ? halfMoreOf(share) : share;
}

/** The share of its strength with which a unit fires at passing units: cavalry does not (NWO-7.12-a, NWO-RUL056, NWO-RUL111). */
export function passingShare(unit: Firing): number {
  return unit.arm === CAVALRY ? 0 : halfOf(conditionShare(unit));
}

/** What changes a charge (NWO-7.10-b, NWO-7.10-c, NWO-7.10-d). */
export interface ChargeTerms {
  readonly square: boolean;
  readonly flanking: boolean;
  readonly backhand: boolean;
}

/** The share of its strength with which cavalry charges (NWO-TX-b); "not ready" means nothing (NWO-RUL114). */
export function chargeShare(unit: Firing, terms: ChargeTerms, approach: Approach): number {
  let share = overGround(conditionShare(unit), "charge", approach);
  if (terms.square) share = halfOf(share);
  if (terms.flanking) share *= 2;
  return terms.backhand ? share * 2 : share;
}

/** The share of its strength with which a unit meets a charge: guns half, disrupted repeaters all of it (NWO-7.7-e, NWO-7.10-a, NWO-RUL113). */
export function stopShare(unit: Firing): number {
  const steady = unit.arm === INFANTRY && unit.repeaters ? { ...unit, disrupted: false } : unit;
  const share = conditionShare(steady);
  return isArtillery(unit.arm) ? halfOf(share) : share;
}

/**
 * Strength of a fire: everything with the same share is added up, reduced and rounded, then all is added (NWO-7.1-g, NWO-RUL079). Artillery
 * short of rounds fires with half, rounded down, before anything else (NWO-19.5.2-b).
 */
export function fireStrength(fires: readonly Fire[]): number {
  let strength = 0;
  for (const [at, { share }] of fires.entries()) {
    if (fires.findIndex((fire) => fire.share === share) < at) continue;
    let points = 0;
    let guns = 0;
    for (const fire of fires) {
      if (fire.share !== share) continue;
      if (fire.short === true) guns += fire.strength;
      else points += fire.strength;
    }
    strength += rounded(points + halfDown(guns), share);
  }
  return strength;
}
