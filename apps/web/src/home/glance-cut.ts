import type { AnyGame, PictureCut, PictureMap } from "../games/contract/entry.ts";
import type { Glance } from "../storage/saved-game.ts";

/** The cut of the map where most counters of a saved game are. */
export function glanceCut(
  { pictures }: Pick<AnyGame, "pictures">,
  { places }: PictureMap,
  { pieces }: Glance,
): PictureCut {
  const { size, ...rest } = pictures.saved;
  const points = pieces.flatMap(({ zone }) => (places[zone] ? [places[zone]] : []));
  const middle = (axis: 0 | 1) => {
    const sorted = points.map((point) => point[axis]).toSorted((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? 800;
  };
  return { ...rest, view: [middle(0) - size[0] / 2, middle(1) - size[1] / 2, ...size] };
}
