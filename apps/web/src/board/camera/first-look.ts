import { boxOf, type Box } from "../geometry.ts";
import type { Ground } from "../ground.ts";
import type { BoardModel } from "../model.ts";

/**
 * What the map opens on: everything that stands on it, of both sides, and every space that scores; on an empty field where pieces
 * may come first; undefined if nothing stands or comes. Middles of spaces, in map units.
 */
export function firstLook(
  { pieces, spaces, markers = [] }: Pick<BoardModel, "pieces" | "spaces" | "markers">,
  { anchors, goals }: Pick<Ground, "anchors" | "goals">,
): Box | undefined {
  const wanted =
    pieces.length === 0
      ? spaces.filter(({ state }) => state === "may").map(({ id }) => id)
      : [
          ...pieces.map(({ space }) => space),
          ...goals,
          ...spaces.filter(({ control }) => control !== undefined).map(({ id }) => id),
          ...markers.filter(({ kind }) => kind === "star").map(({ space }) => space),
        ];
  const places = wanted.flatMap((space) => {
    const anchor = anchors.get(space);
    return anchor ? [anchor] : [];
  });
  return places.length === 0 ? undefined : boxOf(places);
}
