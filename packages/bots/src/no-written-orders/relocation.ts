import {
  type Draft,
  type HexIndex,
  type HolderIndex,
  NONE,
  type Position,
  type SideIndex,
  TRAIN,
  addressOf,
  haulPrices,
  hexesToEnemy,
  legAhead,
  ordersWith,
} from "@stonebridge/games/no-written-orders/internals";
import type { Country } from "./country.ts";
import type { Leg, Mission } from "./plan.ts";

/** Hexes from the enemy within which headquarters and trains are in danger, and the weight of each of them, in hexes of distance. */
const SAFE = 6;
const DANGER = 6;
/** Mean distance to the army, in hexes, for which they move. */
const WORTH_MOVING = 6;
/** Hexes around headquarters or a train within which the distance makes no difference. */
const AT_ONCE = 3;
/** Enough halves of a movement point to go everywhere. */
const ANYWHERE = 10_000;

/** The March that brings headquarters or an army’s train to the best place that an order could aim at; nothing if they had better stay. */
export function relocation(country: Country, p: Position, draft: Draft, missions: readonly Mission[]): readonly Leg[] {
  const { field } = country;
  const seat = draft.to;
  const isTrain = field.holders[seat].kind === TRAIN;
  const price = priceOf(country, p, seat, missions);
  const goal = goalOf(p, seat);
  let best: HexIndex = NONE;
  let least = price(goal) - WORTH_MOVING;
  const mayStand = isTrain ? roadsFor(country, p, seat) : () => true;
  for (const hex of legAhead(field, p, draft, [], "march")) {
    const now = price(hex);
    if (now >= least || !mayStand(hex)) continue;
    least = now;
    best = hex;
  }
  return best === NONE ? [] : [{ type: "march", hex: best }];
}

/** Where headquarters or a train will end: at the flag of their last order, or where they are. */
function goalOf(p: Position, seat: HolderIndex): HexIndex {
  return ordersWith(p, seat).at(-1)?.target?.flag ?? p.seat[seat];
}

/** Road hexes that wheels reach from a train: off them it supplies nobody (NWO-19.4.1-a, NWO-19.5.1-a). */
function roadsFor({ field, paths }: Country, p: Position, train: HolderIndex): (hex: HexIndex) => boolean {
  const { way } = field.map;
  paths.spread(p.seat[train], ANYWHERE, haulPrices(field));
  return (hex) => paths.cost[hex] !== -1 && way.subarray(hex * 6, hex * 6 + 6).some((kind) => kind !== 0);
}

/**
 * What a hex costs for headquarters or a train: the mean distance to the units they serve, where these are and where they go, and how near
 * the enemy is.
 */
function priceOf(
  { field }: Country,
  p: Position,
  seat: HolderIndex,
  missions: readonly Mission[],
): (hex: HexIndex) => number {
  const { grid } = field.map;
  const { side, kind } = field.holders[seat];
  const ends = missions.flatMap(({ body: { holder, hex }, objective }) => {
    if (kind !== TRAIN && field.holders[holder].army !== seat) return [];
    const address = addressOf(field, p, holder);
    return [address < 0 ? hex : address, objective.hex];
  });
  return (hex) => {
    let way = 0;
    for (const end of ends) way += Math.max(0, grid.distance(hex, end) - AT_ONCE);
    return way / Math.max(1, ends.length) + dangerAt(field, p, side, hex);
  };
}

/** Is where headquarters or a train are, or go, nearer to the enemy than is safe? */
export function isThreatened({ field }: Country, p: Position, seat: HolderIndex): boolean {
  return dangerAt(field, p, field.holders[seat].side, goalOf(p, seat)) > 0;
}

/** What the enemy’s distance from a hex counts as, in hexes of distance. */
export function dangerAt(field: Country["field"], p: Position, side: SideIndex, hex: HexIndex): number {
  return DANGER * Math.max(0, SAFE - hexesToEnemy(field, p, side, hex));
}
