import type { Position } from "@stonebridge/games/bull-run-1861";
import {
  type MarchFrame,
  type OperationalFrame,
  STACKING_LIMIT,
  holds,
  inReachOf,
  pricesFor,
  stacked,
} from "@stonebridge/games/bull-run-1861/reading";
import type { Ground, Zone } from "./ground.ts";

/** A zone that a brigade on the march can come to. */
export interface Reached {
  readonly zone: Zone;
  /** Movement points left on arrival, with the push where there was one. */
  readonly left: number;
  readonly pushed: boolean;
  /** It stands there already. */
  readonly before: Reached | undefined;
  /** It may end there. */
  readonly room: boolean;
}

/** How a brigade marches. */
export interface Marcher {
  readonly unit: number;
  readonly points: number;
  /** What a push would add; 0 where it cannot push. */
  readonly push: number;
  readonly stopped: boolean;
  /** Brigades that march together. */
  readonly count: number;
  /** It has left its stack. */
  readonly inHand: boolean;
}

export function marcherOf(ground: Ground, p: Position, frame: MarchFrame | OperationalFrame): Marcher {
  const march = frame.step === "march";
  const unit = march ? frame.unit : frame.units[0];
  return {
    unit,
    points: frame.points,
    push: march && frame.pushed === 0 ? pushOf(ground, p, unit) : 0,
    stopped: frame.stopped === 1,
    count: march ? 1 : frame.units.length,
    inHand: frame.inHand === 1,
  };
}

/** A brigade as it would march if it were activated now. */
export function marcherAt(ground: Ground, p: Position, unit: number): Marcher {
  const cavalry = ground.field.units[unit].kind === "cavalry";
  return {
    unit,
    points: cavalry ? 6 : 4,
    push: pushOf(ground, p, unit),
    stopped: false,
    count: 1,
    inHand: false,
  };
}

function pushOf({ field }: Ground, p: Position, unit: number): number {
  if (p.fatigue[unit] >= 2) return 0;
  return field.units[unit].kind === "cavalry" ? 3 : 2;
}

/** Every zone within reach, each by its cheapest way, the brigade's own first (10.3). */
export function reachOf(ground: Ground, p: Position, marcher: Marcher): Reached[] {
  const { field, size } = ground;
  const { linked } = field.graph;
  const side = field.sideOf[marcher.unit];
  const enemy = 1 - side;
  const prices = pricesFor(field, p, side);
  const start: Reached = {
    zone: p.place[marcher.unit],
    left: marcher.points,
    pushed: false,
    before: undefined,
    room: !marcher.inHand || stacked(p, p.place[marcher.unit]) + marcher.count <= STACKING_LIMIT,
  };
  const found: Reached[] = [start];
  if (marcher.stopped) return found;
  const most = marcher.points + marcher.push;
  const best: number[] = Array.from({ length: size }, () => -1);
  best[start.zone] = most;
  // zones by what has been spent: costs are 1 or 2, so that a list in order of arrival is nearly in order of cost
  for (let at = 0; at < found.length; at++) {
    const here = found[at];
    const total = here.pushed ? here.left : here.left + marcher.push;
    if (total < best[here.zone]) continue;
    if (here !== start && inReachOf(field, p, enemy, here.zone)) continue; // stopped
    const controlled = inReachOf(field, p, enemy, here.zone);
    for (const to of linked[here.zone]) {
      const price = prices[here.zone * size + to];
      if (price === 0 || price > total || total - price <= best[to]) continue;
      if (holds(field, p, enemy, to) || (controlled && inReachOf(field, p, enemy, to))) continue;
      best[to] = total - price;
      const pushed = here.pushed || price > here.left;
      found.push({
        zone: to,
        left: pushed && !here.pushed ? total - price : here.left - price,
        pushed,
        before: here,
        room: stacked(p, to) + marcher.count <= STACKING_LIMIT,
      });
    }
  }
  return found.filter((one) => (one.pushed ? one.left : one.left + marcher.push) === best[one.zone]);
}

/** The first step of the way; undefined where it leads nowhere. */
export function firstStep(goal: Reached): Reached | undefined {
  let step = goal;
  if (step.before === undefined) return undefined;
  while (step.before?.before !== undefined) step = step.before;
  return step;
}
