import type { Hand } from "../../games/contract/offers.ts";

/**
 * Whether an own piece that is pointed at stands for its hex: with somebody in hand elsewhere who cannot go there. Where he can, the piece
 * itself is meant.
 * @param from where who is in hand stands; undefined off the map
 * @param offered something is offered for the hex
 */
export function standsForHex(
  { piece }: Hand,
  from: string | undefined,
  hex: string | undefined,
  offered: boolean,
): boolean {
  return piece !== undefined && hex !== undefined && from !== hex && !offered;
}
