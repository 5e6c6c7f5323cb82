import type { HexIndex } from "@stonebridge/board";
import { spiritOf } from "./condition.ts";
import type { Field } from "../field.ts";
import type { Firing } from "./fire-strength.ts";
import { type LeaderIndex, NONE, type UnitIndex } from "../measures.ts";
import type { Steadiness } from "./morale.ts";
import { FALLEN, LOW_AMMUNITION, type Position, RALLIED, firstAt, marked } from "../position.ts";
import { actsWith, boundBy, isReserve } from "./standing.ts";
import { isDamaged, stepsOf, strengthAfter } from "./steps.ts";

/** Strength points of a unit as it is now. */
export function strengthOf(field: Field, p: Position, unit: UnitIndex): number {
  return strengthAfter(field.units[unit].strength, p.lost[unit]);
}

/** Strength points in a hex (NWO-5.3-a, NWO-RUL052). */
export function pointsAt(field: Field, p: Position, hex: HexIndex): number {
  let points = 0;
  for (let unit = firstAt(p, hex); unit !== NONE; unit = p.next[unit]) points += strengthOf(field, p, unit);
  return points;
}

export function stepsLeft(field: Field, p: Position, unit: UnitIndex): number {
  return stepsOf(field.units[unit].strength) - p.lost[unit];
}

/** A unit as it fires. @param disruption the mark that halves it: DISRUPTED, in an assault BEGAN_DISRUPTED (NWO-RUL094) */
export function firingOf(field: Field, p: Position, unit: UnitIndex, disruption: number): Firing {
  return {
    strength: strengthOf(field, p, unit),
    arm: field.arm[unit],
    repeaters: field.units[unit].armament === "repeater",
    disrupted: marked(p, unit, disruption),
    lowAmmo: marked(p, unit, LOW_AMMUNITION),
  };
}

/** Leaders who can lift a unit: its formation’s or division’s, its wing’s, its army’s (table TM). */
function leadersOver({ holders }: Field, bound: number, formation: number): readonly LeaderIndex[] {
  const { leader, wing, army } = holders[formation];
  return [holders[bound].leader, leader, ...[wing, army].map((one) => (one === NONE ? NONE : holders[one].leader))];
}

/** Is it with one of its leaders who is neither lost nor busy rallying (NWO-RUL152, NWO-RUL203)? */
function isLed(field: Field, p: Position, unit: UnitIndex): boolean {
  const over = leadersOver(field, boundBy(field, p, unit), actsWith(field, p, unit));
  return over.some(
    (leader) =>
      leader !== NONE && p.post[leader] === p.place[unit] && (p.leaderMarks[leader] & (FALLEN | RALLIED)) === 0,
  );
}

/**
 * A unit as its morale counts.
 * @param backed it defends in one stack with artillery that fires (NWO-8.2-e, NWO-RUL127), or charges with any leader in reaction
 * (NWO-7.9-a)
 * @param attacking being on Reserve does not count then (NWO-RUL016)
 */
export function steadinessOf(
  field: Field,
  p: Position,
  unit: UnitIndex,
  backed: boolean,
  attacking: boolean,
): Steadiness {
  return {
    arm: field.arm[unit],
    base: field.units[unit].morale,
    damaged: isDamaged(p.lost[unit]),
    spirit: spiritOf(field, p, unit),
    lowAmmo: marked(p, unit, LOW_AMMUNITION),
    supported: backed || isLed(field, p, unit),
    unready: !attacking && isReserve(p, boundBy(field, p, unit)),
  };
}

/** Notes that these units take part in combat: none of their holders rests (NWO-16.2-f). */
export function noteFought(field: Field, p: Position, units: readonly UnitIndex[]): void {
  for (const unit of units) p.foughtIn = p.foughtIn.with(boundBy(field, p, unit), p.turn);
}

/** Notes that these units were attacked this turn: no order of theirs is achieved for now (NWO-12.8-a, NWO-RUL176). */
export function noteAttacked(field: Field, p: Position, units: readonly UnitIndex[]): void {
  for (const unit of units) p.attackedIn = p.attackedIn.with(boundBy(field, p, unit), p.turn);
}
