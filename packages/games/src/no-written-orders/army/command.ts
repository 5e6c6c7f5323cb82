import { type HexIndex, NOWHERE, opposite } from "@stonebridge/board";
import { type Field, FORMATION, WING } from "../field.ts";
import {
  COMMAND_RANGE,
  type HolderIndex,
  type LeaderIndex,
  NONE,
  RADIUS,
  type SideIndex,
  type UnitIndex,
} from "../measures.ts";
import { momentOf } from "../position/moment.ts";
import { COMMANDS, DETACHED, FALLEN, type Position, gatesOf, marked } from "../position.ts";
import { tracePrices } from "../land/crossings.ts";
import { actsWith, membersOf } from "./standing.ts";
import { armyTrain } from "./wagons.ts";

/**
 * Spreads from a hex where a side’s leaders can trace and ride, in halves of a movement point (NWO-5.2-j, reading 1): never into a
 * hex that the enemy holds, nor through his zone of control unless a friendly unit is there (NWO-12.1-b). The result is read from
 * `field.search` until the next search.
 */
export function spreadTrace(field: Field, p: Position, side: SideIndex, from: HexIndex, budget: number): void {
  field.search.spread(from, budget, tracePrices(field, p, side), gatesOf(field, p, side));
}

/**
 * Cost of tracing from one hex to another, if a friend were there, in halves of a movement point; -1 if the budget, of at most 127, is not
 * enough.
 */
export function traceCost(
  field: Field,
  p: Position,
  side: SideIndex,
  from: HexIndex,
  to: HexIndex,
  budget: number,
): number {
  if (from === to) return 0;
  const { map } = field;
  // the cheapest hex costs a half: no way leads further than its budget
  if (map.grid.distance(from, to) > budget) return -1;
  const area = areaAround(field, p, side, from, budget);
  if (area[to] !== -1) return area[to];
  // closed only because no friend is there: it is reached from a neighbour
  const prices = tracePrices(field, p, side);
  let least = -1;
  for (let at = to * 6; at < to * 6 + 6; at++) {
    const near = map.neighbours[at];
    if (near === NOWHERE || area[near] === -1) continue;
    const price = prices[near * 6 + opposite(at % 6)];
    const cost = area[near] + price;
    if (price !== 0 && cost <= budget && (least === -1 || cost < least)) least = cost;
  }
  return least;
}

/** Hex from which a leader commands; NOWHERE while he is off the map or lost (NWO-RUL152). */
export function commandPost(p: Position, leader: LeaderIndex): HexIndex {
  return leader === NONE || p.post[leader] < 0 || (p.leaderMarks[leader] & FALLEN) !== 0 ? NOWHERE : p.post[leader];
}

/** Does a wing’s commander command this turn (NWO-12.15-a)? */
export function wingCommands(field: Field, p: Position, wing: HolderIndex): boolean {
  if (wing === NONE || field.holders[wing].kind !== WING) return false;
  const { leader } = field.holders[wing];
  return commandPost(p, leader) !== NOWHERE && (p.leaderMarks[leader] & COMMANDS) !== 0;
}

/** How many may command a formation at once: its own leader, its wing’s, its army’s. */
const RANKS = 3;

/**
 * Who commands a formation by rank: its own leader, the wing commander who acts alone, the army commander; NONE while he is away
 * (NWO-12.1-a, NWO-RUL163).
 */
function commanderOver(field: Field, p: Position, formation: HolderIndex, rank: number): LeaderIndex {
  const { leader, wing, army } = field.holders[formation];
  let one = leader;
  if (rank === 1) {
    const leads = wing !== NONE && (wingCommands(field, p, wing) || leadsInstead(field, p, wing, formation));
    one = leads ? field.holders[wing].leader : NONE;
  } else if (rank === 2) one = army === NONE ? NONE : field.holders[army].leader;
  return commandPost(p, one) === NOWHERE ? NONE : one;
}

/** Leaders whose range serves a formation (NWO-12.1-a, NWO-RUL163). */
export function commandersOver(field: Field, p: Position, formation: HolderIndex): LeaderIndex[] {
  const over: LeaderIndex[] = [];
  for (let rank = 0; rank < RANKS; rank++) {
    const leader = commanderOver(field, p, formation, rank);
    if (leader !== NONE) over.push(leader);
  }
  return over;
}

/** Does an idle wing commander lead a formation by being with it (NWO-12.15-g)? */
function leadsInstead(field: Field, p: Position, wing: HolderIndex, formation: HolderIndex): boolean {
  const post = commandPost(p, field.holders[wing].leader);
  return post !== NOWHERE && membersOf(field, p, formation).some((unit) => p.place[unit] === post);
}

/** Is the unit in command where it is (NWO-12.1-a, NWO-12.1-h)? */
export function inCommand(field: Field, p: Position, unit: UnitIndex): boolean {
  return inCommandAt(field, p, unit, p.place[unit]);
}

/** Would it be in command in a hex? @param ofFormation of its formation’s leaders, although its division has an order of its own */
export function inCommandAt(field: Field, p: Position, unit: UnitIndex, hex: HexIndex, ofFormation = false): boolean {
  if (!ofFormation && marked(p, unit, DETACHED)) return isWithTrain(field, p, unit, hex);
  const formation = actsWith(field, p, unit);
  if (field.holders[formation].kind === FORMATION && field.holders[formation].leader === NONE) return true;
  const side = field.sideOf[unit];
  for (let rank = 0; rank < RANKS; rank++) {
    const leader = commanderOver(field, p, formation, rank);
    // NWO-12.1-b: as if a friend were there already
    if (leader !== NONE && traceCost(field, p, side, p.post[leader], hex, COMMAND_RANGE) !== -1) return true;
  }
  return false;
}

/**
 * Is a hex as near to the train that a unit’s division guards as its units must be to each other (NWO-19.4.9-a, NWO-RUL183)? Other
 * divisions keep together by other rules (NWO-12.13-c).
 */
function isWithTrain(field: Field, p: Position, unit: UnitIndex, hex: HexIndex): boolean {
  if (field.trains.length === 0 || p.standing[field.divisionOf[unit]]?.order.guards !== true) return true;
  const train = armyTrain(field, p, field.sideOf[unit]);
  return train === NONE || field.map.grid.distance(p.seat[train], hex) <= RADIUS;
}

/** Costs of tracing from a hex within a budget of at most 127, -1 elsewhere; kept while no hex opens or closes to the side. */
export function areaAround(field: Field, p: Position, side: SideIndex, from: HexIndex, budget: number): Int8Array {
  const { areas } = momentOf(p, side);
  const key = budget * field.map.size + from;
  let area = areas.get(key);
  if (area === undefined) areas.set(key, (area = traceArea(field, p, side, from, budget)));
  return area;
}

function traceArea(field: Field, p: Position, side: SideIndex, from: HexIndex, budget: number): Int8Array {
  spreadTrace(field, p, side, from, budget);
  const { cost, reached, count } = field.search;
  const area = new Int8Array(field.map.size).fill(-1);
  for (let at = 0; at < count; at++) area[reached[at]] = cost[reached[at]];
  return area;
}
