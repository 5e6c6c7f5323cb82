import { CAVALRY, INFANTRY, isArtillery } from "../measures.ts";
import { LEAST_MORALE, MORALE_MODIFIERS as TM, MOST_MORALE } from "../tables/morale-modifiers.ts";

/**
 * The combined effect on a unit of its formation’s state: demoralised, fatigued and out of supply count once, exhausted is worse
 * (NWO-16.2-g, NWO-16.2-i).
 */
const SPIRITS = ["steady", "demoralised", "exhausted"] as const;
export type Spirit = (typeof SPIRITS)[number];

/** A unit whose morale counts. */
export interface Steadiness {
  /** As the field has it. */
  readonly arm: number;
  /** Base morale (NWO-2.2-i). */
  readonly base: number;
  readonly damaged: boolean;
  readonly spirit: Spirit;
  readonly lowAmmo: boolean;
  /** It is with its formation’s, wing’s or army’s leader, or defends beside artillery (NWO-8.2-e, NWO-RUL013, NWO-RUL014). */
  readonly supported: boolean;
  /** It defends while its formation is on Reserve (NWO-12.3.RS-c, NWO-RUL016). */
  readonly unready: boolean;
}

/** What affects a whole side in an assault. */
export interface Pressure {
  /** NWO-2.2-f, NWO-RUL018 */
  readonly artilleryFire: boolean;
  /** NWO-2.2-g */
  readonly flanked: boolean;
}

/** Morale of a unit by itself, not yet within its limits (table TM). */
export function unitMorale(unit: Steadiness): number {
  let morale = unit.base;
  if (unit.damaged) morale += TM.stepLost;
  if (unit.spirit !== "steady") morale += TM[unit.spirit];
  if (unit.lowAmmo) morale += TM.lowAmmo;
  if (unit.supported) morale += TM.supported;
  return unit.unready ? morale + TM.reserve : morale;
}

/** The highest value of its infantry; without infantry that of its cavalry, without either that of its artillery (NWO-2.3-a). */
function groupValue<U extends { readonly arm: number }>(units: readonly U[], value: (unit: U) => number): number {
  const infantry = units.filter(({ arm }) => arm === INFANTRY);
  const mounted = units.filter(({ arm }) => arm === CAVALRY);
  const counted = infantry.length > 0 ? infantry : mounted.length > 0 ? mounted : units;
  return Math.max(...counted.map(value));
}

/** Within 1 and 5, once everything is added (NWO-2.2-h, NWO-RUL011). */
function withinLimits(morale: number): number {
  return Math.min(MOST_MORALE, Math.max(LEAST_MORALE, morale));
}

/** Morale of a group of units that survive, at least one, in a retreat check (NWO-2.3-a, NWO-7.4-a, NWO-RUL100). */
export function groupMorale(units: readonly Steadiness[], { artilleryFire, flanked }: Pressure): number {
  let morale = groupValue(units, unitMorale);
  if (artilleryFire) morale += TM.artilleryFire;
  if (flanked) morale += TM.flanked;
  return withinLimits(morale);
}

/** Is a morale check passed (NWO-2.3-b)? A 6 never does, because morale ends at 5. */
export function passes(die: number, morale: number): boolean {
  return die <= morale;
}

/**
 * What the difference of base morale adds to the attackers’ roll and takes from the defenders’ (NWO-7.6-h, NWO-RUL017): nothing where
 * one side is artillery alone (NWO-7.6-i).
 * @param attackers @param defenders the units that fire, at least one each
 */
export function moraleDifference(
  attackers: readonly Pick<Steadiness, "arm" | "base">[],
  defenders: readonly Pick<Steadiness, "arm" | "base">[],
): number {
  const gunsAlone = [attackers, defenders].some((units) => units.every(({ arm }) => isArtillery(arm)));
  if (gunsAlone) return 0;
  return groupValue(attackers, ({ base }) => base) - groupValue(defenders, ({ base }) => base);
}

/** The situation of a disrupted unit at the end of a turn. */
export interface Shelter {
  /** NWO-6.3-d */
  readonly cover: boolean;
  /** An undisrupted enemy combat unit is beside it (NWO-6.3-c, NWO-RUL066). */
  readonly enemyBeside: boolean;
}

/** Lowest natural die with which exhausted units recover (NWO-16.2-i, NWO-RUL215). */
const EXHAUSTED_RECOVERS_FROM = 5;

/** Morale of a disrupted unit that tries to recover (NWO-6.3-b, NWO-RUL068). Its being on Reserve does not count (NWO-RUL016). */
export function recoveryMorale(unit: Steadiness, { cover, enemyBeside }: Shelter): number {
  let morale = unitMorale({ ...unit, unready: false });
  if (cover) morale += TM.cover;
  if (enemyBeside) morale += TM.enemyBeside;
  return withinLimits(morale);
}

/** Does a disrupted unit recover (NWO-DR10)? */
export function recovers(die: number, unit: Steadiness, shelter: Shelter): boolean {
  return unit.spirit === "exhausted" ? die >= EXHAUSTED_RECOVERS_FROM : passes(die, recoveryMorale(unit, shelter));
}
