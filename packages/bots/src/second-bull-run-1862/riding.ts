import type { Action, Position } from "@stonebridge/games/second-bull-run-1862";
import {
  COMMAND_RANGE,
  exposes,
  holds,
  isPosted,
  presentOf,
  priceOfStep,
} from "@stonebridge/games/second-bull-run-1862/internals";
import { powerOf } from "./chances.ts";
import type { Estimate } from "./estimate.ts";
import type { Zone } from "./ground.ts";
import type { Staff } from "./marching.ts";

/** A worthwhile ride: the first zone of its way, and how much better its end is than the zone he is in. */
export interface Ride {
  readonly first: Zone;
  readonly gain: number;
}

/** Whom a commander should be near: where they are, and how much that counts. */
interface Following {
  readonly zones: readonly Zone[];
  readonly weight: number;
}

/** How much better a zone must be to ride there for each movement point, so that nobody rides back and forth. */
const PER_POINT = 0.002;

/** The share of the best ride's gain that a try for it is worth, and what is deducted for the try. */
const CHANCE = 0.5;
const LEAST_TRY = 0.05;

/** Where commanders ride, among what is offered: zone by zone, the army’s after a try (SB62-6.3-b). */
export function chooseRide(
  staff: Staff,
  p: Position,
  view: Estimate,
  points: number,
  actions: readonly Action[],
): Action {
  const { commanderIndex, graph } = staff.ground.field;
  const rides = actions.filter((action) => action.type === "ride");
  let best = actions.find(({ type }) => type === "stay") ?? actions[0];
  let most = 0;
  for (const commander of new Set(actions.flatMap((action) => ("commander" in action ? [action.commander] : [])))) {
    const index = commanderIndex.get(commander) as number;
    const own = rides.filter((action) => action.commander === commander);
    const firsts = own.map(({ zone }) => graph.known(zone));
    const ride = rideOf(staff, p, view, index, points, own.length > 0 ? firsts : undefined);
    if (ride === undefined) continue;
    const gain = own.length > 0 ? ride.gain : CHANCE * ride.gain - LEAST_TRY;
    if (gain <= most) continue;
    most = gain;
    best =
      own[firsts.indexOf(ride.first)] ??
      (actions.find((action) => action.type === "try" && action.commander === commander) as Action);
  }
  return best;
}

/**
 * The best ride with this many movement points; undefined if he does best to stay.
 * @param firsts the zones where it may begin; undefined: all that the rules let him enter
 */
export function rideOf(
  staff: Staff,
  p: Position,
  view: Estimate,
  commander: number,
  points: number,
  firsts?: readonly Zone[],
): Ride | undefined {
  const seat = seatsOf(staff, p, view, commander);
  const now = seat(p.post[commander]);
  let best: Ride | undefined;
  for (const { zone, first, cost } of waysOf(staff, p, view.side, p.post[commander], points)) {
    if (firsts?.includes(first) === false) continue;
    const gain = seat(zone) - now - PER_POINT * cost;
    if (gain > (best?.gain ?? 0)) best = { first, gain };
  }
  return best;
}

/** How well each zone suits a commander: the strength of the brigades in his range; no enemy near. */
export function seatsOf(
  { ground: { field, ways }, weights }: Staff,
  p: Position,
  view: Estimate,
  commander: number,
): (zone: Zone) => number {
  const followed = field.commanders[commander].rank === "army" ? corpsOf() : divisionsOf();
  return (zone) => {
    let worth = -weights.exposedCommander * Math.min(1, view.threat[zone] / 20);
    for (const { zones, weight } of followed) {
      let best = 0;
      for (const place of zones) best = Math.max(best, nearness(ways[place][zone]));
      worth += weight * best;
    }
    return worth;
  };

  function corpsOf(): Following[] {
    const corps = field.corpsCommanders[view.side].filter((one) => isPosted(p, one));
    return corps.map((one) => ({ zones: [p.post[one]], weight: 1 }));
  }

  function divisionsOf(): Following[] {
    const divisions = field.divisionsOf[commander].map((division): Following => {
      const units = presentOf(field, p, division);
      const power = units.reduce((sum, unit) => sum + powerOf(field, p, unit), 0);
      return { zones: units.map((unit) => p.place[unit]), weight: (weights.inCommand * power) / 20 };
    });
    const chief = field.armyCommander[view.side];
    return isPosted(p, chief) ? [...divisions, { zones: [p.post[chief]], weight: 0.3 }] : divisions;
  }
}

/** 1 within command range, less the further beyond; within it a little more for being close. */
function nearness(far: number): number {
  return far <= COMMAND_RANGE - 2
    ? 1 + 0.01 * (COMMAND_RANGE - far)
    : far <= COMMAND_RANGE
      ? 0.9
      : Math.max(0, 0.6 - 0.04 * (far - COMMAND_RANGE));
}

/** A zone that can be reached on a ride. */
interface Way {
  readonly zone: Zone;
  readonly first: Zone;
  readonly cost: number;
}

/** Every zone that a commander can ride to, by the cheapest way (SB62-6.3-e, SB62-6.3-f). */
function waysOf({ ground: { field } }: Staff, p: Position, side: number, from: Zone, points: number): Way[] {
  const found: Way[] = [];
  const settled = new Set([from]);
  let open: Way[] = [];
  const leave = (zone: Zone, spent: number, first: Zone | undefined): void => {
    for (const to of field.graph.linked[zone]) {
      if (settled.has(to) || holds(field, p, 1 - side, to) || exposes(field, p, side, to)) continue;
      const cost = spent + priceOfStep(field, p, side, zone, to);
      if (cost <= points) open.push({ zone: to, first: first ?? to, cost });
    }
  };
  leave(from, 0, undefined);
  while (open.length > 0) {
    const next = open.reduce((best, way) => (way.cost < best.cost ? way : best));
    open = open.filter(({ zone }) => zone !== next.zone);
    settled.add(next.zone);
    found.push(next);
    leave(next.zone, next.cost, next.first);
  }
  return found;
}
