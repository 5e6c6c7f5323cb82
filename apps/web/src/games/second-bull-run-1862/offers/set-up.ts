import type { Action } from "@stonebridge/games/second-bull-run-1862";
import type { Pointed } from "../../../play/desk/questions.ts";
import type { Attempt } from "../../../play/picking/attempts.ts";
import type { Hand } from "../../contract/offers.ts";
import { whereaboutsOf } from "../groups.ts";
import { offers } from "../meanings.ts";
import { findCommander, sideOf } from "../pieces.ts";
import type { Table } from "../table.ts";
import type { Offer } from "./offer.ts";

/** Placing brigades and commanders group by group, and facing them (SB62-11.2-a). Without a piece in hand, the first that waits is. */
export function placementOffers(table: Table, hand: Hand): readonly Offer[] {
  // In the order of the groups.
  const pieces = offers.doers(table);
  const inHand = nextOf(table, hand, pieces);
  const of = (types: readonly Offer["meaning"][]) => (inHand === undefined ? [] : offers.all(table, types, inHand));
  const placed = hand.mode === "turn" ? [] : of(["place", "post"]);
  // Whoever stands in a zone that is faced can be taken in hand himself.
  const faced = (): readonly Offer[] => of(["face"]).map((one) => ({ ...one, targets: one.targets.slice(0, 1) }));
  return [
    ...pieces.filter((piece) => piece !== inHand).map(offers.selects),
    ...(placed.length > 0 ? placed : faced()),
    ...offers.all(table, ["suggest", "ready"]),
  ];
}

/** The piece that the next pick places: the one in hand, else the first that waits. */
export function handOfPlacement(table: Table, hand: Hand): string | undefined {
  return nextOf(table, hand, offers.doers(table));
}

function nextOf({ view }: Table, { piece: held }: Hand, pieces: readonly string[]): string | undefined {
  if (held !== undefined && pieces.includes(held)) return held;
  return pieces.find((piece) => whereaboutsOf(view, piece) === undefined);
}

/** Why the piece in hand cannot be placed, or face, where somebody points. */
export function placing(table: Table, hand: Hand, pointed: Pointed): Attempt<Table, Action> | undefined {
  const { piece: counter, place: zone } = pointed;
  const piece = handOfPlacement(table, hand);
  const own = counter !== undefined && sideOf(table.view, counter) === table.side;
  if (zone === undefined || piece === undefined || own) return undefined;
  if (findCommander(table.view, piece)) return { table, action: { type: "post", commander: piece, zone } };
  return { table, action: { type: hand.mode === "turn" ? "face" : "place", unit: piece, zone } };
}
