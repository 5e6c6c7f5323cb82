import type { Action } from "@stonebridge/games/no-written-orders";
import {
  type FrameOf,
  type HexIndex,
  type LeaderIndex,
  MARCHING_ON_FOOT,
  NONE,
  type Position,
  STEPS,
  type UnitIndex,
  addressOf,
  boundBy,
  distancesTo,
  hexesToEnemy,
} from "@stonebridge/games/no-written-orders/internals";
import { gatesFor } from "./attack.ts";
import type { Country } from "./country.ts";
import { isFollower, rideAfter } from "./following.ts";
import type { Manoeuvre } from "./manoeuvre.ts";
import { rideFor } from "./rides.ts";

/** The next thing to do in a Movement segment. */
export function chooseMove(country: Country, p: Position, made: Manoeuvre, actions: readonly Action[]): Action {
  const { field } = country;
  const enter = bestEntry(country, p, actions);
  if (enter !== undefined) return enter;
  const ride = nextRide(country, p, made, actions, false);
  if (ride !== undefined) return ride;
  const takes = new Map<string, Action>();
  for (const action of actions) if (action.type === "take") takes.set(action.unit, action);
  for (const unit of made.queue) {
    const { id } = field.units[unit];
    const take = takes.get(id);
    const goal = made.goals.get(unit);
    if (take === undefined || made.handled.has(id) || goal === p.place[unit]) continue;
    made.handled.add(id);
    return take;
  }
  const after = nextRide(country, p, made, actions, true);
  if (after !== undefined) return after;
  const end = actions.find(({ type }) => type === "end");
  if (end !== undefined) return end;
  // a unit still has to move by its order
  for (const [id, take] of takes) {
    if (made.handled.has(`${id} again`)) continue;
    made.handled.add(`${id} again`);
    return take;
  }
  return [...takes.values()][0] ?? actions.find(({ type }) => type === "ride") ?? actions[0];
}

/** Reinforcements enter where they are nearest to the target of their order. */
function bestEntry({ field }: Country, p: Position, actions: readonly Action[]): Action | undefined {
  let best: Action | undefined;
  let least = Infinity;
  for (const action of actions) {
    if (action.type !== "enter") continue;
    const unit = field.unitIndex.get(action.unit) as UnitIndex;
    const target = p.standing[boundBy(field, p, unit)]?.order.target;
    const hex = field.map.grid.known(action.hex);
    const away = target === undefined ? 0 : distancesTo(field, target, MARCHING_ON_FOOT)[hex];
    if (away >= least) continue;
    least = away;
    best = action;
  }
  return best;
}

/** The next ride of leaders who go ahead of their units, or who follow them. */
function nextRide(
  country: Country,
  p: Position,
  made: Manoeuvre,
  actions: readonly Action[],
  following: boolean,
): Action | undefined {
  const { field } = country;
  const riders = new Set<string>();
  let last = "";
  for (const action of actions) {
    if (action.type !== "ride" || action.leader === last) continue;
    last = action.leader;
    if (!made.handled.has(`ride ${last}`)) riders.add(last);
  }
  for (const id of riders) {
    const leader = field.leaderIndex.get(id) as LeaderIndex;
    if (isFollower(country, p, leader) !== following) continue;
    made.handled.add(`ride ${id}`);
    const hexes: HexIndex[] = [];
    for (const action of actions)
      if (action.type === "ride" && action.leader === id) hexes.push(field.map.grid.known(action.hex));
    const hex = following ? rideAfter(country, p, leader, hexes) : rideFor(country, p, leader, made, hexes);
    if (hex === NONE) continue;
    const name = field.map.grid.ids[hex];
    const action = actions.find((one) => one.type === "ride" && one.leader === id && one.hex === name);
    if (action !== undefined) return action;
  }
  return undefined;
}

/** The next step of units on the march, or that they stop. */
export function chooseStep(
  country: Country,
  p: Position,
  f: FrameOf<"march">,
  made: Manoeuvre | undefined,
  actions: readonly Action[],
): Action {
  const { field } = country;
  const { grid } = field.map;
  const [unit] = f.units;
  const stop = actions.find(({ type }) => type === "stop");
  const steps = actions.flatMap((action) => (action.type === "step" ? [{ action, hex: grid.known(action.hex) }] : []));
  const goal = made?.goals.get(unit) ?? NONE;
  if (goal === f.hex && stop !== undefined) return stop;
  if (steps.length === 0) return stop ?? actions[0];
  const onWay = goal === NONE || goal === f.hex ? NONE : firstOnWay(country, p, f, unit, goal);
  const planned = steps.find(({ hex }) => hex === onWay);
  if (planned !== undefined) return planned.action;
  const price = priceOf(country, p, unit, goal === f.hex ? NONE : goal);
  const best = steps.reduce((one, other) => (price(other.hex) < price(one.hex) ? other : one));
  // units that would get no nearer stop, if they may
  if (stop !== undefined && price(best.hex) >= price(f.hex)) return stop;
  return best.action;
}

/** The first hex of the cheapest way to a goal. */
function firstOnWay(
  { field, paths }: Country,
  p: Position,
  f: FrameOf<"march">,
  unit: UnitIndex,
  goal: HexIndex,
): HexIndex {
  const prices = field.units[unit].arm === "infantry" ? field.prices.onFoot : field.prices.mounted;
  const points = Math.max(...f.points, 1) + (f.steps[0] === 0 ? 12 : 0);
  paths.spread(f.hex, points, prices, gatesFor(field, p, f.side));
  return paths.wayTo(goal)[0] ?? NONE;
}

/** What a hex costs a unit that finds its way by its order: the less the better. */
function priceOf({ field, rear }: Country, p: Position, unit: UnitIndex, goal: HexIndex): (hex: HexIndex) => number {
  const { grid } = field.map;
  const holder = boundBy(field, p, unit);
  const side = field.sideOf[unit];
  const standing = p.standing[holder];
  const type = standing?.order.type ?? "reserve";
  if (type === "fall-back" || type === "general-retreat")
    return (hex) => -hexesToEnemy(field, p, side, hex) + (rear[side] < 0 ? 0 : grid.distance(hex, rear[side]) / 20);
  if (goal !== NONE) return (hex) => grid.distance(hex, goal);
  const next = standing?.order.waypoints[p.passed[unit]] ?? standing?.order.target;
  if (next === undefined) {
    const post = addressOf(field, p, holder);
    return (hex) => (post < 0 ? 0 : grid.distance(hex, post));
  }
  const ways = distancesTo(field, next, type === "march" ? MARCHING_ON_FOOT : STEPS);
  return (hex) => ways[hex];
}
