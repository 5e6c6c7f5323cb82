import { NOWHERE, type HexIndex, type HexSide, type Point } from "@stonebridge/board";
import { nearestOn, type Line } from "../geography/index.ts";
import type { Corner, SideNet } from "./side-net.ts";

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
  readonly avoids: ReadonlySet<HexSide>;
}

/** A water on hexsides: they follow each other downstream, and none comes twice. */
export interface SideCourse {
  readonly sides: readonly HexSide[];
  /** For each point of the line the index of its hexside. */
  readonly at: readonly number[];
}

/** Cost of going on to the next hexside: a bend that is cut by less is not worth a detour. */
const TURNING = 0.05;

interface Step {
  readonly side: HexSide;
  readonly cost: number;
  readonly before: Step | undefined;
}

/**
 * The hexsides that a water follows, as near to its line as the rules allow: the cheapest way through layers of hexsides
 * (Viterbi), the cost of a hexside being the square of the point's distance from it.
 * @throws when no course obeys the rules, naming the water
 */
export function followSides(name: string, line: Line, net: SideNet, rules: SideRules): SideCourse {
  const { wide } = net;
  let steps = new Map<HexSide, Step>();
  line.forEach((point, index) => {
    const here = wide.at(point);
    if (here === NOWHERE) throw new Error(`${name} runs beyond the hexes round the map; cut it first.`);
    const costs = new Map<HexSide, number>();
    for (const hex of wide.grid.within(here, 1)) {
      for (let direction = 0; direction < 6; direction++) {
        const side = hex * 6 + direction;
        if (mayRun(side, net, rules)) costs.set(side, distanceToSide(point, side, net) ** 2);
      }
    }
    const next = new Map<HexSide, Step>();
    const offer = (side: HexSide, cost: number, before: Step | undefined): void => {
      const known = next.get(side);
      if (known === undefined || cost < known.cost) next.set(side, { side, cost, before });
    };
    if (index === 0) for (const [side, cost] of costs) offer(side, cost, undefined);
    for (const step of steps.values()) {
      const stay = costs.get(step.side);
      if (stay !== undefined) offer(step.side, step.cost + stay, step);
      if (rules.taken.has(net.to(step.side))) continue;
      for (const side of net.next(step.side)) {
        const cost = costs.get(side);
        if (cost !== undefined) offer(side, step.cost + cost + TURNING, step);
      }
    }
    if (next.size === 0) throw new Error(`${name} finds no hexside near ${wide.nameOf(here)} that its banks allow.`);
    steps = next;
  });
  let best: Step | undefined;
  for (const step of steps.values()) {
    if (rules.mouth !== undefined && !rules.mouth.has(net.to(step.side))) continue;
    if (best === undefined || step.cost < best.cost) best = step;
  }
  if (best === undefined) throw new Error(`${name} does not come to the water into which it flows.`);
  const found: HexSide[] = [];
  for (let step: Step | undefined = best; step !== undefined; step = step.before) found.push(step.side);
  return withoutLoops(found.toReversed(), net);
}

function mayRun(side: HexSide, net: SideNet, { right, left, taken, avoids }: SideRules): boolean {
  if (net.left(side) === NOWHERE || taken.has(net.from[side]) || avoids.has(net.name(side))) return false;
  return !left.has(net.right(side)) && !right.has(net.left(side));
}

function distanceToSide(point: Point, side: HexSide, net: SideNet): number {
  return nearestOn([net.place(net.from[side]), net.place(net.to(side))], point).distance;
}

/** Takes a course of one hexside a point together, and cuts off what comes back to a corner where it was. */
function withoutLoops(found: readonly HexSide[], net: SideNet): SideCourse {
  const sides: HexSide[] = [];
  const at: number[] = [];
  found.forEach((side, index) => {
    if (index > 0 && found[index - 1] === side && sides.at(-1) === side) {
      at.push(sides.length - 1);
      return;
    }
    if (index === 0 || found[index - 1] !== side) {
      const back = sides.findIndex((earlier) => net.from[earlier] === net.from[side]);
      if (back !== -1) sides.length = back;
      sides.push(side);
    }
    at.push(sides.length - 1);
  });
  // Points of what was cut off belong where the course goes on.
  for (let index = at.length - 2; index >= 0; index--) at[index] = Math.min(at[index], at[index + 1]);
  return { sides, at };
}
