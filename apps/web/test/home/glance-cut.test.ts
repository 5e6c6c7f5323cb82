// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { GAMES } from "../../src/games/shelf.ts";
import { glanceCut } from "../../src/home/glance-cut.ts";

const places = { a: [100, 100], b: [500, 400], c: [510, 420], d: [520, 440], e: [2000, 90] } as const;
const pieces = ["a", "b", "c", "d", "e", "nowhere"].map((zone) => ({ zone, side: "union" }));

const games = GAMES.map((game) => [game.id, game] as const);

it.each(games)("fills a page with the place where most counters of %s are", async (_, game) => {
  const { tiles } = await game.picture();
  const page = glanceCut(game, { places, tiles }, { pieces }, "page");
  expect(page.view[2]).toBeGreaterThan(game.pictures.saved.size[0]);
  expect(page.view[0] + page.view[2] / 2).toBeCloseTo(510);
  expect(page.level).toBe(game.pictures.shelf.level);
});

it.each(games)("shows on a card of %s all of both armies, and looks closer where they are close", async (_, game) => {
  const map = await game.picture();
  const far = glanceCut(game, { ...map, places }, { pieces }, "card");
  const [left, top, width, height] = far.view;
  for (const [x, y] of Object.values(places)) {
    expect(x).toBeGreaterThan(left);
    expect(x).toBeLessThan(left + width);
    expect(y).toBeGreaterThan(top);
    expect(y).toBeLessThan(top + height);
  }
  const near = glanceCut(game, { ...map, places }, { pieces: pieces.slice(1, 4) }, "card");
  expect(near.view[2]).toBeLessThan(width);
  expect(near.view[0] + near.view[2] / 2).toBeCloseTo(510);
  expect(near.counter / near.view[2]).toBeCloseTo(far.counter / width);
  for (const cut of [far, near]) {
    expect(cut.view[2] * map.tiles.levels[cut.level].scale).toBeGreaterThanOrEqual(150);
    expect(cut.view[2] / cut.view[3]).toBeCloseTo(4 / 3);
  }
  const none = glanceCut(game, map, { pieces: [] }, "card");
  expect(none.view.every(Number.isFinite)).toBe(true);
});

it("leaves a straggler of many out of the picture", async () => {
  const [game] = GAMES;
  const map = { ...(await game.picture()), places: { ...places } };
  const many = [...Array.from({ length: 20 }, () => ({ zone: "c", side: "union" })), { zone: "e", side: "union" }];
  const cut = glanceCut(game, map, { pieces: many }, "card");
  expect(cut.view[0] + cut.view[2]).toBeLessThan(2000);
});
