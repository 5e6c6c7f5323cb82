import type { ActionBase, Decision } from "@stonebridge/kernel";
import type { Offer } from "../../games/contract/offers.ts";
import type { MeaningFacts } from "./meanings.ts";

/** The only thing that can be done, if it needs no thought; some things players do themselves. */
export function onlyOne<A extends ActionBase, O extends Offer<A>>(
  meanings: Readonly<Record<string, MeaningFacts>>,
  { actions }: Decision<A>,
  offers: readonly O[],
): O | undefined {
  const [only, ...others] = offers.filter(({ meaning }) => meaning !== "select");
  const alone = others.length === 0 && actions.length === 1;
  return alone && only && !meanings[only.meaning].byHand ? only : undefined;
}
