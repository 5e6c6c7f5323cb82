import { deriveSeed, present } from "@stonebridge/kernel";
import { beforeAll, describe, expect, it } from "vitest";
import { samplesOf } from "../samples.ts";
import { lessonsOf, type PlayedGame, playGame } from "../self-play.ts";
import { school } from "./bull-run-1861.ts";

describe("the school of 1861", () => {
  const lessonOf = lessonsOf(school);
  const games: PlayedGame[] = [];
  beforeAll(async () => {
    for (const at of [1, 2, 3, 4]) games.push(present(await playGame(school, lessonOf, deriveSeed(5, at)), "game"));
  });

  it("opens every scenario it names, with its options", () => {
    for (const [at, { scenario, options = {} }] of school.openings.entries()) {
      const { situation } = lessonOf(at).game;
      expect(situation.options).toMatchObject({ setup: scenario, ...options });
    }
  });

  it("plays the same game from the same seed, and other games from others", async () => {
    expect(games).toHaveLength(4);
    expect(await playGame(school, lessonOf, deriveSeed(5, 2))).toEqual(games[1]);
    expect(new Set(games.map(({ choices }) => choices.join())).size).toBe(4);
  });

  it("takes positions from the beginning to the end, with what the games came to", () => {
    const samples = samplesOf(school, games);
    expect(samples.count).toBeGreaterThan(100);
    const progress = samples.progress.subarray(0, samples.count);
    expect(Math.min(...progress)).toBeLessThan(0.1);
    expect(Math.max(...progress)).toBeGreaterThan(0.9);
    for (let sample = 0; sample < samples.count; sample++) {
      const { [sample]: lead } = samples.leads;
      // the South wins with equal points (4-b)
      expect(samples.results[sample]).toBe(lead > 0 ? 0 : 2);
      expect(Math.abs(lead)).toBeLessThanOrEqual(15);
      expect(samples.judgments[sample]).toBeGreaterThanOrEqual(0);
      expect(samples.judgments[sample]).toBeLessThanOrEqual(1);
    }
  });
});
