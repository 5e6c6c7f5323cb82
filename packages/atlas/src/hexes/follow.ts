import { NOWHERE, type HexIndex } from "@stonebridge/board";
import type { Line } from "../geography/index.ts";
import { distanceToHex } from "./hex-shape.ts";
import type { WideGrid } from "./wide-grid.ts";

/** What the hexes of a line must be; hexes of the wide grid. */
export interface CourseRules {
  /** Hexes through which the line must come, in their order. */
  readonly through: readonly HexIndex[];
  /** Where the line begins and ends, where that is fixed. */
  readonly first?: HexIndex | undefined;
  readonly last?: HexIndex | undefined;
  /** Whether the line may be in a hex. */
  readonly allowed: (hex: HexIndex) => boolean;
  /** Whether it may cross from one hex to a neighbour. */
  readonly mayCross: (from: HexIndex, to: HexIndex) => boolean;
  /** What a hexside costs that it had better not cross. */
  readonly toll?: ((from: HexIndex, to: HexIndex) => number) | undefined;
}

/** Cost of crossing a hexside: a corner that is cut less deep than about an eighth of a hex is not worth it. */
const CROSSING = 0.05;
/** How far from a line its hexes are sought, in hexes. */
const REACH = 2;

/**
 * The hexes that a line follows, one for each of its points: as near to where the points lie as the rules allow, without hexes of
 * which only a corner is cut. Found as the cheapest way through layers of hexes (Viterbi), the cost of a hex being the square
 * of the point's distance from it.
 * @throws when no course obeys the rules, naming the line
 */
export function followLine(name: string, line: Line, wide: WideGrid, rules: CourseRules): HexIndex[] {
  const { grid } = wide;
  const { through } = rules;
  /** Cost of being, at this point, in a hex after this many of the hexes that it has to pass; with the way there. */
  interface Step {
    readonly hex: HexIndex;
    readonly passed: number;
    readonly cost: number;
    readonly before: Step | undefined;
  }
  const keyOf = (hex: HexIndex, passed: number): number => passed * grid.size + hex;
  const passedAt = (hex: HexIndex, passed: number): number => passed + (through[passed] === hex ? 1 : 0);

  let steps = new Map<number, Step>();
  line.forEach((point, index) => {
    const here = wide.at(point);
    if (here === NOWHERE) throw new Error(`${name} runs beyond the hexes round the map; cut it first.`);
    const fixed = index === 0 ? rules.first : index === line.length - 1 ? rules.last : undefined;
    const next = new Map<number, Step>();
    const offer = (hex: HexIndex, cost: number, before: Step | undefined): void => {
      const passed = passedAt(hex, before?.passed ?? 0);
      const key = keyOf(hex, passed);
      const known = next.get(key);
      if (known === undefined || cost < known.cost) next.set(key, { hex, passed, cost, before });
    };
    const costs = new Map<HexIndex, number>();
    for (const hex of grid.within(here, REACH)) {
      if (!rules.allowed(hex) || (fixed !== undefined && hex !== fixed)) continue;
      costs.set(hex, distanceToHex(point, wide.centre(hex)) ** 2);
    }
    if (index === 0) for (const [hex, cost] of costs) offer(hex, cost, undefined);
    for (const step of steps.values()) {
      const stay = costs.get(step.hex);
      if (stay !== undefined) offer(step.hex, step.cost + stay, step);
      for (let direction = 0; direction < 6; direction++) {
        const hex = grid.neighbour(step.hex, direction);
        const cost = costs.get(hex);
        if (cost === undefined || !rules.mayCross(step.hex, hex)) continue;
        offer(hex, step.cost + cost + CROSSING + (rules.toll?.(step.hex, hex) ?? 0), step);
      }
    }
    if (next.size === 0) {
      throw new Error(`${name} finds no allowed hex near ${wide.nameOf(here)}: allow one, or move the line.`);
    }
    steps = next;
  });

  let best: Step | undefined;
  for (const step of steps.values()) {
    if (step.passed === through.length && (best === undefined || step.cost < best.cost)) best = step;
  }
  if (best === undefined) {
    const names = through.map((hex) => wide.nameOf(hex)).join(", ");
    throw new Error(
      `${name} cannot come through ${names} in this order: a hex is too far from the line, or closed to it.`,
    );
  }
  const hexes: HexIndex[] = [];
  for (let step: Step | undefined = best; step !== undefined; step = step.before) hexes.push(step.hex);
  return hexes.toReversed();
}
