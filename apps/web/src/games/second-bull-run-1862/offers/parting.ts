import type { Hand } from "../../contract/offers.ts";
import { offers } from "../meanings.ts";
import type { Table } from "../table.ts";
import type { Offer } from "./offer.ts";

/** Who draws apart from the enemy by night, and who stays (SB62-11.2.3-g): of both answers of a brigade in hand each is a button. */
export function partingOffers(table: Table, hand: Hand): readonly Offer[] {
  const holds = offers.all(table, ["hold"]);
  const parts = offers.all(table, ["part"]);
  const both = new Set(holds.flatMap(({ piece }) => piece ?? []));
  return [
    ...parts.filter(({ piece }) => piece === undefined || !both.has(piece)),
    ...[...both].filter((unit) => unit !== hand.piece).map(offers.selects),
    ...parts
      .filter(({ piece }) => piece !== undefined && piece === hand.piece && both.has(piece))
      .map((one) => ({ ...one, targets: [] })),
    ...holds.filter(({ piece }) => piece === hand.piece),
  ];
}
