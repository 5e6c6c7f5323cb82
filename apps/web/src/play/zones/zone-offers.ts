import type { ActionBase } from "@stonebridge/kernel";
import type { Offer } from "../../games/contract/offers.ts";

/** The first offer for a pick on each zone. */
export function offersByZone<O extends Offer<ActionBase>>(offers: readonly O[]): ReadonlyMap<string, O> {
  const found = new Map<string, O>();
  for (const offer of offers) {
    for (const target of offer.targets) {
      const zone = target.startsWith("space:") ? target.slice("space:".length) : undefined;
      if (zone !== undefined && !found.has(zone)) found.set(zone, offer);
    }
  }
  return found;
}
