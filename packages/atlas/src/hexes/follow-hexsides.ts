import { NOWHERE, type HexIndex, type Hexside, type Point } from "@stonebridge/board";
import { nearestOn, type Line } from "../geography/index.ts";
import type { Corner, HexsideNet } from "./hexside-net.ts";

/** What the hexsides of a water must be. */
export interface SideRules {
  /** Hexes that lie on its right and on its left bank, looking downstream. */
  readonly right: ReadonlySet<HexIndex>;
  readonly left: ReadonlySet<HexIndex>;
  /** Corners at which it must end, because it flows into another water there; none if it runs on over the edge. */
  readonly mouth?: ReadonlySet<Corner> | undefined;
  /** Corners of other waters: it may come to one, where it ends, but not pass or leave one. */
  readonly taken: ReadonlySet<Corner>;
  /** Hexsides on which it does not run, by their names. */
  readonly avoids: ReadonlySet<Hexside>;
}

/** A water on hexsides: they follow each other downstream, and none comes twice. */
export interface HexsideCourse {
  readonly hexsides: readonly Hexside[];
  /** For each point of the line the index of its hexside. */
  readonly at: readonly number[];
}

/** Cost of going on to the next hexside: a bend that is cut by less is not worth a detour. */
const TURNING = 0.05;

interface Step {
  readonly hexside: Hexside;
  readonly cost: number;
  readonly before: Step | undefined;
}

/**
 * The hexsides that a water follows, as near to its line as the rules allow: the cheapest way through layers of hexsides
 * (Viterbi), the cost of a hexside being the square of the point's distance from it.
 * @throws when no course obeys the rules, naming the water
 */
export function followHexsides(name: string, line: Line, net: HexsideNet, rules: SideRules): HexsideCourse {
  const { wide } = net;
  let steps = new Map<Hexside, Step>();
  line.forEach((point, index) => {
    const here = wide.at(point);
    if (here === NOWHERE) throw new Error(`${name} runs beyond the hexes round the map; cut it first.`);
    const costs = new Map<Hexside, number>();
    for (const hex of wide.grid.within(here, 1)) {
      for (let direction = 0; direction < 6; direction++) {
        const hexside = hex * 6 + direction;
        if (mayRun(hexside, net, rules)) costs.set(hexside, distanceToSide(point, hexside, net) ** 2);
      }
    }
    const next = new Map<Hexside, Step>();
    const offer = (hexside: Hexside, cost: number, before: Step | undefined): void => {
      const known = next.get(hexside);
      if (known === undefined || cost < known.cost) next.set(hexside, { hexside, cost, before });
    };
    if (index === 0) for (const [hexside, cost] of costs) offer(hexside, cost, undefined);
    for (const step of steps.values()) {
      const stay = costs.get(step.hexside);
      if (stay !== undefined) offer(step.hexside, step.cost + stay, step);
      if (rules.taken.has(net.to(step.hexside))) continue;
      for (const hexside of net.next(step.hexside)) {
        const cost = costs.get(hexside);
        if (cost !== undefined) offer(hexside, step.cost + cost + TURNING, step);
      }
    }
    if (next.size === 0) throw new Error(`${name} finds no hexside near ${wide.nameOf(here)} that its banks allow.`);
    steps = next;
  });
  let best: Step | undefined;
  for (const step of steps.values()) {
    if (rules.mouth !== undefined && !rules.mouth.has(net.to(step.hexside))) continue;
    if (best === undefined || step.cost < best.cost) best = step;
  }
  if (best === undefined) throw new Error(`${name} does not come to the water into which it flows.`);
  const found: Hexside[] = [];
  for (let step: Step | undefined = best; step !== undefined; step = step.before) found.push(step.hexside);
  return withoutLoops(found.toReversed(), net);
}

function mayRun(hexside: Hexside, net: HexsideNet, { right, left, taken, avoids }: SideRules): boolean {
  if (net.left(hexside) === NOWHERE || taken.has(net.from[hexside]) || avoids.has(net.name(hexside))) return false;
  return !left.has(net.right(hexside)) && !right.has(net.left(hexside));
}

function distanceToSide(point: Point, hexside: Hexside, net: HexsideNet): number {
  return nearestOn([net.place(net.from[hexside]), net.place(net.to(hexside))], point).distance;
}

/** Takes a course of one hexside a point together, and cuts off what comes back to a corner where it was. */
function withoutLoops(found: readonly Hexside[], net: HexsideNet): HexsideCourse {
  const hexsides: Hexside[] = [];
  const at: number[] = [];
  found.forEach((hexside, index) => {
    if (index > 0 && found[index - 1] === hexside && hexsides.at(-1) === hexside) {
      at.push(hexsides.length - 1);
      return;
    }
    if (index === 0 || found[index - 1] !== hexside) {
      const back = hexsides.findIndex((earlier) => net.from[earlier] === net.from[hexside]);
      if (back !== -1) hexsides.length = back;
      hexsides.push(hexside);
    }
    at.push(hexsides.length - 1);
  });
  // Points of what was cut off belong where the course goes on.
  for (let index = at.length - 2; index >= 0; index--) at[index] = Math.min(at[index], at[index + 1]);
  return { hexsides, at };
}
