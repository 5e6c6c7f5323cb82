import {
  COMMAND_RANGE,
  DIVISION,
  type HexIndex,
  type HolderIndex,
  type LeaderIndex,
  NONE,
  type Position,
  type UnitIndex,
  areaAround,
  commandPost,
  followedBy,
  hexesToEnemy,
  onMap,
  unitsUnder,
} from "@stonebridge/games/no-written-orders/internals";
import type { Country } from "./country.ts";

/** Mean distance to his units, in hexes, at which a leader rides after them. */
const WORTH_FOLLOWING = 1;
/** Hexes from the enemy within which a leader is in danger, and the weight of each of them, in hexes of distance. */
const SAFE = 2;
const DANGER = 3;
/** The share of his units that a leader is with. */
const MOST = 0.5;

/**
 * Does a leader follow his units rather than ride ahead? Yes if he leads a division without an order of its own, falls back, or attacks out
 * of reach of all his subordinates (NWO-11.1-a, NWO-12.1-g, NWO-12.3.FB-a).
 */
export function isFollower(country: Country, p: Position, leader: LeaderIndex): boolean {
  const { field } = country;
  const holder = field.leads[leader];
  if (holder === NONE) return false;
  if (field.holders[holder].kind === DIVISION && followedBy(field, p, holder) !== holder) return true;
  const type = p.standing[holder]?.order.type;
  if (type === "fall-back" || type === "general-retreat") return true;
  return (type === "attack" || type === "probe") && shareCommanded(country, p, holder) === 0;
}

/** Where a follower rides once his units have moved: NONE if he stays. */
export function rideAfter({ field }: Country, p: Position, leader: LeaderIndex, hexes: readonly HexIndex[]): HexIndex {
  const { grid } = field.map;
  const side = field.leaderSide[leader];
  const men = menOf(field, p, field.leads[leader]);
  if (men.length === 0) return NONE;
  const price = (hex: HexIndex): number => {
    let way = 0;
    for (const unit of men) way += grid.distance(hex, p.place[unit]);
    return way / men.length + DANGER * Math.max(0, SAFE - hexesToEnemy(field, p, side, hex));
  };
  let best: HexIndex = NONE;
  let least = price(p.post[leader]) - WORTH_FOLLOWING;
  for (const hex of hexes) {
    const now = price(hex);
    if (now >= least) continue;
    least = now;
    best = hex;
  }
  return best;
}

/** Units on the map that a leader goes with: those under his order, or if there are none, all his units. */
function menOf(field: Country["field"], p: Position, holder: HolderIndex): readonly UnitIndex[] {
  const under = unitsUnder(field, p, holder);
  return under.length > 0 ? under : field.holders[holder].units.filter((unit) => onMap(p, unit));
}

/**
 * May a retreat end? Yes if its leader commands most of his units, or has had his turn to ride after them; not on Reserve (NWO-12.3.RS-d).
 */
export function mayStandDown(country: Country, p: Position, holder: HolderIndex): boolean {
  const since = p.standing[holder]?.since ?? 0;
  return p.turn - since > 1 || shareCommanded(country, p, holder) >= MOST;
}

/** The share of a leader’s units within his range (NWO-12.1-a); all if there is no leader, or he is not on the map. */
function shareCommanded({ field }: Country, p: Position, holder: HolderIndex): number {
  const { leader, side } = field.holders[holder];
  const post = commandPost(p, leader);
  const men = menOf(field, p, holder);
  if (post < 0 || men.length === 0) return 1;
  const area = areaAround(field, p, side, post, COMMAND_RANGE);
  return men.filter((unit) => area[p.place[unit]] !== -1).length / men.length;
}
