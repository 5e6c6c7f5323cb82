import type { SideId, View } from "@stonebridge/games/bull-run-1983";

/** The hex that a piece is in; undefined if it is not on the map, or not seen. */
export function hexOf(view: View, piece: string): string | undefined {
  return view.pieces.find((one) => one.id === piece)?.hex;
}

/** Whose piece it is, as far as it is seen. */
export function sideOf(view: View, piece: string): SideId | undefined {
  return view.pieces.find((one) => one.id === piece)?.side;
}
