import type { HexIndex } from "@stonebridge/board";
import type { LeaderIndex, SideIndex } from "../measures.ts";
import type { Standing, Target } from "../orders/order-book.ts";

/** Where a leader may ride, and what it was computed for. */
export interface RideList {
  readonly from: HexIndex;
  readonly points: number;
  readonly least: number;
  readonly passed: number;
  readonly standing: Standing | undefined;
  /** The head of his column in bivouac. */
  readonly head: Target | undefined;
  readonly hexes: readonly HexIndex[];
}

/** Results that depend on where a side may trace: kept until a hex opens or closes to it. */
export interface Moment {
  /** Costs of tracing by start and budget. */
  readonly areas: Map<number, Int8Array>;
  readonly rides: Map<LeaderIndex, RideList>;
}

/** By side; undefined if nothing is known yet. */
type Moments = (Moment | undefined)[];

/** For every position that was asked about, or copied from one. */
const kept = new WeakMap<object, Moments>();
/** The last position asked about: usually the next one too. */
let lastFor: object | undefined;
let last: Moments | undefined;

/** What is known of a side in a position. */
export function momentOf(position: object, side: SideIndex): Moment {
  let moments = knownOf(position);
  if (moments === undefined) kept.set(position, (moments = [undefined, undefined]));
  lastFor = position;
  last = moments;
  return (moments[side] ??= { areas: new Map(), rides: new Map() });
}

function knownOf(position: object): Moments | undefined {
  return lastFor === position ? last : kept.get(position);
}

/** A copy knows what its original does, and they share what either learns, until a hex opens or closes in one of them. */
export function handOn(original: object, copy: object): void {
  const moments = knownOf(original);
  if (moments !== undefined) kept.set(copy, moments.slice());
}

/** A hex has opened or closed to a side’s tracing. */
export function forget(position: object, side: SideIndex): void {
  const moments = knownOf(position);
  if (moments !== undefined) moments[side] = undefined;
}
