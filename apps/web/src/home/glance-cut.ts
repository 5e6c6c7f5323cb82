import type { AnyGame } from "../games/contract/entry.ts";
import type { PictureCut, PictureMap } from "../games/contract/pictures.ts";
import type { Glance } from "../storage/saved-game.ts";

/** How many times more of the map a whole page shows, in each direction, than a card. */
const WIDER = 1.6;
/** Width of a card's picture to its height. */
const CARD_SHAPE = 4 / 3;
/** Width of a card's picture in CSS px, and pixels of the screen for each. */
const CARD_WIDTH = 152;
const PIXELS = 1.5;
/** One counter in this many may be outside the picture at either edge, because stragglers make the armies small. */
const STRAGGLERS = 12;
/** The closest view on a card, as a share of the game's own size. */
const CLOSEST = 0.55;
/** Edge of a counter as a share of the picture's width. */
const COUNTER = 1 / 15;

type Map = Pick<PictureMap, "places" | "tiles">;

/** The cut of the map where the counters of a saved game are: for its card, or to fill a whole page. */
export function glanceCut(
  { pictures }: Pick<AnyGame, "pictures">,
  map: Map,
  { pieces }: Pick<Glance, "pieces">,
  fills: "card" | "page",
): PictureCut {
  const points = pieces.flatMap(({ zone }) => (map.places[zone] ? [map.places[zone]] : []));
  return fills === "card" ? armiesCut(pictures.saved.size, map, points) : middleCut(pictures, points);
}

/** Both whole armies, as close as possible. */
function armiesCut(
  [width, height]: readonly [number, number],
  { tiles }: Map,
  points: readonly (readonly [number, number])[],
): PictureCut {
  const [left, right] = extent(points, 0, width);
  const [top, bottom] = extent(points, 1, height);
  const wide = Math.max((right - left) * 1.2, (bottom - top) * 1.25 * CARD_SHAPE, width * CLOSEST);
  const tall = wide / CARD_SHAPE;
  const fine = tiles.levels.findIndex(({ scale }) => scale * wide >= CARD_WIDTH * PIXELS);
  return {
    level: fine === -1 ? tiles.levels.length - 1 : fine,
    counter: wide * COUNTER,
    view: [(left + right - wide) / 2, (top + bottom - tall) / 2, wide, tall],
  };
}

function extent(points: readonly (readonly [number, number])[], axis: 0 | 1, otherwise: number): [number, number] {
  const sorted = points.map((point) => point[axis]).toSorted((one, other) => one - other);
  if (sorted.length === 0) return [0, otherwise];
  const out = Math.floor(sorted.length / STRAGGLERS);
  return [sorted[out], sorted[sorted.length - 1 - out]];
}

/** Around the centre of all counters. */
function middleCut({ shelf, saved }: AnyGame["pictures"], points: readonly (readonly [number, number])[]): PictureCut {
  const middle = (axis: 0 | 1) => {
    const sorted = points.map((point) => point[axis]).toSorted((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? 800;
  };
  const [width, height] = saved.size.map((edge) => edge * WIDER);
  const { level, counter } = shelf;
  return { level, counter, view: [middle(0) - width / 2, middle(1) - height / 2, width, height] };
}
