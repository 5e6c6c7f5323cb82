import { type HexIndex, NOWHERE, type Hexside } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import { columnsIn } from "../army/columns.ts";
import { areaAround, commandersOver } from "../army/command.ts";
import type { Field } from "../field.ts";
import { NONE, ORDER_RANGE, type SideIndex, type UnitIndex } from "../measures.ts";
import { closesUp, isBivouac } from "../turn/night.ts";
import { type Mover, fallsBack, isInFort } from "../army/mover.ts";
import { isAmong } from "../orders/order-book.ts";
import { BEGAN_IN_ZONE, type Position, firstAt, holds, inZoneOf, marked } from "../position.ts";
import { isProgress, isUnbound } from "../orders/progress.ts";
import { MOVEMENT } from "./refusals.ts";
import { refuseCrossing } from "../land/crossings.ts";
import { actsWith, boundBy, membersOf } from "../army/standing.ts";
import { armyTrain, hasTrain } from "../army/wagons.ts";
import { isArtillery } from "../measures.ts";
import { type Way, priceAlong } from "./step-cost.ts";

/** More than an action can hold of units of a Probe in contact (NWO-12.3.PR-b). */
export const PROBE_LIMIT = 2;

/** Why a unit may not go over a hexside, apart from what it costs; undefined if it may (5.4, 5.5, 12.1, 12.3). */
export function refuseStep(field: Field, p: Position, way: Way, hexside: Hexside): Refusal | undefined {
  const { map, prices } = field;
  const { mover, hex } = way;
  const to = map.neighbours[hexside];
  if (to === NOWHERE) return MOVEMENT["step-apart"];
  if (prices.onFoot[hexside] === 0 && priceAlong(field, p, way, hexside) === 0) return MOVEMENT["step-closed"];
  if (holds(field, p, 1 - mover.side, to)) return MOVEMENT["step-enemy"];
  if (columnsIn(field, p, 1 - mover.side, to).length > 0) return MOVEMENT["step-tail"];
  const closed = refuseCrossing(field, p, mover.unit, hexside, "step");
  if (closed !== undefined) return closed;
  for (const refuse of field.special.refuseStep) {
    const refusal = refuse(field, p, mover, hexside, hex, to);
    if (refusal !== undefined) return refusal;
  }
  if (hasTrain(field, p, mover.side, to)) return MOVEMENT["step-train"];
  return (
    refuseLeaving(field, p, way, to) ?? refuseEntering(field, p, way, to) ?? refuseDirection(field, p, mover, hex, to)
  );
}

/** NWO-5.4-d, NWO-5.4-e, NWO-5.4-f, NWO-5.4-g, NWO-12.3.AT-e, NWO-RUL055, NWO-RUL188 */
function refuseLeaving(field: Field, p: Position, { mover, hex, steps }: Way, to: HexIndex): Refusal | undefined {
  const { order, cavalry, side, unit } = mover;
  if (!inZoneOf(field, p, 1 - side, hex) || isInFort(field, p, unit)) return undefined;
  const bound = order === "attack" || (order === "probe" && !cavalry);
  if (bound && !inZoneOf(field, p, 1 - side, to)) return MOVEMENT["step-leaves"];
  if (cavalry || fallsBack(order) || order === "reserve") return undefined;
  return steps === 0 && marked(p, unit, BEGAN_IN_ZONE) ? MOVEMENT["step-pinned"] : undefined;
}

function refuseEntering(field: Field, p: Position, way: Way, to: HexIndex): Refusal | undefined {
  const { mover } = way;
  if (!inZoneOf(field, p, 1 - mover.side, to)) return undefined;
  const { night, rain } = field.module.turns[Math.max(1, p.turn) - 1];
  if (night || rain) return MOVEMENT["step-dark"]; // NWO-5.5-a, NWO-16.1-a; leaving stays allowed (NWO-5.5-b)
  if (!mover.commanded) return MOVEMENT["step-uncommanded"]; // NWO-12.1-e
  if (mover.artillery && !way.escorted && !hasEscort(field, p, to)) return MOVEMENT["step-guns"]; // NWO-5.4-i
  switch (mover.order) {
    case "attack":
      return undefined;
    case "probe":
      // NWO-RUL189
      return contactOf(field, p, mover) >= PROBE_LIMIT && !inZoneOf(field, p, 1 - mover.side, way.hex)
        ? MOVEMENT["step-probe"]
        : undefined;
    case "defend":
      return mover.standing !== undefined && isAmong(mover.standing.held, to) ? undefined : MOVEMENT["step-defend"]; // NWO-12.3.DF-a
    case "fall-back":
    case "general-retreat":
      return hasWayOut(field, p, way) ? MOVEMENT["step-escape"] : undefined; // NWO-12.3.FB-c
    case "delay":
      return MOVEMENT["step-delay"];
    case "march":
      return MOVEMENT["step-order"];
    case "reserve":
      return MOVEMENT["step-reserve"];
  }
}

function hasEscort(field: Field, p: Position, hex: HexIndex): boolean {
  for (let unit = firstAt(p, hex); unit !== NONE; unit = p.next[unit]) if (!isArtillery(field.arm[unit])) return true;
  return false;
}

/** Units of its holder in enemy zones of control. @param but excluding those that go with it, itself if not given */
export function contactOf(
  field: Field,
  p: Position,
  { holder, unit, side }: Mover,
  but: readonly UnitIndex[] = [unit],
): number {
  let count = 0;
  for (const other of membersOf(field, p, holder)) {
    const hex = p.place[other];
    if (!but.includes(other) && hex >= 0 && boundBy(field, p, other) === holder && inZoneOf(field, p, 1 - side, hex))
      count += 1;
  }
  return count;
}

/** Is there a step out without a zone of control? */
function hasWayOut(field: Field, p: Position, { hex, mover }: Way): boolean {
  const { neighbours } = field.map;
  for (let hexside = hex * 6; hexside < hex * 6 + 6; hexside++) {
    const to = neighbours[hexside];
    if (to === NOWHERE || field.prices.onFoot[hexside] === 0) continue;
    if (!holds(field, p, 1 - mover.side, to) && !inZoneOf(field, p, 1 - mover.side, to)) return true;
  }
  return false;
}

/** Steps that an order, or being out of command, rules out whatever their cost. */
function refuseDirection(field: Field, p: Position, mover: Mover, from: HexIndex, to: HexIndex): Refusal | undefined {
  if (!mover.commanded) return leadsToCommand(field, p, mover, from, to) ? undefined : MOVEMENT["step-away"];
  if (isBivouac(field, p, mover)) return closesUp(field, p, mover, from, to) ? undefined : MOVEMENT["step-bivouac"];
  if (mover.order === "march") {
    if (isProgress(field, p, mover, from, to)) return undefined;
    return mover.standing !== undefined && isUnbound(mover.standing)
      ? MOVEMENT["step-towards"]
      : MOVEMENT["step-route"];
  }
  if (fallsBack(mover.order)) return isProgress(field, p, mover, from, to) ? undefined : MOVEMENT["step-nearer"];
  return undefined;
}

/** NWO-12.1-f, NWO-RUL162: each step brings it nearer, on the trace, to a leader who commands it, or the train that it guards (NWO-19.4.9-a). */
function leadsToCommand(
  field: Field,
  p: Position,
  { unit, side, standing }: Mover,
  from: HexIndex,
  to: HexIndex,
): boolean {
  const train = standing?.order.guards === true ? armyTrain(field, p, side) : NONE;
  if (train !== NONE) return leadsTowards(field, p, side, p.seat[train], from, to);
  for (const leader of commandersOver(field, p, actsWith(field, p, unit)))
    if (leadsTowards(field, p, side, p.post[leader], from, to)) return true;
  return false;
}

/** Does a step bring a unit nearer to a post: by tracing, or in hexes if tracing reaches neither? */
function leadsTowards(
  field: Field,
  p: Position,
  side: SideIndex,
  post: HexIndex,
  from: HexIndex,
  to: HexIndex,
): boolean {
  const { grid } = field.map;
  const [before, after] = [grid.distance(from, post), grid.distance(to, post)];
  // the cheapest hex costs a half: the trace reaches no further than its budget
  if (Math.min(before, after) > ORDER_RANGE) return after < before;
  const cost = areaAround(field, p, side, post, ORDER_RANGE);
  if (cost[from] === -1 && cost[to] === -1) return after < before;
  return cost[to] !== -1 && (cost[from] === -1 || cost[to] < cost[from]);
}
