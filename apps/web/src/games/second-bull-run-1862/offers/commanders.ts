import { type Action, ridesOf } from "@stonebridge/games/second-bull-run-1862";
import type { Pointed } from "../../../play/desk/questions.ts";
import type { Attempt } from "../../../play/picking/attempts.ts";
import { type Hand, ofType } from "../../contract/offers.ts";
import { offers } from "../meanings.ts";
import { findCommander, zoneOf } from "../pieces.ts";
import { outlook, type Table } from "../table.ts";
import { type Offer, offer } from "./offer.ts";

/** Commanders that may ride, or try to (SB62-6.3); of several one is taken in hand first. */
export function commanderOffers(table: Table, hand: Hand): readonly Offer[] {
  const riders = [...new Set(ofType(table.decision.actions, "ride").map(({ commander }) => commander))];
  const tries = offers.all(table, ["try"]);
  const rider = riders.find((one) => one === hand.piece) ?? (tries.length === 0 ? riders[0] : undefined);
  return [
    ...riders.filter((one) => one !== rider).map(offers.selects),
    ...(rider === undefined ? [] : rides(table, rider)),
    ...tries,
    ...offers.all(table, ["stay"]),
  ];
}

/** A ride goes to its end: he stays where he was sent, unless he is sent on before. A way round and back is no ride. */
function rides(table: Table, commander: string): readonly Offer[] {
  const here = zoneOf(table.view, commander);
  const away = ridesOf(table.game, table.position, commander).filter(({ zone }) => zone !== here);
  return away.map(({ zone, cost, path, actions }) => {
    const after = outlook(table, actions).table;
    const rest = after?.decision.step === "ride" && after.decision.about["commander"] === commander;
    return offer("ride", rest ? [...actions, { type: "stay" }] : actions, [`space:${zone}`], {
      piece: commander,
      zone,
      cost,
      path,
    });
  });
}

/** Why a commander who is pointed at cannot ride, or the one who would cannot ride there. */
export function riding(table: Table, hand: Hand, { piece, place: zone }: Pointed): Attempt<Table, Action> | undefined {
  const { decision, view } = table;
  const picked = piece === undefined ? undefined : findCommander(view, piece);
  if (picked?.printed.rank === "army") return { table, action: { type: "try", commander: picked.id } };
  if (picked?.zone !== undefined) return { table, action: { type: "ride", commander: picked.id, zone: picked.zone } };
  const asked = decision.about["commander"];
  const rider = typeof asked === "string" ? asked : (hand.piece ?? ofType(decision.actions, "ride")[0]?.commander);
  return rider === undefined || zone === undefined
    ? undefined
    : { table, action: { type: "ride", commander: rider, zone } };
}
