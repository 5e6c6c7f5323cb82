import type { BullRun1983, SideId, View } from "@stonebridge/games/bull-run-1983";

/** Victory stars with a Union unit on them (3.3). */
export function starsHeld({ field }: BullRun1983, view: View): readonly string[] {
  const stars = field.stars.map((hex) => field.grid.ids[hex]);
  return stars.filter((star) => view.pieces.some((one) => one.side === "union" && one.hex === star && one.defense > 0));
}

/** Defense points of a side that have left the map for good, or wait to rally. */
export function lostPoints(view: View, side: SideId): number {
  return view.pieces.reduce(
    (sum, one) =>
      one.side === side && one.kind !== "brigade" && (one.where === "lost" || one.where === "rally")
        ? sum + one.defense
        : sum,
    0,
  );
}
