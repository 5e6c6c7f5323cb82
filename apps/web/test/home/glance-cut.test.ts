// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { GAMES } from "../../src/games/shelf.ts";
import { glanceCut } from "../../src/home/glance-cut.ts";

const places = { a: [100, 100], b: [500, 400], c: [510, 420], d: [520, 440], e: [2000, 90] } as const;
const pieces = ["a", "b", "c", "d", "e", "nowhere"].map((zone) => ({ zone, side: "union" }));

it.each(GAMES.map((game) => [game.id, game] as const))("looks where most counters of %s are", (_, game) => {
  const [width, height] = game.pictures.saved.size;
  const card = glanceCut(game, { places }, { pieces }, "card");
  expect(card.view).toEqual([510 - width / 2, 400 - height / 2, width, height]);
  expect(card.counter).toBe(game.pictures.saved.counter);
  const page = glanceCut(game, { places }, { pieces }, "page");
  expect(page.view[2]).toBeGreaterThan(width);
  expect(page.view[0] + page.view[2] / 2).toBeCloseTo(510);
  expect(page.level).toBe(game.pictures.shelf.level);
});
