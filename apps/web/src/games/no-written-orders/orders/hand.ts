import { ORDER_TYPES, type OrderType, SIDES, type SideId } from "@stonebridge/games/no-written-orders";
import type { Hand } from "../../contract/offers.ts";
import { holderOfHeadquarters, holderOfTrain, trainPiece } from "../pieces/pieces.ts";
import type { PlayTools } from "../tools.ts";

/** Who is to be ordered, and what has been said of the order already. */
export interface OrderHand {
  readonly to: string;
  readonly type?: OrderType;
  readonly from?: string;
}

const MODE = "order";

/** What a hand’s mode says of an order. */
export function orderMode({ to, type, from }: OrderHand): string {
  return [MODE, to, type ?? "", from ?? ""].join(" ");
}

/** Who is ordered with this hand: named by its mode, or by the piece in it. */
export function orderHand(tools: PlayTools, side: SideId, { piece, mode }: Hand): OrderHand | undefined {
  const [kind, to, type, from] = mode?.split(" ") ?? [];
  if (kind === MODE && to !== undefined && to !== "") {
    const known = ORDER_TYPES.find((one) => one === type);
    return { to, ...(known === undefined ? {} : { type: known }), ...(from ? { from } : {}) };
  }
  const holder = piece === undefined ? undefined : holderOfPiece(tools, piece);
  return holder === undefined || sideOfHolder(tools, holder) !== side ? undefined : { to: holder };
}

/** The holder of orders that a piece stands for: whom a leader leads, a unit’s formation, an army’s headquarters, a train. */
export function holderOfPiece({ game: { field } }: PlayTools, piece: string): string | undefined {
  const seat = holderOfHeadquarters(piece) ?? holderOfTrain(piece);
  if (seat !== undefined) return seat;
  const leader = field.leaderIndex.get(piece);
  const unit = field.unitIndex.get(piece);
  const at = leader === undefined ? (unit === undefined ? -1 : field.formationOf[unit]) : field.leads[leader];
  return field.holders[at]?.id;
}

export function sideOfHolder({ game: { field } }: PlayTools, holder: string): SideId | undefined {
  const found = field.holders[field.holderIndex.get(holder) ?? -1];
  return found === undefined ? undefined : SIDES[found.side];
}

/** The piece that stands for a holder on the map: its leader, an army’s headquarters, else its first unit there; a train itself. */
export function pieceOfHolder({ game: { field } }: PlayTools, holder: string): string | undefined {
  const at = field.holderIndex.get(holder) ?? -1;
  const found = field.holders[at];
  if (found === undefined) return undefined;
  if (field.trains.includes(at)) return trainPiece(holder);
  return field.leaders[found.leader]?.id ?? field.units[found.units[0] ?? -1]?.id;
}
