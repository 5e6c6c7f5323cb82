import { type BullRun1983, type SideId, SIDES, type View } from "@stonebridge/games/bull-run-1983";

/** Victory stars with a Union unit on them (3.3). */
export function starsHeld({ field }: BullRun1983, view: View): readonly string[] {
  const stars = field.stars.map((hex) => field.grid.ids[hex]);
  return stars.filter((star) => view.pieces.some((one) => one.side === "union" && one.hex === star && one.defense > 0));
}

/** Defense points of the Union on these hexes. */
export function pointsOn(held: readonly string[], { pieces }: View): number {
  return pieces.reduce(
    (sum, { side, hex, defense }) =>
      side === "union" && hex !== undefined && held.includes(hex) ? sum + defense : sum,
    0,
  );
}

/** Who wins by the stars as things stand: the Union if those on them are enough (BR83-3.3-a, BR83-S5). */
export function leaderNow(game: BullRun1983, view: View): SideId {
  const held = starsHeld(game, view);
  return held.length > 0 && pointsOn(held, view) >= (game.field.needed[0] as number) ? "union" : "confederate";
}

/** Who needs more than one unit to win, and how many defense points (BR83-S5); undefined: nobody does. */
export function needOf({ field }: BullRun1983): { readonly side: SideId; readonly points: number } | undefined {
  const at = field.needed.findIndex((points) => points > 0);
  const side = SIDES[at];
  return side === undefined ? undefined : { side, points: field.needed[at] as number };
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
