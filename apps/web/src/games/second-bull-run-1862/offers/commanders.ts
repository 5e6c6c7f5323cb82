import { ridesOf } from "@stonebridge/games/second-bull-run-1862";
import { zoneOf } from "../pieces.ts";
import { outlook, type Table } from "../table.ts";
import { type Hand, offer, type Offer, ofType, selects } from "./offer.ts";

/** Commanders that may ride, or try to (SB62-6.3); of several one is taken in hand first. */
export function commanderOffers(table: Table, hand: Hand): readonly Offer[] {
  const { actions } = table.decision;
  const riders = [...new Set(ofType(actions, "ride").map(({ commander }) => commander))];
  const tries = ofType(actions, "try");
  const rider = riders.find((one) => one === hand.piece) ?? (tries.length === 0 ? riders[0] : undefined);
  return [
    ...riders.filter((one) => one !== rider).map(selects),
    ...(rider === undefined ? [] : rides(table, rider)),
    ...tries.map((action) => offer("try", [action], [`piece:${action.commander}`], { piece: action.commander })),
    ...ofType(actions, "stay").map((action) => offer("stay", [action], [])),
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

/** Where a touched commander goes (SB62-9.4-q). */
export function displacementOffers(table: Table): readonly Offer[] {
  return ofType(table.decision.actions, "displace").map((action) =>
    offer("displace", [action], [`space:${action.zone}`], { piece: action.commander, zone: action.zone }),
  );
}
