import { describe, expect, it } from "vitest";
import { SIDES } from "@stonebridge/games/no-written-orders";
import { openGame, randomTables } from "../../../../test/unit/tables-nwo.ts";
import { bearingsOf, countOf, strengthEliminated, victoryPlaces } from "./standing.ts";

describe("how the sides stand", () => {
  const tools = openGame("third-day");
  const { game } = tools;
  const late = [...randomTables(tools, 3, 2500, 1)].at(-1);
  const position = late?.position;
  if (position === undefined) throw new Error("Nobody is asked anything.");

  it("counts what is gone the same for both, and the parts of an army as much as the whole", () => {
    for (const side of SIDES) {
      const seen = SIDES.map((seat) => strengthEliminated(game.field, game.view(position, seat), side));
      expect(new Set(seen).size).toBe(1);
      const [army, ...formations] = bearingsOf(game.field, position, game.view(position, side), side);
      expect(formations.reduce((sum, { lost }) => sum + lost, 0)).toBe(army?.lost);
      expect(formations.length).toBeGreaterThan(3);
    }
  });

  it("counts the points of both sides by what brings them, as many as the score", () => {
    const { points } = game.view(position, "union");
    const count = countOf(game.field, position);
    for (const side of SIDES) expect(count.reduce((sum, one) => sum + one.points[side], 0)).toBe(points[side]);
    const places = victoryPlaces(game.field, game.view(position, "union"));
    const held = places.reduce((sum, one) => sum + (one.holder === "union" ? one.points.union : 0), 0);
    expect(count[0]).toMatchObject({ from: "places", points: { union: held } });
  });

  it("shows who holds the places that win, with points that the view agrees with", () => {
    const view = game.view(position, "union");
    const places = victoryPlaces(game.field, view);
    expect(places).toHaveLength(game.field.module.victory.places.length);
    for (const side of SIDES) {
      const held = places.filter(({ holder }) => holder === side).reduce((sum, { points }) => sum + points[side], 0);
      expect(view.points[side]).toBeGreaterThanOrEqual(held);
    }
  });
});
