import {
  COMMAND_RANGE,
  type HexIndex,
  type LeaderIndex,
  MARCHING_ON_FOOT,
  NONE,
  type Position,
  type SideIndex,
  type UnitIndex,
  areaAround,
  boundBy,
  distancesTo,
  hexesToEnemy,
  holds,
} from "@stonebridge/games/no-written-orders/internals";
import type { Country } from "./country.ts";
import type { Manoeuvre } from "./manoeuvre.ts";

/** A leader rides for a place that is better by this. */
const WORTH_RIDING = 0.6;

/** Where a leader rides before his units move: NONE if he stays. */
export function rideFor(
  country: Country,
  p: Position,
  leader: LeaderIndex,
  made: Manoeuvre,
  hexes: readonly HexIndex[],
): HexIndex {
  const { field } = country;
  const holder = field.leads[leader];
  if (holder === NONE) return NONE;
  const side = field.leaderSide[leader];
  const from = p.post[leader];
  if (p.seat[holder] >= 0) return hexes.includes(p.seat[holder]) && from !== p.seat[holder] ? p.seat[holder] : NONE;
  const standing = p.standing[holder];
  const type = standing?.order.type;
  const units = made.queue.filter((unit) => boundBy(field, p, unit) === holder);
  if (type === "march")
    return marchRide(
      country,
      p,
      units,
      standing?.order.waypoints[p.leaderPassed[leader]] ?? standing?.order.target,
      hexes,
    );
  const goal = made.focus.get(holder);
  if (goal === undefined || units.length === 0) return NONE;
  let best: HexIndex = NONE;
  let most = postRating(country, p, side, from, goal, units, made) + WORTH_RIDING;
  for (const hex of hexes) {
    if (field.map.grid.distance(hex, goal) > field.map.grid.distance(from, goal) + 1) continue;
    const worth = postRating(country, p, side, hex, goal, units, made);
    if (worth <= most) continue;
    most = worth;
    best = hex;
  }
  return best;
}

/** How well a leader commands from a hex: all his units within range where they are and where they go, safe, close to their goal. */
function postRating(
  { field }: Country,
  p: Position,
  side: SideIndex,
  hex: HexIndex,
  goal: HexIndex,
  units: readonly UnitIndex[],
  made: Manoeuvre,
): number {
  const area = areaAround(field, p, side, hex, COMMAND_RANGE);
  let worth = -field.map.grid.distance(hex, goal) * 0.3;
  for (const unit of units) {
    const to = made.goals.get(unit) ?? p.place[unit];
    if (area[p.place[unit]] !== -1) worth += 2 / units.length;
    if (to === NONE || area[to] !== -1 || field.map.grid.distance(hex, to) <= 1) worth += 3 / units.length;
    if (to === hex) worth += 0.3;
  }
  const friends = holds(field, p, side, hex);
  return worth - (friends ? 0 : 0.8) - (hexesToEnemy(field, p, side, hex) <= 1 && !friends ? 4 : 0);
}

/** On a march he rides ahead as far as his units can go. */
function marchRide(
  { field }: Country,
  p: Position,
  units: readonly UnitIndex[],
  goal: Parameters<typeof distancesTo>[1] | undefined,
  hexes: readonly HexIndex[],
): HexIndex {
  if (goal === undefined) return NONE;
  const ways = distancesTo(field, goal, MARCHING_ON_FOOT);
  let head = Infinity;
  for (const unit of units) head = Math.min(head, ways[p.place[unit]] - field.allowance[unit]);
  let best: HexIndex = NONE;
  for (const hex of hexes) {
    if (best === NONE) best = hex;
    const [here, there] = [ways[hex], ways[best]];
    const nearer = there >= head ? here >= head && here < there : here > there;
    if (nearer) best = hex;
  }
  return best;
}
