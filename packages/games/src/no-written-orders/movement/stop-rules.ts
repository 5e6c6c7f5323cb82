import type { HexIndex } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import { inCommandAt } from "../army/command.ts";
import { allowanceNow } from "../army/condition.ts";
import { distancesTo, hexesTo, stepsOf } from "../land/distances.ts";
import { type Field, FORMATION } from "../field.ts";
import { type HolderIndex, NONE, POINT, RADIUS, STACKING_LIMIT, type UnitIndex } from "../measures.ts";
import { fallsBack } from "../army/mover.ts";
import { isBivouac } from "../turn/night.ts";
import { MOVED, type Position, firstAt, inZoneOf, marked } from "../position.ts";
import { goalOf, hexesToEnemy } from "../orders/progress.ts";
import { isWithin, stepped, type Stack } from "./reach.ts";
import { MOVEMENT } from "./refusals.ts";
import { strengthOf } from "../army/combatants.ts";
import { isUnder } from "../army/standing.ts";
import { farRange } from "../land/sight.ts";
import { type Way } from "./step-cost.ts";
import { PROBE_LIMIT, contactOf } from "./step-rules.ts";
import { TRAIN_MOVEMENT } from "../tables/ranges.ts";

/** Which units may still leave a hex in this segment, besides those that end there now (NWO-RUL051). */
export type MayLeave = (unit: UnitIndex) => boolean;

/** What always binds where a unit stops: room, command. */
export function refuseRoom(field: Field, p: Position, stack: Stack, mayLeave: MayLeave): Refusal | undefined {
  const [{ hex }] = stack;
  let strength = 0;
  for (const { mover } of stack) strength += strengthOf(field, p, mover.unit);
  for (let unit = firstAt(p, hex); unit !== NONE; unit = p.next[unit]) {
    if (stack.some(({ mover }) => mover.unit === unit)) continue;
    if (marked(p, unit, MOVED) || !mayLeave(unit)) strength += strengthOf(field, p, unit);
  }
  if (strength > STACKING_LIMIT) return MOVEMENT["stop-full"];
  // NWO-12.1-d, NWO-RUL161; a unit out of command regains it as fast as possible (NWO-12.1-f)
  for (const { mover, steps } of stack)
    if (mover.commanded && steps > 0 && !inCommandAt(field, p, mover.unit, hex)) return MOVEMENT["stop-command"];
  return undefined;
}

/** Duties of one unit that are tested where its move ends (reading 3, 3.13), each separately so that what cannot be met is excused. */
const DUTIES: readonly ((field: Field, p: Position, way: Way) => Refusal | undefined)[] = [
  refuseFurther,
  refuseFar,
  refuseProbe,
  refuseApart,
  refuseNear,
  refuseSlow,
];

const ALL_DUTIES: readonly number[] = [...DUTIES.keys()];
const EVERY_DUTY = (1 << DUTIES.length) - 1;

/** NWO-12.3.AT-f, NWO-12.3.PR-a, NWO-12.3.DL-a: never further from the target. */
function refuseFurther(field: Field, _p: Position, { mover, start, hex }: Way): Refusal | undefined {
  const { order, standing } = mover;
  const binds = order === "attack" || order === "probe" || order === "delay";
  if (!binds || !mover.commanded || standing?.order.target === undefined) return undefined;
  const steps = distancesTo(field, standing.order.target, stepsOf(field, mover.unit));
  if (steps[hex] <= steps[start]) return undefined;
  return order === "delay" ? MOVEMENT["stop-delay"] : MOVEMENT["stop-further"];
}

/** NWO-12.3.AT-a: a unit more than two hexes from every enemy comes a hex closer. */
function refuseFar(field: Field, p: Position, { mover, start, hex }: Way): Refusal | undefined {
  const { order, standing, side } = mover;
  if ((order !== "attack" && order !== "probe") || !mover.commanded || standing?.order.target === undefined)
    return undefined;
  if (hexesToEnemy(field, p, side, start) <= RADIUS) return undefined;
  const steps = distancesTo(field, standing.order.target, stepsOf(field, mover.unit));
  return steps[start] === 0 || steps[hex] < steps[start] ? undefined : MOVEMENT["stop-closer"];
}

/** NWO-12.3.PR-b, NWO-RUL189 */
function refuseProbe(field: Field, p: Position, { mover, hex, start }: Way): Refusal | undefined {
  if (mover.order !== "probe" || !inZoneOf(field, p, 1 - mover.side, hex)) return undefined;
  if (inZoneOf(field, p, 1 - mover.side, start)) return undefined;
  return contactOf(field, p, mover) >= PROBE_LIMIT ? MOVEMENT["stop-probe"] : undefined;
}

/** NWO-12.13-c, NWO-RUL183: units of a division with its own order keep within two hexes of those that have stopped already. */
function refuseApart(field: Field, p: Position, { mover, hex }: Way): Refusal | undefined {
  // NWO-19.4.9-a: guards of a train keep to it instead
  if (field.holders[mover.holder].kind === FORMATION || mover.standing?.order.guards === true) return undefined;
  if (field.special.mayStopApart.some((may) => may(field, p, mover))) return undefined;
  for (const other of field.holders[mover.holder].units) {
    if (other === mover.unit || !marked(p, other, MOVED) || !isUnder(field, p, mover.holder, other)) continue;
    if (field.map.grid.distance(hex, p.place[other]) > RADIUS) return MOVEMENT["stop-division"];
  }
  return undefined;
}

/** NWO-12.3.FB-a: further from the nearest enemy than it began, until it is out of sight (NWO-RUL191). */
function refuseNear(field: Field, p: Position, { mover, hex, start }: Way): Refusal | undefined {
  if (!fallsBack(mover.order) || !mover.commanded) return undefined;
  const now = hexesToEnemy(field, p, mover.side, hex);
  if (now >= farRange(field, p) || now > hexesToEnemy(field, p, mover.side, start)) return undefined;
  return MOVEMENT["stop-nearer"];
}

/** NWO-12.3-f: marches and retreats go on at the speed of the slowest, as long as a step leads on. */
function refuseSlow(field: Field, p: Position, way: Way): Refusal | undefined {
  const { mover, points, hex } = way;
  const retreats = fallsBack(mover.order);
  if ((mover.order !== "march" && !retreats) || !mover.commanded || isBivouac(field, p, mover)) return undefined;
  const spent = allowanceNow(field, p, mover.unit) - points;
  if (spent >= speedOf(field, p, mover.holder)) return undefined;
  if (retreats && hexesToEnemy(field, p, mover.side, hex) >= farRange(field, p)) return undefined;
  const goal = mover.standing?.order.target;
  if (goal !== undefined && !retreats && hexesTo(field, hex, goal) === 0) return undefined;
  return leadsOn(field, p, way) ? MOVEMENT["stop-speed"] : undefined;
}

/** Is there a step on that it can pay for, and beyond which it may stop? March orders offer no other. */
function leadsOn(field: Field, p: Position, way: Way): boolean {
  const hasRoom = (on: Stack): boolean => refuseRoom(field, p, on, () => false) === undefined;
  for (let hexside = way.hex * 6; hexside < way.hex * 6 + 6; hexside++) {
    const there = stepped(field, p, [way], hexside);
    if (there !== undefined && isWithin(field, p, there, hasRoom)) return true;
  }
  return false;
}

/** Halves of a movement point of the slowest unit of a holder (NWO-12.3-f). */
export function speedOf(field: Field, p: Position, holder: HolderIndex): number {
  let slowest = Infinity;
  for (const unit of field.holders[holder].units)
    if (field.allowance[unit] > 0 && isUnder(field, p, holder, unit))
      slowest = Math.min(slowest, allowanceNow(field, p, unit));
  // NWO-19.4.9-b
  if (p.standing[holder]?.order.guards === true) slowest = Math.min(slowest, TRAIN_MOVEMENT * POINT);
  return Math.max(POINT, slowest === Infinity ? 0 : slowest);
}

/**
 * Which duties bind a unit in this move: those that some end within reach fulfils, each together with the ones before it
 * (reading 3).
 */
export function bindingDuties(field: Field, p: Position, way: Way, mayLeave: MayLeave): readonly number[] {
  // of every end, the duties that it fulfils, a bit each
  const ends = new Set<number>();
  const mayEnd = (there: Stack): boolean => {
    if (refuseRoom(field, p, there, mayLeave) !== undefined) return false;
    const met = dutiesMet(field, p, there[0]);
    ends.add(met);
    return met === EVERY_DUTY;
  };
  if (isWithin(field, p, [way], mayEnd)) return ALL_DUTIES;
  let bits = 0;
  for (const duty of ALL_DUTIES) {
    const tried = bits | (1 << duty);
    if ([...ends].some((met) => (met & tried) === tried)) bits = tried;
  }
  return ALL_DUTIES.filter((duty) => (bits & (1 << duty)) !== 0);
}

/** The duties that a unit would fulfil by stopping here, a bit each. */
function dutiesMet(field: Field, p: Position, way: Way): number {
  let met = 0;
  for (const duty of ALL_DUTIES) if (DUTIES[duty](field, p, way) === undefined) met |= 1 << duty;
  return met;
}

/** Why a unit may not stop where it is; undefined if it may. */
export function refuseStop(
  field: Field,
  p: Position,
  way: Way,
  duties: readonly number[],
  mayLeave: MayLeave,
): Refusal | undefined {
  for (const duty of duties) {
    const refusal = DUTIES[duty](field, p, way);
    if (refusal !== undefined) return refusal;
  }
  return refuseRoom(field, p, [way], mayLeave);
}

/** Waypoints passed by a piece that reaches a hex (NWO-12.3.MA-c). */
export function passedAt(way: Pick<Way, "mover">, passed: number, hex: HexIndex): number {
  const { standing } = way.mover;
  if (standing === undefined || passed >= standing.order.waypoints.length) return passed;
  return goalOf(way.mover, passed)?.flag === hex ? passed + 1 : passed;
}
