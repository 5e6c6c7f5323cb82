import { NOWHERE } from "@stonebridge/board";
import { keptAsItStands, keysOf, plainCopy, type SavedOf, tableOf } from "@stonebridge/kernel";
import { NONE } from "./field.ts";
import type { Frame, Kinds } from "./frames.ts";
import { FIELDS, type Position } from "./position.ts";

const { losses, lossesBefore, fatigue, marks, target, due, origin: _origin, depth: _depth, ...whole } = FIELDS;
/** Fields that are saved as they are. */
export const WHOLE = whole;
/** Lists that are the same for most brigades: written as pairs of brigade and value where they differ from the start. */
export const SPARSE = { losses, lossesBefore, fatigue, marks, target, due };

/** Some places of a list, each with its value. */
export type Pairs = readonly (readonly [unit: number, value: number])[];

/** A position as plain JSON. */
export type EncodedPosition = SavedOf<typeof WHOLE, Kinds, Frame> & {
  readonly sparse: { readonly [K in keyof typeof SPARSE]: Pairs };
  /** Brigades that the running part of a phase found elsewhere, with the zone where it did. */
  readonly moved: Pairs;
  /** Brigades under others, with their depth. */
  readonly under: Pairs;
};

/** The position as plain JSON. */
export function encodePosition(p: Position): EncodedPosition {
  return plainCopy(asItStands(p));
}

/** The same, sharing what it holds with the position. */
function asItStands(p: Position): EncodedPosition {
  const sparse = tableOf(keysOf(SPARSE), (key) => pairsOf(p[key], (value) => value !== SPARSE[key].starts));
  const under: (readonly [number, number])[] = [];
  for (const first of p.top)
    for (let unit = first, depth = 0; unit !== NONE; unit = p.below[unit], depth++)
      if (depth > 0) under.push([unit, depth]);
  const still = origins(p);
  const moved = pairsOf(p.origin, (zone, unit) => zone !== still[unit]);
  return { ...keptAsItStands(WHOLE, p), sparse, moved, under };
}

/** By brigade: how many lie on it in its stack. */
export function depthsOf(p: Position): number[] {
  const depths = p.below.map(() => 0);
  for (const first of p.top)
    for (let unit = first, depth = 0; unit !== NONE; unit = p.below[unit], depth++) depths[unit] = depth;
  return depths;
}

/** The same without whom a command test has failed, which only explains: records from before it was kept are checked by the rest. */
export function decisiveOf(p: Position): EncodedPosition {
  const encoded = asItStands(p);
  const stack = encoded.stack.map((frame) => {
    if (frame.step !== "segment") return frame;
    const { failed: _failed, ...decisive } = frame;
    return decisive;
  });
  return { ...encoded, stack };
}

/** The places of a list that are written separately, each with its value. */
function pairsOf(list: readonly number[], told: (value: number, at: number) => boolean): Pairs {
  const pairs: (readonly [number, number])[] = [];
  for (const [at, value] of list.entries()) if (told(value, at)) pairs.push([at, value]);
  return pairs;
}

/** Where a part of a phase found brigades that have not moved since; nowhere if none runs. */
export function origins({ active, place }: Pick<Position, "active" | "place">): readonly number[] {
  return active === NONE ? place.map(() => NOWHERE) : place;
}
