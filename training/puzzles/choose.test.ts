import type { Puzzle } from "@stonebridge/bots/puzzles";
import { describe, expect, it } from "vitest";
import { choosePuzzles } from "./choose.ts";

const puzzle = (id: string, rule: string, side: string, more: readonly number[] = []): Puzzle => ({
  id,
  rule,
  side,
  scenario: "historical",
  line: [3, ...more].map((count) => ({
    chances: Array.from({ length: count }, (_, at) => 600 - 100 * at),
    playouts: 150,
    answer: "{}",
  })),
  situation: "{}",
});

describe("the choice among puzzles", () => {
  const found = [
    ...Array.from({ length: 8 }, (_, at) => puzzle(`m${at}`, "7-g", at < 6 ? "north" : "south")),
    puzzle("c1", "11.4-q", "south"),
    puzzle("c2", "11.4-h", "north"),
  ];
  const themeOf = (rule: string): string => rule.split("-")[0];

  it("lets themes and sides take turns", () => {
    const chosen = choosePuzzles(found, 4, themeOf);
    expect(chosen.map(({ rule }) => themeOf(rule)).toSorted()).toEqual(["11.4", "11.4", "7", "7"]);
    expect(new Set(chosen.map(({ side }) => side)).size).toBe(2);
  });

  it("takes all where there are no more, and the same again", () => {
    const all = choosePuzzles(found, 50, themeOf);
    expect(new Set(all)).toEqual(new Set(found));
    expect(choosePuzzles(found, 50, themeOf)).toEqual(all);
  });

  it("prefers what has more to find", () => {
    const mixed = [
      ...Array.from({ length: 6 }, (_, at) => puzzle(`single${at}`, "7-g", "north")),
      puzzle("forced", "7-g", "north", [1]),
      puzzle("way", "7-g", "north", [1, 4]),
    ];
    expect(choosePuzzles(mixed, 2, themeOf).map(({ id }) => id)).toEqual(["way", "single0"]);
  });
});
