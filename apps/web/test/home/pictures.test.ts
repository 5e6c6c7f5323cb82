// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { GAMES } from "../../src/games/shelf.ts";

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
});
