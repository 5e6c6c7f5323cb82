import { type HexIndex, NO_WAY, ROAD, TERRAIN } from "@stonebridge/board";
import type { Refusal } from "@stonebridge/kernel";
import { arrivalShift, arrivalTurn, luckOf } from "./arrival-shift.ts";
import { orderFrom } from "./beginning.ts";
import { allowanceNow } from "./condition.ts";
import { recordControl } from "./control.ts";
import { DIVISION, type Field, FORMATION } from "./field.ts";
import type { SegmentFrame } from "./frames/movement.ts";
import { beginEntry } from "./march.ts";
import { CONFEDERATE, NONE, POINT, STACKING_LIMIT, type SideIndex, type UnitIndex, UNION } from "./measures.ts";
import { moverOf } from "./mover.ts";
import { type Order, standingFrom } from "./order-book.ts";
import { type Play, hexId, leaderId, roll, sideId, tell, unitId } from "./play.ts";
import { DETACHED, type Position, WAITING, holds, inZoneOf, mark, setDown } from "./position.ts";
import { refuse } from "./refusals.ts";
import { pointsAt, strengthOf } from "./combatants.ts";
import { isArriving } from "./standing.ts";
import { entryHex } from "./starting-places.ts";
import { friendsAt, isFreeToMarch } from "./step-rules.ts";
import { hasTrain } from "./wagons.ts";

/** Turns before a group is due in which its luck is thrown for (NWO-19.1-a). */
const WARNING = 2;

/** Hexes where a group comes on: its entries, or where the enemy bars one the nearest out of his reach (NWO-9-a, NWO-9-c). */
function gatesOf(
  field: Field,
  p: Position,
  group: number,
  side: SideIndex,
): readonly (readonly [entry: number, hex: HexIndex])[] {
  return field.scenario.arrivals[group].entries.flatMap((id) => {
    const entry = field.module.entries.findIndex((one) => one.id === id);
    return openNear(field, p, side, entryHex(field, id)).map((hex) => [entry, hex] as const);
  });
}

function openNear(field: Field, p: Position, side: SideIndex, hex: HexIndex): readonly HexIndex[] {
  const { grid, playable } = field.map;
  const isOpen = (one: HexIndex): boolean =>
    playable[one] === 1 &&
    !holds(field, p, 1 - side, one) &&
    !inZoneOf(field, p, 1 - side, one) &&
    !hasTrain(field, p, side, one);
  for (let radius = 0; radius < grid.rows; radius++) {
    const open = Array.from(grid.ring(hex, radius)).filter(isOpen);
    if (open.length > 0) return open;
  }
  return [];
}

/** Groups that come in this turn: their leaders wait where they come on, their orders are in force (NWO-9-d, NWO-9-g, NWO-RUL135). */
export function bringUp(play: Play): void {
  const { field, p } = play;
  p.entered.fill(0);
  for (const [group, arrival] of field.scenario.arrivals.entries()) {
    if (p.due[group] !== p.turn || !plays(field, group)) continue;
    const side = arrival.side === "union" ? UNION : CONFEDERATE;
    const [gate] = gatesOf(field, p, group, side);
    if (gate === undefined) continue;
    const [, hex] = gate;
    for (const id of arrival.leaders) {
      const leader = field.leaderIndex.get(id);
      if (leader === undefined || p.post[leader] >= 0) continue;
      p.post[leader] = hex;
      tell(play, { type: "leader-came", rule: "NWO-RUL135", leader: leaderId(play, leader), hex: hexId(play, hex) });
    }
    if (arrival.headquarters) for (const army of field.armies[side]) if (p.seat[army] === WAITING) p.seat[army] = hex;
    giveOrders(field, p, group, hex);
  }
}

/** Do units of the group play with these options? */
function plays(field: Field, group: number): boolean {
  return field.groupOf.includes(group);
}

/** A formation without an order of the scenario marches to its headquarters, by default to the entry’s hex while they are away (NWO-9-d, NWO-9-e). */
function giveOrders(field: Field, p: Position, group: number, hex: HexIndex): void {
  const arrival = field.scenario.arrivals[group];
  for (const data of arrival.orders) {
    const holder = field.holderIndex.get(data.to);
    if (holder === undefined || p.standing[holder] !== undefined) continue;
    p.standing[holder] = orderFrom(field, p, holder, data);
    if (field.holders[holder].kind === DIVISION)
      for (const unit of field.holders[holder].units) mark(p, unit, DETACHED);
  }
  const formation = field.holderIndex.get(arrival.formation);
  if (formation === undefined || p.standing[formation] !== undefined || !field.holders[formation].chit) return;
  if (field.holders[formation].kind !== FORMATION || arrival.orders.length > 0) return;
  const { army } = field.holders[formation];
  const seat = army === NONE || p.seat[army] < 0 ? hex : p.seat[army];
  const target = { flag: seat, hexes: [seat] };
  const order: Order = { type: "march", target, waypoints: [], forced: false, hidden: false };
  p.standing[formation] = standingFrom([order], "rule", p.turn, p.turn, () => "");
}

/** Under `variableReinforcements` groups due in two turns may come earlier or later; only their owner learns of it (NWO-19.1-a..e, NWO-DR25). */
export function throwForArrivals(play: Play): void {
  const { field, p } = play;
  if (field.options.variableReinforcements !== "on") return;
  const { arrivals } = field.scenario;
  const first = p.turn === field.scenario.firstTurn;
  for (const [group, { side, turn, entries }] of arrivals.entries()) {
    const thrown = first ? turn <= p.turn + WARNING && turn > p.turn : turn === p.turn + WARNING;
    if (!thrown || p.due[group] === 0 || !plays(field, group)) continue;
    const index: SideIndex = side === "union" ? UNION : CONFEDERATE;
    const own = arrivals.flatMap((one, at) => (one.side === side && at !== group ? [p.due[at] - one.turn] : []));
    const luck = luckOf(own.filter((late) => late > 0).length, own.filter((late) => late < 0).length);
    const die = roll(play, "arrival", index, [{ value: luck, rule: "NWO-19.1-d" }]);
    const before = arrivals.flatMap((one, at) =>
      one.turn < turn && one.entries.some((entry) => entries.includes(entry)) ? [p.due[at]] : [],
    );
    p.due[group] = arrivalTurn(turn, arrivalShift(die.die, luck), before);
    tell(play, {
      type: "arrival-thrown",
      rule: "NWO-19.1-a",
      audience: [side],
      group: arrivals[group].id,
      turn: p.due[group],
    });
  }
}

/** Why a unit may not come on at a hex in this segment. */
export function refuseEnter(
  field: Field,
  p: Position,
  segment: SegmentFrame,
  unit: UnitIndex,
  hex: HexIndex,
): Refusal | undefined {
  if (!segment.units.includes(unit) || !isArriving(field, p, unit)) return refuse("enter-other");
  const gates = gatesOf(field, p, field.groupOf[unit], segment.side);
  const gate = gates.find(([, one]) => one === hex);
  if (gate === undefined) return refuse("enter-there");
  const [entry] = gate;
  const left = allowanceNow(field, p, unit) - p.entered[entry] - ownCost(field, p, unit, hex);
  const full = pointsAt(field, p, hex) + strengthOf(field, p, unit) > STACKING_LIMIT;
  // who cannot go on from a full hex waits for the next turn
  return full && left <= 0 ? refuse("enter-full") : undefined;
}

/** Hexes where a unit may come on. */
export function entriesOf(field: Field, p: Position, segment: SegmentFrame, unit: UnitIndex): HexIndex[] {
  if (!isArriving(field, p, unit)) return [];
  return gatesOf(field, p, field.groupOf[unit], segment.side)
    .map(([, hex]) => hex)
    .filter((hex) => refuseEnter(field, p, segment, unit, hex) === undefined);
}

/** It comes on, and pays for those before it too (NWO-9-b, NWO-RUL136); by road if its order marches (NWO-9-f). */
export function enter(play: Play, segment: SegmentFrame, unit: UnitIndex, hex: HexIndex): void {
  const { field, p } = play;
  const group = field.groupOf[unit];
  const gate = gatesOf(field, p, group, segment.side).find(([, one]) => one === hex);
  if (gate === undefined) throw new Error("A unit came on where it may not.");
  const [entry] = gate;
  const spent = p.entered[entry] + ownCost(field, p, unit, hex);
  p.entered[entry] = spent;
  setDown(field, p, unit, hex);
  recordControl(field, p, hex);
  tell(play, {
    type: "entered",
    rule: "NWO-9-a",
    unit: unitId(play, unit),
    hex: hexId(play, hex),
    side: sideId(segment.side),
  });
  if (!field.groupOf.some((one, other) => one === group && p.place[other] === WAITING)) p.due[group] = 0;
  beginEntry(play, segment, unit, Math.max(0, allowanceNow(field, p, unit) - spent));
}

/** What the hex itself costs (NWO-9-b, NWO-5.3-c, NWO-9-f). */
function ownCost(field: Field, p: Position, unit: UnitIndex, hex: HexIndex): number {
  const mover = moverOf(field, p, unit);
  const { way, rail, terrain } = field.map;
  if (mover.byRoad && isFreeToMarch(field, p, mover, hex)) {
    let best = NO_WAY;
    for (let side = hex * 6; side < hex * 6 + 6; side++) best = Math.max(best, way[side], rail[side]);
    if (best !== NO_WAY) return best === ROAD ? POINT / 2 : POINT;
  }
  const woods = (mover.infantry ? 2 : 4) * POINT;
  const land = terrain[hex] === TERRAIN.woods ? woods : terrain[hex] === TERRAIN.fort ? 2 * POINT : POINT;
  return land + POINT * friendsAt(p, hex, unit);
}
