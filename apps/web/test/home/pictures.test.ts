// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { GAMES } from "../../src/games/shelf.ts";
import { emblemOf } from "../../src/play/parts/emblem.ts";

/** Widths that the pages give pictures of a map on a desk, in CSS px. */
const LESSON = 478;
const SHELF = 455;

describe("pictures of a game’s map", () => {
  it.each(GAMES.map((game) => [game.name, game] as const))(
    "of %s are drawn from tiles fine enough",
    async (_, game) => {
      const { tiles } = await game.picture();
      const { lesson, shelf } = game.pictures;
      const pixels = ({ view, level }: typeof lesson) => view[2] * tiles.levels[level].scale;
      expect(pixels(lesson)).toBeGreaterThanOrEqual(LESSON);
      expect(pixels(shelf)).toBeGreaterThanOrEqual(SHELF);
    },
  );

  it.each(GAMES.map((game) => [game.name, game] as const))(
    "of %s on the shelf has both armies on places of its map, in sight",
    async (_, game) => {
      const { places } = await game.picture();
      const { counters, view, map } = game.pictures.shelf;
      // The shelf knows the places of its counters by heart: the whole map is fetched only to play.
      expect(map.places).toEqual(Object.fromEntries(counters.map(({ zone }) => [zone, places[zone]?.map(Math.round)])));
      const [left, top, width, height] = view;
      expect(new Set(counters.map(({ side }) => emblemOf(side)))).toEqual(new Set(["north", "south"]));
      const inSight = counters.filter(({ zone }) => {
        const [x, y] = places[zone] ?? [Number.NaN, Number.NaN];
        return x >= left && x <= left + width && y >= top && y <= top + height;
      });
      expect(counters.filter(({ zone }) => places[zone] === undefined)).toEqual([]);
      expect(inSight.length).toBeGreaterThanOrEqual(12);
    },
  );
});
