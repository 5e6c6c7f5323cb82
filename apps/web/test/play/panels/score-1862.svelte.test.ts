import type { SituationBase } from "@stonebridge/kernel";
import { secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import shapes from "@stonebridge/atlas/maps/second-bull-run-1862/shapes.json" with { type: "json" };
import { describe, expect, it, vi } from "vitest";
import { en } from "../../../src/games/second-bull-run-1862/language/en.ts";
import { fr } from "../../../src/games/second-bull-run-1862/language/fr.ts";
import Score from "../../../src/games/second-bull-run-1862/panels/Score.svelte";
import { openScreen, pressSlowly } from "../two-at-one-screen.svelte.ts";
import { allWords, panelAlone } from "./panel-alone.ts";
import { testPanelsOf } from "./panel-tests.ts";

testPanelsOf("second-bull-run-1862");

/** The lines of the score in this scenario, after Jones's division was called. */
async function lines(scenario: string): Promise<readonly string[]> {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(shapes)));
  pressSlowly();
  const day = scenario === "august-30" ? 2 : 1;
  const situation = { ...secondBullRun1862.situation(scenario), jones: { day, turn: 6 } };
  const at = { stage: "turn", day, turn: 7 };
  const play = await openScreen("second-bull-run-1862", { ...situation, at } as SituationBase, scenario);
  return allWords(panelAlone(play, Score, { full: true }), "tr");
}

describe("the score by itself", () => {
  it.each([
    ["august-29", "11.2.1-j"],
    ["august-30", "11.2.2-c"],
    ["both-days", "11.2.1-j"],
  ])("names the rule by which Jones was called in %s: SB62-%s", async (scenario, rule) => {
    expect((await lines(scenario)).find((line) => line.startsWith("Jones"))).toContain(rule);
  });

  it("lists every objective of both sides, held or not", async () => {
    const play = await openScreen("second-bull-run-1862", secondBullRun1862.situation("august-30"), "august-30");
    const rows = allWords(panelAlone(play, Score, { full: true }), "tr").filter((line) => line.includes("11.2.2-l"));
    expect(rows).toHaveLength(8);
    expect(rows).toContain("Deep Cut (115)11.2.2-l0–");
  });

  it("takes the colon of the losses from the language: in French a space stands before it", () => {
    expect(en.score.losses(29, 24)).toBe("Losses inflicted: 29 · 24");
    expect(fr.score.losses(29, 24)).toBe("Pertes infligées : 29 · 24");
  });
});
