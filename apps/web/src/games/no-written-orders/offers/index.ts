import type { AskingStep } from "@stonebridge/games/no-written-orders";
import { aimedOffers } from "./aimed.ts";
import { chitOffers } from "./chits.ts";
import { directOffers } from "./direct.ts";
import { marchOffers, movementOffers } from "./movement.ts";
import type { Hand, Offer } from "./offer.ts";
import { ordersOffers } from "./orders.ts";
import type { Table } from "../table.ts";

/** Steps of the Command Phase, and of who goes back with a failed order: what is decided about orders. */
export const ORDERING: ReadonlySet<AskingStep> = new Set<AskingStep>([
  "standing-down",
  "initiative",
  "bad-move",
  "orders",
  "drafting",
  "deceiving",
  "failing",
]);

/** Steps whose choices are not simply pointed at. */
const BY_STEP: Readonly<Partial<Record<AskingStep, (table: Table, hand: Hand) => readonly Offer[]>>> = {
  reorganisation: aimedOffers,
  headquarters: aimedOffers,
  trains: aimedOffers,
  commander: chitOffers,
  initial: chitOffers,
  pair: chitOffers,
  "player-turn": chitOffers,
  movement: movementOffers,
  march: marchOffers,
  bombardment: aimedOffers,
  declaration: aimedOffers,
  displacement: aimedOffers,
  revealing: aimedOffers,
  charges: aimedOffers,
};

/** Everything that can be done now with what is in hand. */
export function offersOf(table: Table, hand: Hand): readonly Offer[] {
  if (ORDERING.has(table.step)) return ordersOffers(table, hand);
  return (BY_STEP[table.step] ?? directOffers)(table, hand);
}
