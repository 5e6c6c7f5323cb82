import { MEANINGS } from "./meanings.ts";
import type { Offer } from "./offers/offer.ts";

/** What is left undone when a part is ended: who could still do what. */
export interface StillOpen {
  readonly kind: (typeof KINDS)[number];
  /** Units and headquarters that could. */
  readonly pieces: readonly string[];
  readonly zones: readonly string[];
}

const KINDS = ["mark", "ride", "advance", "attack"] as const;

/** What the ending offer leaves undone; undefined if nothing is. */
export function stillOpen(ending: Offer, offers: readonly Offer[]): StillOpen | undefined {
  const { leaves = [] } = MEANINGS[ending.meaning];
  const kind = KINDS.find((one) => leaves.includes(one));
  const left = offers.filter(({ meaning }) => leaves.includes(meaning));
  if (kind === undefined || left.length === 0) return undefined;
  const all = (values: readonly (string | undefined)[]) => [...new Set(values.filter((value) => value !== undefined))];
  return { kind, pieces: all(left.map((one) => one.piece)), zones: all(left.map((one) => one.zone)) };
}
