import { whereaboutsOf } from "../groups.ts";
import type { Table } from "../table.ts";
import { type Hand, offer, type Offer, ofType, selects, zoneAndItsPieces } from "./offer.ts";

/** Placing brigades and commanders group by group, and facing them (SB62-11.2-a). Without a piece in hand, the first that waits is. */
export function placementOffers(table: Table, hand: Hand): readonly Offer[] {
  const { actions } = table.decision;
  const inHand = handOfPlacement(table, hand);
  const places = ofType(actions, "place").filter(({ unit }) => unit === inHand);
  const posts = ofType(actions, "post").filter(({ commander }) => commander === inHand);
  const faces = ofType(actions, "face").filter(({ unit }) => unit === inHand);
  const turning = hand.mode === "turn" || places.length + posts.length === 0;
  return [
    ...selectable(table)
      .filter((piece) => piece !== inHand)
      .map(selects),
    ...(turning
      ? faces.map((action) =>
          offer("face", [action], [`space:${action.zone}`], {
            piece: action.unit,
            zone: action.zone,
            facing: action.zone,
          }),
        )
      : [
          ...places.map((action) =>
            offer("place", [action], zoneAndItsPieces(table, action.zone), { piece: action.unit, zone: action.zone }),
          ),
          ...posts.map((action) =>
            offer("post", [action], zoneAndItsPieces(table, action.zone), {
              piece: action.commander,
              zone: action.zone,
            }),
          ),
        ]),
    ...ofType(actions, "suggest").map((action) => offer("suggest", [action], [])),
    ...ofType(actions, "ready").map((action) => offer("ready", [action], [])),
  ];
}

/** Pieces that something can be chosen for, in the order of the groups. */
function selectable(table: Table): readonly string[] {
  const found = new Set<string>();
  for (const action of table.decision.actions) {
    if (action.type === "place" || action.type === "face") found.add(action.unit);
    if (action.type === "post") found.add(action.commander);
  }
  return [...found];
}

/** The piece that the next pick places: the one in hand, else the first that waits. */
export function handOfPlacement(table: Table, hand: Hand): string | undefined {
  const pieces = selectable(table);
  if (hand.piece !== undefined && pieces.includes(hand.piece)) return hand.piece;
  return pieces.find((piece) => whereaboutsOf(table.view, piece) === undefined);
}
