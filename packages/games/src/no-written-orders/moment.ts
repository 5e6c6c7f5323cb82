import type { HexIndex } from "@stonebridge/board";
import type { LeaderIndex, SideIndex } from "./measures.ts";
import type { Standing } from "./order-book.ts";

/** Where a leader may ride, and what it was found for. */
export interface RideList {
  readonly from: HexIndex;
  readonly points: number;
  readonly passed: number;
  readonly standing: Standing | undefined;
  readonly hexes: readonly HexIndex[];
}

/** What follows for a side from where it may trace: kept till a hex opens or closes to it. */
export interface Moment {
  /** Costs of tracing by start and budget. */
  readonly areas: Map<number, Int8Array>;
  readonly rides: Map<LeaderIndex, RideList>;
}

/** By side, for every position that was asked. */
const kept = new WeakMap<object, readonly Moment[]>();
/** The position asked last: mostly the one asked next. */
let lastFor: object | undefined;
let last: readonly Moment[] | undefined;

/** What is known of a side in a position. */
export function momentOf(position: object, side: SideIndex): Moment {
  if (lastFor !== position || last === undefined) {
    last = kept.get(position);
    if (last === undefined) kept.set(position, (last = [0, 1].map(() => ({ areas: new Map(), rides: new Map() }))));
    lastFor = position;
  }
  return last[side];
}

/** A hex has opened or closed to what a side traces. */
export function forget(position: object, side: SideIndex): void {
  const moment = lastFor === position ? last?.[side] : kept.get(position)?.[side];
  moment?.areas.clear();
  moment?.rides.clear();
}
