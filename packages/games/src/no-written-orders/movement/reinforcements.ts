import { type HexIndex, NOWHERE, NO_WAY, TERRAIN } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import { arrivalShift, arrivalTurn, luckOf } from "./arrival-shift.ts";
import { orderFrom } from "../situations/beginning.ts";
import { pointsAt, strengthOf } from "../army/combatants.ts";
import { chargeEntry, comeOn, gatesOf, isEntry, pointsOnEntry } from "./entries.ts";
import { DIVISION, type Field, FORMATION } from "../field.ts";
import type { SegmentFrame } from "../frames/movement.ts";
import { beginEntry } from "./march.ts";
import { CONFEDERATE, NONE, STACKING_LIMIT, type SideIndex, type UnitIndex, UNION } from "../measures.ts";
import { type Order, standingFrom } from "../orders/order-book.ts";
import { type Play, hexId, leaderId, roll } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { DETACHED, type Position, WAITING, mark } from "../position.ts";
import { offerReactions } from "../charges/reactions.ts";
import { overrun } from "./presence.ts";
import { MOVEMENT } from "./refusals.ts";
import { isArriving } from "../army/standing.ts";

/** Turns before a group is due in which its luck is rolled (NWO-19.1-a). */
const WARNING = 2;

/** Groups that arrive this turn: their leaders wait where they come on, and their orders are in force (NWO-9-d, NWO-9-g, NWO-RUL135). */
export function bringUp(play: Play): void {
  const { field, p } = play;
  p.entered = p.entered.map(() => 0);
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
      tell(play, {
        type: "leader-came",
        rule: "NWO-RUL135",
        leader: leaderId(play, leader),
        hex: hexId(play, hex),
      });
    }
    if (arrival.headquarters)
      for (const army of field.armies[side]) {
        if (p.seat[army] !== WAITING) continue;
        p.seat = p.seat.with(army, hex);
        const town = firstTown(field, hex);
        if (town !== hex) p.standing = p.standing.with(army, marchTo(p, town));
      }
    giveOrders(field, p, group, hex);
  }
}

/** Are units of the group in play with these options? */
function plays(field: Field, group: number): boolean {
  return field.groupOf.includes(group);
}

/**
 * The first town along the roads and trails from an entry, where units halt by default if their headquarters are away (NWO-9-e); the entry
 * if there is none.
 */
function firstTown({ map }: Field, entry: HexIndex): HexIndex {
  const open = [entry];
  for (const hex of open) {
    if (map.terrain[hex] === TERRAIN.town || map.terrain[hex] === TERRAIN["wood town"]) return hex;
    for (let hexside = hex * 6; hexside < hex * 6 + 6; hexside++) {
      const next = map.neighbours[hexside];
      if (next !== NOWHERE && map.way[hexside] !== NO_WAY && !open.includes(next)) open.push(next);
    }
  }
  return entry;
}

function marchTo({ turn }: Position, flag: HexIndex): ReturnType<typeof standingFrom> {
  const order: Order = { type: "march", target: { flag, hexes: [flag] }, waypoints: [], forced: false, hidden: false };
  return standingFrom([order], "rule", turn, turn, () => "");
}

/** A formation without an order of the scenario marches to its headquarters, while they are away to the first town (NWO-9-d, NWO-9-e). */
function giveOrders(field: Field, p: Position, group: number, hex: HexIndex): void {
  const arrival = field.scenario.arrivals[group];
  for (const data of arrival.orders) {
    const holder = field.holderIndex.get(data.to);
    if (holder === undefined || p.standing[holder] !== undefined) continue;
    p.standing = p.standing.with(holder, orderFrom(field, p, holder, data));
    if (field.holders[holder].kind === DIVISION)
      for (const unit of field.holders[holder].units) mark(p, unit, DETACHED);
  }
  const formation = field.holderIndex.get(arrival.formation);
  if (formation === undefined || p.standing[formation] !== undefined || !field.holders[formation].chit) return;
  if (field.holders[formation].kind !== FORMATION || arrival.orders.length > 0) return;
  const { army } = field.holders[formation];
  const away = army === NONE || p.seat[army] < 0;
  const flag = away ? firstTown(field, hex) : (p.standing[army]?.order.target?.flag ?? p.seat[army]);
  p.standing = p.standing.with(formation, marchTo(p, flag));
}

/** Under `variableReinforcements` groups due in two turns may come earlier or later; only their owner learns of it (NWO-19.1-a, NWO-19.1-b, NWO-19.1-c, NWO-19.1-d, NWO-19.1-e, NWO-DR25). */
export function throwForArrivals(play: Play): void {
  const { field, p } = play;
  if (field.options.variableReinforcements !== "on") return;
  const { arrivals } = field.scenario;
  const first = p.turn === field.scenario.firstTurn;
  for (const [group, { side, turn, entries }] of arrivals.entries()) {
    const thrown = first ? turn <= p.turn + WARNING : turn === p.turn + WARNING;
    if (!thrown || p.due[group] === 0 || !plays(field, group)) continue;
    const index: SideIndex = side === "union" ? UNION : CONFEDERATE;
    const own = arrivals.flatMap((one, at) =>
      one.side === side && at !== group && p.due[at] !== 0 ? [p.due[at] - one.turn] : [],
    );
    const luck = luckOf(own.filter((late) => late > 0).length, own.filter((late) => late < 0).length);
    const die = roll(play, "arrival", index, [{ value: luck, rule: "NWO-19.1-d" }]);
    const before = arrivals.flatMap((one, at) =>
      one.turn < turn && one.entries.some((entry) => entries.includes(entry)) ? [p.due[at]] : [],
    );
    p.due = p.due.with(group, arrivalTurn(turn, arrivalShift(die.die, luck), [field.scenario.firstTurn, ...before]));
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
  if (!segment.units.includes(unit) || !isArriving(field, p, unit)) return MOVEMENT["enter-other"];
  const gates = gatesOf(field, p, field.groupOf[unit], segment.side);
  const gate = gates.find(([, one]) => one === hex);
  if (gate === undefined)
    return isEntry(field, field.groupOf[unit], hex) ? MOVEMENT["enter-there"] : MOVEMENT["enter-elsewhere"];
  const [entry] = gate;
  const left = pointsOnEntry(field, p, unit, hex, [unit], p.entered[entry]);
  const full = pointsAt(field, p, hex) + strengthOf(field, p, unit) > STACKING_LIMIT;
  // a unit that cannot go on from a full hex waits for the next turn
  return full && left === 0 ? MOVEMENT["enter-full"] : undefined;
}

/** Hexes where a unit may come on. */
export function entriesOf(field: Field, p: Position, segment: SegmentFrame, unit: UnitIndex): HexIndex[] {
  if (!isArriving(field, p, unit)) return [];
  return gatesOf(field, p, field.groupOf[unit], segment.side)
    .map(([, hex]) => hex)
    .filter((hex) => refuseEnter(field, p, segment, unit, hex) === undefined);
}

/**
 * It comes on, and also pays for those before it (NWO-9-b, NWO-RUL136); by road if its order marches (NWO-9-f). Enemy leaders, headquarters
 * and trains alone there are treated as when any unit enters (NWO-11.1-d, NWO-11.4-b, NWO-19.4.3-a).
 */
export function enter(play: Play, segment: SegmentFrame, unit: UnitIndex, hex: HexIndex): void {
  const { field, p } = play;
  const gate = gatesOf(field, p, field.groupOf[unit], segment.side).find(([, one]) => one === hex);
  if (gate === undefined) throw new Error("A unit came on where it may not.");
  const spent = p.entered[gate[0]];
  comeOn(play, segment.side, unit, hex);
  const points = pointsOnEntry(field, p, unit, hex, [unit], spent);
  beginEntry(play, segment, unit, points, spent);
  chargeEntry(field, p, segment.side, { units: [unit], hex, spent });
  offerReactions(play, 1 - segment.side, [unit], hex, false); // NWO-7.9-a
  overrun(play, 1 - segment.side, hex);
}
