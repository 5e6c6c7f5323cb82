import type { ActionBase } from "@stonebridge/kernel";
import { type Hand, type Offer, offersAt } from "../../games/contract/offers.ts";

/**
 * Whether an own piece that is pointed at stands for its hex: with somebody in hand elsewhere who cannot go there. Where he can, the piece
 * itself is meant.
 * @param from where who is in hand stands; undefined off the map
 */
export function standsForHex(
  { piece }: Hand,
  from: string | undefined,
  hex: string | undefined,
  offers: readonly Offer<ActionBase>[],
): boolean {
  return piece !== undefined && hex !== undefined && from !== hex && offersAt(offers, `space:${hex}`).length === 0;
}
