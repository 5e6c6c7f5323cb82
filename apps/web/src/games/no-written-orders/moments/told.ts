import type { Moment } from "../../contract/moments.ts";
import type { OrdersDesk } from "../desk.svelte.ts";
import { pieceOfHolder, sideOfHolder } from "../orders/hand.ts";
import { hexOf } from "../pieces/pieces.ts";

/** What the moments of this game are told from. */
export type Told = Pick<OrdersDesk, "texts" | "names" | "view" | "tools" | "sideOf">;

/** Whose side and where: of whom holds an order. */
export function ofHolder({ tools, view }: Told, holder: string): Pick<Moment, "side" | "space"> {
  const piece = pieceOfHolder(tools, holder);
  const [side, space] = [sideOfHolder(tools, holder), piece === undefined ? undefined : hexOf(view, piece)];
  return { ...(side && { side }), ...(space !== undefined && { space }) };
}

/** Whose leader it is, and where. */
export function ofLeader({ view, sideOf }: Told, leader: string): Pick<Moment, "side" | "space"> {
  const [side, space] = [sideOf(leader), hexOf(view, leader)];
  return { ...(side && { side }), ...(space !== undefined && { space }) };
}
