import type { AnyGame, PictureCut, PictureMap } from "../games/contract/entry.ts";
import type { Glance } from "../storage/saved-game.ts";

/** How many times as much of the map, either way, a whole page shows as a card. */
const WIDER = 1.6;

/** The cut of the map where most counters of a saved game are: for its card, or to fill a whole page. */
export function glanceCut(
  { pictures }: Pick<AnyGame, "pictures">,
  { places }: Pick<PictureMap, "places">,
  { pieces }: Pick<Glance, "pieces">,
  fills: "card" | "page",
): PictureCut {
  const points = pieces.flatMap(({ zone }) => (places[zone] ? [places[zone]] : []));
  const middle = (axis: 0 | 1) => {
    const sorted = points.map((point) => point[axis]).toSorted((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? 800;
  };
  const { level, counter } = fills === "page" ? pictures.shelf : pictures.saved;
  const [width, height] = pictures.saved.size.map((edge) => (fills === "page" ? edge * WIDER : edge));
  return { level, counter, view: [middle(0) - width / 2, middle(1) - height / 2, width, height] };
}
