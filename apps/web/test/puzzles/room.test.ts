// @vitest-environment happy-dom
import type { Puzzle } from "@stonebridge/bots/puzzles";
import { describe, expect, it } from "vitest";
import { gameOf } from "../../src/games/shelf.ts";
import { type NamedPuzzle, nextAfter, puzzleNamed, themesOf } from "../../src/puzzles/room.ts";

const game = gameOf("bull-run-1861");
if (!game) throw new Error("There is no such game.");

const named = (number: number, rule: string): NamedPuzzle => ({
  puzzle: { id: `1-${number}`, rule, side: "north", chances: [600, 500] } as unknown as Puzzle,
  name: `bull-run-1861/1-${number}`,
  game,
  number,
});
const puzzles = [named(1, "BR61-11.4-h"), named(2, "BR61-7-g"), named(3, "BR61-11.4-q")];

describe("the puzzles of a game", () => {
  it("lie under the chapters of their clauses, in the order of the rulebook", async () => {
    await game.book.load();
    const themes = themesOf(puzzles, game);
    expect(themes.map(({ id }) => id)).toEqual(["7", "11.4"]);
    expect(themes.map((theme) => theme.puzzles.map(({ number }) => number))).toEqual([[2], [1, 3]]);
    expect(themes.every(({ title }) => title.length > 3)).toBe(true);
  });

  it("follow each other round, and those that are solved are left out", () => {
    const [first, second, third] = puzzles.map(({ name }) => name);
    expect(nextAfter(first, puzzles, [])?.name).toBe(second);
    expect(nextAfter(first, puzzles, [second])?.name).toBe(third);
    expect(nextAfter(third, puzzles, [third])?.name).toBe(first);
    expect(nextAfter(second, puzzles, [first, second, third])).toBeUndefined();
    // once its puzzle is solved by a try, it is not its own next
    expect(nextAfter(first, [puzzles[0]], [])).toBeUndefined();
  });

  it("are not found under the names of others", async () => {
    expect(await puzzleNamed("waterloo/1-1")).toBeUndefined();
    expect(await puzzleNamed("bull-run-1861/0-0")).toBeUndefined();
    expect(await puzzleNamed("")).toBeUndefined();
  });
});
