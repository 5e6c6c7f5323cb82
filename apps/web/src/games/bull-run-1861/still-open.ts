import { besides } from "../../play/left-to-do.ts";
import { leftBefore } from "../../play/zones/left-before.ts";
import { ENDINGS } from "./choices.ts";
import type { Meaning, Offer } from "./offers/offer.ts";

/** Before these, everything else that is offered is worth doing. */
const WORTH_ALL: ReadonlySet<Meaning> = new Set(["marked", "stay", "decline"]);

/** What most players would still do before this ending. */
export function leftToDo(ending: Offer, offers: readonly Offer[], justBegun: boolean): readonly Offer[] {
  return leftBefore(ending, besides(offers, ENDINGS), WORTH_ALL, justBegun);
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
