import { CLOSED, type HexIndex, MAY_PASS, NOWHERE, opposite } from "@stonebridge/board";
import { type Field, FORMATION, WING } from "./field.ts";
import { COMMAND_RANGE, type HolderIndex, type LeaderIndex, NONE, type SideIndex, type UnitIndex } from "./measures.ts";
import { remembered } from "./moment.ts";
import { COMMANDS, DETACHED, FALLEN, type Position, firstAt, inZoneOf, marked } from "./position.ts";
import { actsWith } from "./standing.ts";

/** Gates of searches, made anew for each. */
const gates = new WeakMap<Field, Uint8Array>();

/**
 * Spreads from a hex what a side’s leaders trace and ride, in halves of a movement point (NWO-5.2-j, digest 0: traceMP): never into
 * a hex that the enemy holds, nor through his zone of control where no friendly unit stands (NWO-12.1-b). What it found is read from
 * `field.search` until the next search.
 * @param friend a hex where a friendly unit is thought to stand
 */
export function spreadTrace(
  field: Field,
  p: Position,
  side: SideIndex,
  from: HexIndex,
  budget: number,
  friend: HexIndex = NOWHERE,
): void {
  const { map, search, prices } = field;
  let open = gates.get(field);
  if (open === undefined) gates.set(field, (open = new Uint8Array(map.size)));
  // the cheapest hex costs a half: no way leads farther than its budget
  for (const hex of map.grid.within(from, budget)) {
    const first = firstAt(p, hex);
    const friends = hex === friend || (first !== NONE && field.sideOf[first] === side);
    open[hex] = friends || (first === NONE && !inZoneOf(field, p, 1 - side, hex)) ? MAY_PASS : CLOSED;
  }
  search.spread(from, budget, prices.trace, open);
}

/** Cost of tracing from one hex to another, in halves of a movement point; -1 where the budget does not reach. */
export function traceCost(
  field: Field,
  p: Position,
  side: SideIndex,
  from: HexIndex,
  to: HexIndex,
  budget: number,
  friend: HexIndex = NOWHERE,
): number {
  if (from === to) return 0;
  if (field.map.grid.distance(from, to) > budget) return -1;
  spreadTrace(field, p, side, from, budget, friend);
  return field.search.cost[to];
}

/** Hex from which a leader commands; NOWHERE while he is off the map or fallen (NWO-RUL152). */
export function commandPost(p: Position, leader: LeaderIndex): HexIndex {
  return leader === NONE || p.post[leader] < 0 || (p.leaderMarks[leader] & FALLEN) !== 0 ? NOWHERE : p.post[leader];
}

/** Does a wing’s commander command this turn (NWO-12.15-a)? */
export function wingCommands(field: Field, p: Position, wing: HolderIndex): boolean {
  if (wing === NONE || field.holders[wing].kind !== WING) return false;
  const { leader } = field.holders[wing];
  return commandPost(p, leader) !== NOWHERE && (p.leaderMarks[leader] & COMMANDS) !== 0;
}

/** Leaders whose range serves a formation: its own, the wing commander who acts alone, the army’s (NWO-12.1-a, NWO-RUL163). */
export function commandersOver(field: Field, p: Position, formation: HolderIndex): LeaderIndex[] {
  const { leader, wing, army } = field.holders[formation];
  const over = [leader];
  if (wing !== NONE && (wingCommands(field, p, wing) || leadsInstead(field, p, wing, formation)))
    over.push(field.holders[wing].leader);
  if (army !== NONE) over.push(field.holders[army].leader);
  return over.filter((one) => commandPost(p, one) !== NOWHERE);
}

/** Does an idle wing commander lead a formation by standing with it (NWO-12.15-g)? */
export function leadsInstead(field: Field, p: Position, wing: HolderIndex, formation: HolderIndex): boolean {
  const post = commandPost(p, field.holders[wing].leader);
  return post !== NOWHERE && field.holders[formation].units.some((unit) => p.place[unit] === post);
}

/** Is the unit in command where it stands (NWO-12.1-a, NWO-12.1-h, NWO-CS7)? */
export function inCommand(field: Field, p: Position, unit: UnitIndex): boolean {
  return inCommandAt(field, p, unit, p.place[unit]);
}

/** Would it be in command in a hex? @param ofFormation of its formation’s leaders, although its division has an order of its own */
export function inCommandAt(field: Field, p: Position, unit: UnitIndex, hex: HexIndex, ofFormation = false): boolean {
  if (!ofFormation && marked(p, unit, DETACHED)) return true;
  const formation = actsWith(field, p, unit);
  if (field.holders[formation].kind === FORMATION && field.holders[formation].leader === NONE) return true;
  const side = field.sideOf[unit];
  return commandersOver(field, p, formation).some((leader) => isInRange(field, p, side, p.post[leader], hex));
}

/** Is a hex in command range of another, were a friend to stand in it (NWO-12.1-a, NWO-12.1-b)? */
function isInRange(field: Field, p: Position, side: SideIndex, from: HexIndex, to: HexIndex): boolean {
  const { map, prices } = field;
  if (map.grid.distance(from, to) > COMMAND_RANGE) return false;
  const area = areaAround(field, p, side, from, COMMAND_RANGE);
  if (area[to] !== -1) return true;
  // closed only because no friend stands there: it is reached from beside it
  for (let at = to * 6; at < to * 6 + 6; at++) {
    const near = map.neighbours[at];
    if (near === NOWHERE || area[near] === -1) continue;
    const price = prices.trace[near * 6 + opposite(at % 6)];
    if (price !== 0 && area[near] + price <= COMMAND_RANGE) return true;
  }
  return false;
}

/** Costs of tracing from a hex within a budget of at most 127, -1 elsewhere; kept while nobody moves. */
export function areaAround(field: Field, p: Position, side: SideIndex, from: HexIndex, budget: number): Int8Array {
  return remembered(p, (budget * field.map.size + from) * 2 + side, () => {
    spreadTrace(field, p, side, from, budget);
    return Int8Array.from(field.search.cost);
  });
}
