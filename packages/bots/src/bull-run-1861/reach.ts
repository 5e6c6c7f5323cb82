import type { Position } from "@stonebridge/games/bull-run-1861";
import {
  type MarchFrame,
  type OperationalFrame,
  STACKING_LIMIT,
  holds,
  inReachOf,
  pricesFor,
  stacked,
} from "@stonebridge/games/bull-run-1861/internals";
import type { Ground, Zone } from "./ground.ts";

/** A zone that a brigade on the march can reach. */
export interface Reached {
  readonly zone: Zone;
  /** Movement points left on arrival, including the push if there was one. */
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
  /** What a push would add; 0 if it cannot push. */
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
  const home = p.place[marcher.unit];
  const start: Reached = {
    zone: home,
    left: marcher.points,
    pushed: false,
    before: undefined,
    room: !marcher.inHand || stacked(p, home) + marcher.count <= STACKING_LIMIT,
  };
  if (marcher.stopped) return [start];
  const most = marcher.points + marcher.push;
  // movement points left by zone, with the push; a list of zones for each number of them
  const best = new Int8Array(size).fill(-1);
  const found: Reached[] = [start];
  const waiting: Reached[][] = [];
  best[home] = most;
  waiting[most] = [start];
  for (let total = most; total >= 0; total--) {
    const zones = waiting[total];
    if (zones === undefined) continue;
    for (const here of zones) {
      if (best[here.zone] !== total) continue;
      const controlled = inReachOf(field, p, enemy, here.zone);
      if (here !== start) {
        found.push(here);
        best[here.zone] = SETTLED;
        if (controlled) continue; // it must stop there
      }
      const row = here.zone * size;
      for (const to of linked[here.zone]) {
        const price = prices[row + to];
        const rest = total - price;
        if (price === 0 || rest < 0 || rest <= best[to] || holds(field, p, enemy, to)) continue;
        if (controlled && inReachOf(field, p, enemy, to)) continue;
        best[to] = rest;
        const pushed = here.pushed || price > here.left;
        const left = pushed && !here.pushed ? rest : here.left - price;
        const room = stacked(p, to) + marcher.count <= STACKING_LIMIT;
        (waiting[rest] ??= []).push({ zone: to, left, pushed, before: here, room });
      }
    }
  }
  return found;
}

/** More movement points than there are: the cheapest way to the zone is known. */
const SETTLED = 100;

/** The first step of the way; undefined if it leads nowhere. */
export function firstStep(goal: Reached): Reached | undefined {
  let step = goal;
  if (step.before === undefined) return undefined;
  while (step.before?.before !== undefined) step = step.before;
  return step;
}
