import type { Action } from "@stonebridge/games/no-written-orders";
import { scriptedDice } from "@stonebridge/kernel";
import {
  type HexIndex,
  type HolderIndex,
  type Position,
  type SideIndex,
  addressOf,
  hexesToEnemy,
} from "@stonebridge/games/no-written-orders/reading";
import type { Country } from "./country.ts";
import type { Mission } from "./plan.ts";

/** Hexes from the enemy within which headquarters are in danger, and what each hex of it counts as, in hexes of way. */
const SAFE = 6;
const DANGER = 6;
/** Hexes of way to the army, by the mean, for which headquarters move. */
const WORTH_MOVING = 6;
/** Hexes about a commander within which he needs no aide. */
const AT_ONCE = 3;
/** Writing throws none. */
const NO_DICE = scriptedDice([]);

/**
 * The order by which headquarters that stand go after their army by night; none where they had better stay. By day nobody moves them: while
 * they are on the road their commander gives one order a turn (NWO-12.12-b), and little is to be ordered by night.
 */
export function moveOfHeadquarters(
  country: Country,
  p: Position,
  missions: readonly Mission[],
  actions: readonly Action[],
): Action | undefined {
  const { field } = country;
  if (!field.module.turns[p.turn - 1].night) return undefined;
  return actions.find((action) => {
    if (action.type !== "address" || action.from !== action.to) return false;
    const seat = field.holderIndex.get(action.to) as HolderIndex;
    return p.standing[seat] === undefined && canBeBettered(country, p, seat, missions, action);
  });
}

/** Is there a better place within the reach of an order? It is begun on a copy. */
function canBeBettered(
  country: Country,
  p: Position,
  seat: HolderIndex,
  missions: readonly Mission[],
  address: Action,
): boolean {
  const { game, field } = country;
  const tried = game.copy(p);
  const side = game.sides[field.holders[seat].side];
  game.act(tried, side, address, NO_DICE);
  const drafting = game.decision(tried);
  const march = drafting.over ? undefined : chooseRelocation(country, p, seat, missions, drafting.actions);
  if (march === undefined) return false;
  game.act(tried, side, march, NO_DICE);
  const aiming = game.decision(tried);
  return !aiming.over && chooseRelocation(country, p, seat, missions, aiming.actions) !== undefined;
}

/** The next word of the order by which headquarters move; none where they had better stay. */
export function chooseRelocation(
  country: Country,
  p: Position,
  seat: HolderIndex,
  missions: readonly Mission[],
  actions: readonly Action[],
): Action | undefined {
  const kind = actions.find((action) => action.type === "kind" && action.order === "march");
  if (kind !== undefined) return kind;
  const aims = actions.filter((action) => action.type === "aim");
  if (aims.length === 0) return actions.find(({ type }) => type === "send");
  const price = priceOf(country, p, seat, missions);
  let best: Action | undefined;
  let least = price(p.seat[seat]) - WORTH_MOVING;
  for (const action of aims) {
    const now = price(country.field.map.grid.known(action.hex));
    if (now >= least) continue;
    least = now;
    best = action;
  }
  return best;
}

/** What a hex is to headquarters: the mean way of aides from it to those under them, where they are and where they go, and the enemy’s nearness. */
function priceOf(
  { field }: Country,
  p: Position,
  seat: HolderIndex,
  missions: readonly Mission[],
): (hex: HexIndex) => number {
  const { grid } = field.map;
  const { side } = field.holders[seat];
  const ends = missions.flatMap(({ body: { holder, hex }, objective }) => {
    if (field.holders[holder].army !== seat) return [];
    const address = addressOf(field, p, holder);
    return [address < 0 ? hex : address, objective.hex];
  });
  return (hex) => {
    let way = 0;
    for (const end of ends) way += Math.max(0, grid.distance(hex, end) - AT_ONCE);
    return way / Math.max(1, ends.length) + dangerAt(field, p, side, hex);
  };
}

/** Are headquarters nearer to the enemy than is safe? */
function isInDanger(field: Country["field"], p: Position, seat: HolderIndex): boolean {
  return dangerAt(field, p, field.holders[seat].side, p.seat[seat]) > 0;
}

/** What the enemy’s nearness to a hex counts as, in hexes of way. */
function dangerAt(field: Country["field"], p: Position, side: SideIndex, hex: HexIndex): number {
  return DANGER * Math.max(0, SAFE - hexesToEnemy(field, p, side, hex));
}

/** Where headquarters go on their way: as far along it as is safe; or to be done. */
export function chooseSeat({ field }: Country, p: Position, actions: readonly Action[]): Action {
  const settle = actions.find(
    (action) => action.type === "settle" && !isInDanger(field, p, field.holderIndex.get(action.holder) as HolderIndex),
  );
  if (settle !== undefined) return settle;
  let best = actions.find(({ type }) => type === "done") ?? actions[0];
  let least = Infinity;
  for (const action of actions) {
    if (action.type !== "seat") continue;
    const seat = field.holderIndex.get(action.holder) as HolderIndex;
    const hex = field.map.grid.known(action.hex);
    const { side } = field.holders[seat];
    const target = p.standing[seat]?.order.target;
    const way = target === undefined ? 0 : field.map.grid.distance(hex, target.flag);
    const price = way + dangerAt(field, p, side, hex);
    if (price >= least) continue;
    least = price;
    best = action;
  }
  return best;
}
