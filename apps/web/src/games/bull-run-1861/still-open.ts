import { besides } from "../../play/left-to-do.ts";
import { ENDINGS } from "./choices.ts";
import type { Offer } from "./offers/offer.ts";

/** What most players would still do before this ending: a brigade that has done nothing moves first, and one beside an enemy attacks. */
export function leftToDo(ending: Offer, offers: readonly Offer[], justBegun: boolean): readonly Offer[] {
  const others = besides(offers, ENDINGS);
  switch (ending.meaning) {
    case "marked":
    case "stay":
    case "decline":
      return others;
    case "end":
      return justBegun ? others : others.filter(({ meaning }) => meaning === "attack");
    default:
      return [];
  }
}

/** What is left undone when a part is ended: who could still do what. */
export interface StillOpen {
  readonly kind: "mark" | "ride" | "advance" | "attack";
  /** Units and headquarters that could. */
  readonly pieces: readonly string[];
  readonly zones: readonly string[];
}

const LEFT_BY = { marked: "mark", stay: "ride", decline: "advance", end: "attack" } as const;

/** What the ending offer leaves undone; undefined if nothing is. */
export function stillOpen(ending: Offer, offers: readonly Offer[]): StillOpen | undefined {
  if (!(ending.meaning in LEFT_BY)) return undefined;
  const kind = LEFT_BY[ending.meaning as keyof typeof LEFT_BY];
  const left = offers.filter((one) => one.meaning === kind || (kind === "ride" && one.meaning === "select"));
  if (left.length === 0) return undefined;
  const all = (values: readonly (string | undefined)[]) => [...new Set(values.filter((value) => value !== undefined))];
  return { kind, pieces: all(left.map((one) => one.piece)), zones: all(left.map((one) => one.zone)) };
}
