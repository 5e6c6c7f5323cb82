import type { HexIndex } from "@stonebridge/board";
import { attackingShots, defendingShots, differenceIn, firingDefenders, type Teller } from "./assault-fire.ts";
import { ATTACKERS, DEFENDERS } from "./breaking-off.ts";
import { columnsIn, inColumn } from "../army/columns.ts";
import type { Field } from "../field.ts";
import { chancesOfHits } from "./fire-chances.ts";
import { strengthOf } from "../army/combatants.ts";
import { type FireFactor, fireStrength } from "../army/fire-strength.ts";
import { exposureOf } from "./first-fire.ts";
import { firstToCheck, holdsFast, wouldGoBack } from "./fight-outcome.ts";
import { isFlanked } from "./flank.ts";
import { mayTakeHit } from "./hits.ts";
import { FOOT, type UnitIndex, isArtillery } from "../measures.ts";
import { moraleOf } from "../army/morale-check.ts";
import { fallsBack, isInFort } from "../army/mover.ts";
import { type Position, unitsAt } from "../position.ts";
import { orderOf } from "../army/standing.ts";
import { diggersIn } from "../land/strongpoints.ts";
import { halfDown } from "../tables/shares.ts";
import { stepsOf } from "../army/steps.ts";

/** How an assault may end: the hex is given up, both stay, the attackers retreat or are eliminated, nobody is left to hold it. */
export const ASSAULT_ENDS = ["carried", "held", "repulsed", "ruin"] as const;
/** One of the ways in which an assault may end. */
export type AssaultEnd = (typeof ASSAULT_ENDS)[number];

/** A unit's fire in an assault: its id, its strength points now, and every percentage that applies to them. */
export interface FireOf {
  readonly unit: string;
  readonly strength: number;
  readonly factors: readonly FireFactor[];
}

/** Notes what changes the fire of each unit that is asked about. */
function noting(field: Field, p: Position): { readonly tell: Teller; fires(): readonly FireOf[] } {
  const known = new Map<UnitIndex, FireFactor[]>();
  return {
    tell(unit) {
      const factors: FireFactor[] = [];
      known.set(unit, factors);
      return factors;
    },
    fires: () =>
      [...known].map(([unit, factors]) => ({
        unit: field.units[unit].id,
        strength: strengthOf(field, p, unit),
        factors,
      })),
  };
}

/** An assault weighed before its dice are rolled. */
export interface AssaultForecast {
  /** Points that fire, what is added to the attackers’ dice and taken from the defenders’ (NWO-7.6-h). */
  readonly attack: number;
  readonly defence: number;
  readonly difference: number;
  /** What each unit fires with, and what changes it. */
  readonly fire: { readonly attackers: readonly FireOf[]; readonly defenders: readonly FireOf[] };
  readonly flanked: boolean;
  /** The defender fires first, or may (NWO-7.3-d). */
  readonly first: boolean;
  /** Chances, 1 in all. */
  readonly chances: Readonly<Record<AssaultEnd, number>>;
  /** Steps that each side loses on average. */
  readonly losses: { readonly attackers: number; readonly defenders: number };
  /** Victory points of the units of each side that are eliminated on average, foot artillery that does not stand among them (NWO-18-a). */
  readonly points: { readonly attackers: number; readonly defenders: number };
}

/** Faces of a die with which a group of some morale holds (NWO-2.3-b). */
const DIE = 6;

/** What comes of an assault, as it adds up over the rolls. */
interface Outcomes {
  readonly chances: Record<AssaultEnd, number>;
  readonly losses: { attackers: number; defenders: number };
  readonly points: { attackers: number; defenders: number };
}

/** Losses as they would be, on a position that is otherwise the same. */
type Shadow = Position;

/** An assault on its way through its stages. */
interface Course {
  readonly field: Field;
  readonly hex: HexIndex;
  readonly attackers: readonly UnitIndex[];
  readonly defenders: readonly UnitIndex[];
  readonly exposed: readonly UnitIndex[];
  readonly first: number;
  readonly surprised: readonly UnitIndex[];
  readonly flanked: number;
  readonly fast: boolean;
  readonly givesWay: boolean;
  readonly guns: readonly number[];
}

/**
 * What an assault by these units on a hex would lead to now, over every roll of the dice. Assumed: nobody slips away or breaks off by
 * choice, no battery supports from afar, a defender who may fire first does, each hit is taken where it costs the least strength.
 * @param attackers units of one side next to the hex @param hex a hex with units of the other
 */
export function forecastAssault(
  field: Field,
  p: Position,
  attackers: readonly UnitIndex[],
  hex: HexIndex,
): AssaultForecast {
  const course = courseOf(field, p, attackers, hex);
  const chances: Record<AssaultEnd, number> = { carried: 0, held: 0, repulsed: 0, ruin: 0 };
  const losses = { attackers: 0, defenders: 0 };
  const points = { attackers: 0, defenders: 0 };
  const whole = { ...course, supports: [] };
  const difference = differenceIn(field, p, whole);
  const [ofAttack, ofDefence] = [noting(field, p), noting(field, p)];
  const defence = defendingShots(field, p, whole, ofDefence.tell);
  for (const [hitsOnAttackers, chance] of chancesOfHits(field, defence, -difference).entries()) {
    if (chance === 0) continue;
    for (const [hitsOnDefenders, share] of replyTo(course, p, hitsOnAttackers).entries()) {
      const weight = chance * share;
      if (weight === 0) continue;
      const hits = course.givesWay
        ? [halfDown(hitsOnAttackers), halfDown(hitsOnDefenders)]
        : [hitsOnAttackers, hitsOnDefenders];
      settle(course, p, hits, weight, { chances, losses, points });
    }
  }
  const attack = fireStrength(attackingShots(field, p, whole, ofAttack.tell));
  return {
    fire: { attackers: ofAttack.fires(), defenders: ofDefence.fires() },
    attack,
    defence: fireStrength(defence),
    difference,
    flanked: course.flanked === 1,
    first: course.first === 1,
    chances,
    losses,
    points,
  };
}

function courseOf(field: Field, p: Position, attackers: readonly UnitIndex[], hex: HexIndex): Course {
  const side = 1 - field.sideOf[attackers[0]];
  const defenders = [...unitsAt(p, hex), ...columnsIn(field, p, side, hex)];
  const { exposed, always } = exposureOf(field, p, { hex, attackers, defenders });
  const first = always || exposed.length > 0 ? 1 : 0;
  const columns = [...inColumn(field, p, defenders)];
  const surprised = [...diggersIn(p, hex), ...columns];
  const flanked = isFlanked(field, p, { attackers, defenders, columns, hex }) ? 1 : 0;
  const assault = { hex, attackers, defenders, supports: [], first, surprised, flanked };
  const hasGuns = (units: readonly UnitIndex[]): number => (units.some((unit) => isArtillery(field.arm[unit])) ? 1 : 0);
  return {
    ...assault,
    field,
    exposed,
    fast: holdsFast(field, p, assault),
    givesWay: defenders.every((unit) => fallsBack(orderOf(field, p, unit)) && !isInFort(field, p, unit)),
    guns: [hasGuns(attackers), hasGuns(firingDefenders(field, p, assault))],
  };
}

function isLeft({ units }: Field, p: Shadow, unit: UnitIndex): boolean {
  return p.lost[unit] < stepsOf(units[unit].strength);
}

/** The position after this many hits on some units, each where it costs the least. */
function after(field: Field, p: Position, units: readonly UnitIndex[], hits: number): Shadow {
  const shadow = { ...p, lost: p.lost.slice() };
  for (let taken = 0; taken < hits; taken++) {
    const there = units.filter((unit) => isLeft(field, shadow, unit));
    const [first, ...others] = mayTakeHit(field, shadow, there, taken);
    if (first === undefined) break;
    const price = (unit: UnitIndex): number => {
      const [before, then] = [0, 1].map((more) => field.units[unit].strength[shadow.lost[unit] + more] ?? 0);
      return before - then;
    };
    const victim = others.reduce((best, unit) => (price(unit) < price(best) ? unit : best), first);
    shadow.lost[victim] += 1;
  }
  return shadow;
}

/** Chances of the attackers’ hits, once they have taken their losses before firing (NWO-7.3-e). */
function replyTo(course: Course, p: Position, hits: number): readonly number[] {
  const { field, attackers, exposed, first } = course;
  const shadow = first === 1 ? after(field, p, exposed, hits) : p;
  const assault = { ...course, supports: [], attackers: attackers.filter((unit) => isLeft(field, shadow, unit)) };
  if (assault.attackers.length === 0) return [1];
  return chancesOfHits(field, attackingShots(field, shadow, assault), differenceIn(field, shadow, assault));
}

/** Losses, then checks in their order (NWO-7.4-a..e); adds what comes of it. */
function settle(
  course: Course,
  p: Position,
  hits: readonly number[],
  weight: number,
  { chances, losses, points }: Outcomes,
): void {
  const { field, attackers, defenders, exposed, first } = course;
  const struck = after(field, p, first === 1 ? exposed : attackers, hits[ATTACKERS]);
  const shadow = after(field, struck, defenders, hits[DEFENDERS]);
  const steps = (units: readonly UnitIndex[]): number =>
    units.reduce((sum, unit) => sum + shadow.lost[unit] - p.lost[unit], 0);
  losses.attackers += weight * steps(attackers);
  losses.defenders += weight * steps(defenders);
  const left = [attackers, defenders].map((units) => units.filter((unit) => isLeft(field, shadow, unit)));
  const goes = [ATTACKERS, DEFENDERS].map((which) => chanceToGo(course, shadow, which, left[which], hits[which]));
  if (course.givesWay) [goes[ATTACKERS], goes[DEFENDERS]] = [0, 1];
  const leading = firstToCheck(course.guns);
  // NWO-7.4-e: a side that is lost because it cannot retreat does not spare the other its check
  const goesBack = wouldGoBack(field, p, left[leading]);
  const [one, other] = [goes[leading], goes[1 - leading] * (goesBack ? 1 - goes[leading] : 1)];
  const gone = leading === ATTACKERS ? [one, other] : [other, one];
  points.attackers += weight * pointsOf(field, shadow, attackers, gone[ATTACKERS]);
  points.defenders += weight * pointsOf(field, shadow, defenders, gone[DEFENDERS]);
  const wiped = left.map((units) => units.length === 0);
  if (wiped[ATTACKERS] && wiped[DEFENDERS]) chances.ruin += weight;
  else if (wiped[ATTACKERS]) {
    chances.repulsed += weight * (1 - gone[DEFENDERS]);
    chances.ruin += weight * gone[DEFENDERS];
  } else if (wiped[DEFENDERS]) {
    chances.carried += weight * (1 - gone[ATTACKERS]);
    chances.ruin += weight * gone[ATTACKERS];
  } else {
    const both = goesBack ? 0 : one * other;
    chances.repulsed += weight * (gone[ATTACKERS] - both);
    chances.carried += weight * (gone[DEFENDERS] - both);
    chances.held += weight * (1 - gone[ATTACKERS] - gone[DEFENDERS] + both);
    chances.ruin += weight * both;
  }
}

/** Victory points of units that are eliminated. @param goes the chance that the others retreat, which foot artillery does not survive (NWO-7.4-g) */
function pointsOf(field: Field, p: Shadow, units: readonly UnitIndex[], goes: number): number {
  const { perArtilleryPoint, perPoint } = field.module.victory;
  let points = 0;
  for (const unit of units) {
    const lost = isLeft(field, p, unit) ? (field.arm[unit] === FOOT ? goes : 0) : 1;
    points += lost * field.units[unit].strength[0] * (isArtillery(field.arm[unit]) ? perArtilleryPoint : perPoint);
  }
  return points;
}

/** The chance that a side which checks retreats. */
function chanceToGo(course: Course, p: Shadow, which: number, units: readonly UnitIndex[], hits: number): number {
  if (hits === 0 || units.length === 0 || (which === DEFENDERS && course.fast)) return 0;
  const attacking = which === ATTACKERS;
  const morale = moraleOf(
    { field: course.field, p },
    {
      units,
      attacking,
      backed: !attacking && course.guns[DEFENDERS] === 1,
      pressure: { artilleryFire: course.guns[1 - which] === 1, flanked: !attacking && course.flanked === 1 },
    },
  );
  return (DIE - morale) / DIE;
}
