import type { HexGrid } from "@stonebridge/board";
import { type TargetKey, targetOf } from "../../games/contract/offers.ts";

/**
 * Whether mere pointing at a target should tell why it is refused: only at hexes near the piece in hand.
 * @param from where it stands; undefined if there is none, or off the map
 * @param most so many hexes are near
 */
export function worthRefusing(grid: HexGrid, from: string | undefined, key: TargetKey, most: number): boolean {
  const { kind, id } = targetOf(key);
  const to = grid.index(id);
  if (kind === "piece" || from === undefined || to === undefined) return false;
  const distance = grid.distance(grid.known(from), to);
  return distance > 0 && distance <= most;
}
