import { NOWHERE } from "@stonebridge/board";
import { isObject, keysOf, plainCopy, tableOf } from "@stonebridge/kernel";
import type { Field } from "./field.ts";
import { NONE } from "./field.ts";
import { copyFrame } from "./copying.ts";
import { emptyPosition, type Position, setDown } from "./position.ts";

/** Lists of a position that are the same for most brigades: written as pairs of brigade and value where they differ. */
const SPARSE = {
  losses: 0,
  lossesBefore: 0,
  fatigue: 0,
  marks: 0,
  target: NOWHERE,
  due: 0,
} as const;
type Sparse = keyof typeof SPARSE;

/** A position as plain JSON: what `Position` has, each brigade’s depth in its stack (0: the last to arrive) in place of the stacks. */
export interface EncodedPosition extends Omit<Position, "top" | "below" | "reach" | "owns" | "origin" | Sparse> {
  readonly sparse: { readonly [K in Sparse]: readonly (readonly [unit: number, value: number])[] };
  /** Brigades that the running part of a phase found elsewhere. */
  readonly moved: readonly (readonly [unit: number, origin: number])[];
  /** Brigades under others, with their depth. */
  readonly under: readonly (readonly [unit: number, depth: number])[];
}

/** The position as plain JSON. */
export function encodePosition(p: Position): EncodedPosition {
  const { top, below, reach: _reach, owns: _owns, origin, ...rest } = p;
  const { losses: _l, lossesBefore: _b, fatigue: _f, marks: _m, target: _t, due: _d, ...kept } = rest;
  const apart = (key: Sparse) => pairsOf(p[key], (value) => value !== SPARSE[key]);
  const sparse: EncodedPosition["sparse"] = {
    losses: apart("losses"),
    lossesBefore: apart("lossesBefore"),
    fatigue: apart("fatigue"),
    marks: apart("marks"),
    target: apart("target"),
    due: apart("due"),
  };
  const under: (readonly [number, number])[] = [];
  for (const first of top) {
    let depth = 0;
    for (let unit = first; unit !== NONE; unit = below[unit]) {
      if (depth > 0) under.push([unit, depth]);
      depth++;
    }
  }
  const still = origins(p);
  const moved = pairsOf(origin, (zone, unit) => zone !== still[unit]);
  // lists of its own: an encoded position does not change later
  return { ...plainCopy(kept), stack: kept.stack.map(copyFrame), sparse, moved, under };
}

/** The same without whom a command test has failed, which only explains: records from before it was kept are checked by the rest. */
export function decisiveOf(p: Position): EncodedPosition {
  const encoded = encodePosition(p);
  const stack = encoded.stack.map((frame) => {
    if (frame.step !== "segment") return frame;
    const { failed: _failed, ...decisive } = frame;
    return decisive;
  });
  return { ...encoded, stack };
}

/** The places of a list that are written separately, each with its value. */
function pairsOf(list: readonly number[], told: (value: number, at: number) => boolean): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  for (const [at, value] of list.entries()) if (told(value, at)) pairs.push([at, value]);
  return pairs;
}

/** Where a part of a phase found brigades that have not moved since; nowhere if none runs. */
function origins({ active, place }: Pick<Position, "active" | "place">): readonly number[] {
  return active === NONE ? place.map(() => NOWHERE) : place;
}

/** A list with other values at some places. */
function spreadOut(values: readonly number[], pairs: readonly (readonly [number, number])[]): number[] {
  const list = [...values];
  for (const [at, value] of pairs) list[at] = value;
  return list;
}

/**
 * The position that {@link encodePosition} wrote.
 * @throws Error if it is anything else
 */
export function decodePosition(field: Field, data: unknown): Position {
  if (!isEncoded(data)) throw new Error("This is no encoded position.");
  const { sparse, moved, under, ...kept } = plainCopy(data);
  const empty = emptyPosition(field);
  const filled = tableOf(keysOf(SPARSE), (key) => spreadOut(empty[key], sparse[key]));
  const origin = spreadOut(origins(kept), moved);
  const p: Position = { ...empty, ...kept, ...filled, place: empty.place, origin };
  const depths = new Map(under);
  const units = kept.place.flatMap((zone, unit) => (zone === NOWHERE ? [] : [unit]));
  for (const unit of units.toSorted((one, other) => (depths.get(other) ?? 0) - (depths.get(one) ?? 0)))
    setDown(field, p, unit, kept.place[unit]);
  return p;
}

function isEncoded(data: unknown): data is EncodedPosition {
  return isObject(data) && Array.isArray(data["stack"]) && isObject(data["sparse"]);
}
