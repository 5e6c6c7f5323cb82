import type { Field } from "../field.ts";
import { isDisheartened, ratingOf } from "../army/headings.ts";
import { type InitiativeOutcome, traitShift } from "./initiative.ts";
import { NONE } from "../measures.ts";
import { initiativeChances } from "./order-chances.ts";
import type { Position } from "../position.ts";
import { followedBy, isReserve } from "../army/standing.ts";
import type { OrderType } from "../vocabulary.ts";

/** The odds of a leader’s try to order himself (NWO-12.11-a, table TI). */
export interface InitiativeOutlook {
  readonly rating: number;
  /** Shift of the column by his character, under `leaderTraits` (NWO-19.8.2-a). */
  readonly trait: number;
  /** He acts on one less (NWO-12.11-f). */
  readonly onReserve: boolean;
  /** What he would do has to wait (NWO-14.2-b). */
  readonly demoralised: boolean;
  readonly chances: Readonly<Record<InitiativeOutcome, number>>;
}

/** The possible results of a leader’s try. @throws Error if there is no such holder */
export function initiativeOutlook(field: Field, p: Position, id: string, type: OrderType): InitiativeOutlook {
  const holder = field.holderIndex.get(id);
  if (holder === undefined) throw new Error(`There is no "${id}" that could hold an order.`);
  const { leader } = field.holders[holder];
  const venture = {
    rating: ratingOf(field, p, holder) ?? 0,
    onReserve: isReserve(p, followedBy(field, p, holder)),
    demoralised: isDisheartened(field, p, holder),
    trait: field.options.leaderTraits === "on" && leader !== NONE ? field.leaders[leader].trait : null,
  };
  const { rating, onReserve, demoralised } = venture;
  const trait = traitShift(venture.trait, type);
  return { rating, trait, onReserve, demoralised, chances: initiativeChances(venture, type) };
}
