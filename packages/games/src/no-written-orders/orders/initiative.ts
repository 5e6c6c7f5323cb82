import { initiativeResult } from "../tables/initiative-table.ts";
import type { InitiativeResult, OrderType, Trait } from "../vocabulary.ts";

/** The result of a try: as the table says, or, for a demoralised leader, an order of his own that waits (NWO-14.2-b). */
export type InitiativeOutcome = InitiativeResult | "waits";

/** How a character shifts the column for an order (NWO-19.8.2-a). */
export function traitShift(trait: Trait | null, type: OrderType): number {
  if (trait === null) return 0;
  const inclined = trait === "aggressive" ? type === "attack" || type === "probe" : type === "fall-back";
  return inclined ? 1 : -1;
}

/** A leader who tries to order himself. */
export interface Venture {
  readonly rating: number;
  readonly onReserve: boolean;
  readonly demoralised: boolean;
  /** Under `leaderTraits`; otherwise `null`. */
  readonly trait: Trait | null;
}

/** The result of a leader’s initiative (NWO-12.11-a, NWO-12.11-c). @param total of two dice */
export function initiativeOf(
  { rating, onReserve, demoralised, trait }: Venture,
  type: OrderType,
  total: number,
): InitiativeOutcome {
  const result = initiativeResult(rating + traitShift(trait, type), total, onReserve);
  return result === "acts" && demoralised ? "waits" : result;
}
