import { type HexIndex, NOWHERE, type Hexside } from "@stonebridge/board";
import type { Field } from "../field.ts";
import type { Position } from "../position.ts";
import { type Way, stepCost } from "./step-cost.ts";
import { refuseStep } from "./step-rules.ts";

/** Units that go together, in one hex: each pays for itself (NWO-RUL049). */
export type Stack = readonly Way[];

/** A unit of a stack that a search moves about. */
type Trial = { -readonly [K in keyof Way]: Way[K] };

/** Why a unit cannot go over a hexside. */
const CANNOT = -1;

/** Points left to a unit beyond a hexside; CANNOT where it may not go, or cannot pay. */
function pointsBeyond(field: Field, p: Position, way: Way, hexside: Hexside): number {
  if (refuseStep(field, p, way, hexside) !== undefined) return CANNOT;
  const cost = stepCost(field, p, way, hexside);
  // NWO-5-c, NWO-RUL050: the first hex is always paid
  if (cost > way.points && way.steps > 0) return CANNOT;
  return Math.max(0, way.points - cost);
}

/** The stack one hex on, over a hexside; undefined if one of its units may not go, or cannot pay. */
export function stepped(field: Field, p: Position, stack: Stack, hexside: Hexside): Stack | undefined {
  const hex = field.map.neighbours[hexside];
  const next: Way[] = [];
  for (const way of stack) {
    const points = pointsBeyond(field, p, way, hexside);
    if (points === CANNOT) return undefined;
    next.push({ ...way, hex, points, steps: way.steps + 1 });
  }
  return next;
}

/** Points of the unit that has least left. */
function least(points: readonly number[], from: number, count: number): number {
  let few = points[from];
  for (let at = from + 1; at < from + count; at++) few = Math.min(few, points[at]);
  return few;
}

/** Most points with which a search reached each hex; a hex belongs to the running search if it has its number. */
interface Marks {
  readonly best: Int16Array;
  readonly search: Int32Array;
  running: number;
}

/** Marks that no search uses now: one search may be asked for in the middle of another. */
const spare: Marks[] = [];

function borrowMarks(size: number): Marks {
  const at = spare.findLastIndex(({ best }) => best.length >= size);
  const marks =
    at === -1 ? { best: new Int16Array(size), search: new Int32Array(size), running: 0 } : spare.splice(at, 1)[0];
  marks.running += 1;
  return marks;
}

/**
 * Is there a hex that a stack can reach, its own first, for which `wanted` holds?
 * @param wanted gets the stack as it would be there; it is the same object from hex to hex
 */
export function isWithin(field: Field, p: Position, stack: Stack, wanted: (there: Stack) => boolean): boolean {
  if (wanted(stack)) return true;
  const marks = borrowMarks(field.map.size);
  const found = isFurther(field, p, stack, wanted, marks);
  spare.push(marks);
  return found;
}

/** The search beyond the hex where a stack is. */
function isFurther(
  field: Field,
  p: Position,
  stack: Stack,
  wanted: (there: Stack) => boolean,
  { best, search, running }: Marks,
): boolean {
  const { neighbours } = field.map;
  const count = stack.length;
  const trial: Trial[] = stack.map((way) => ({ ...way }));
  const begun = stack.some((way) => way.steps > 0);
  // hexes to look at, hexes entered on the way there, and the points left there, one group for each hex; what lies behind the last group
  // is of no hex
  const open: HexIndex[] = [stack[0].hex];
  const entered = [0];
  const points = stack.map((way) => way.points);
  best[open[0]] = least(points, 0, count);
  search[open[0]] = running;
  for (let at = 0; at < open.length; at++) {
    const from = open[at];
    const left = least(points, at * count, count);
    // a better way to the same hex was found later
    if (left < best[from]) continue;
    for (let one = 0; one < count; one++) {
      trial[one].hex = from;
      trial[one].points = points[at * count + one];
      trial[one].steps = stack[one].steps + entered[at];
    }
    if (at > 0 && wanted(trial)) return true;
    if (left === 0 && (begun || entered[at] > 0)) continue;
    for (let hexside = from * 6; hexside < from * 6 + 6; hexside++) {
      const to = neighbours[hexside];
      // a step costs something: no better way leads there from here
      if (to === NOWHERE || (search[to] === running && best[to] >= Math.max(0, left - 1))) continue;
      const next = open.length * count;
      let goes = true;
      for (let one = 0; goes && one < count; one++) {
        const beyond = pointsBeyond(field, p, trial[one], hexside);
        points[next + one] = beyond;
        goes = beyond !== CANNOT;
      }
      if (!goes) continue;
      const few = least(points, next, count);
      if (search[to] === running && best[to] >= few) continue;
      best[to] = few;
      search[to] = running;
      open.push(to);
      entered.push(entered[at] + 1);
    }
  }
  return false;
}
