import type { SituationBase } from "@stonebridge/kernel";
import { COMMANDERS, secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import shapes from "@stonebridge/atlas/maps/second-bull-run-1862/shapes.json" with { type: "json" };
import { describe, expect, it, vi } from "vitest";
import Arrivals from "../../../src/games/second-bull-run-1862/panels/Arrivals.svelte";
import Casualties from "../../../src/games/second-bull-run-1862/panels/Casualties.svelte";
import OrderOfBattle from "../../../src/games/second-bull-run-1862/panels/OrderOfBattle.svelte";
import type { PlayState } from "../../../src/play/play-state.svelte.ts";
import { openScreen, pressSlowly } from "../two-at-one-screen.svelte.ts";
import { allWords, panelAlone, press, seek, wordsOf } from "./panel-alone.ts";
import { testPanelsOf } from "./panel-tests.ts";

testPanelsOf("second-bull-run-1862");

const START = secondBullRun1862.situation("august-29");
const { units } = secondBullRun1862.open(START).field;

/** A brigade a side is left, both weakened; all others are eliminated. */
const LEFT = [
  { unit: "gibbon", zone: "98", losses: 3, lossesBefore: 1 },
  { unit: "johnson", zone: "115", losses: 1 },
];
const RUIN = {
  ...START,
  at: { stage: "turn", day: 1, turn: 5 },
  placements: LEFT,
  commanders: COMMANDERS.map(({ id, side }) => ({ id, zone: side === "union" ? "108" : "128" })),
  absent: units
    .filter(({ id }) => !LEFT.some(({ unit }) => unit === id))
    .map(({ id }) => ({ unit: id, where: "eliminated" })),
} as SituationBase;

async function open(situation: SituationBase): Promise<PlayState> {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(shapes)));
  pressSlowly();
  return openScreen("second-bull-run-1862", situation, "august-29");
}

describe("losses by themselves", () => {
  it("say so where there are none", async () => {
    const whole = units.map(({ id }) => ({ unit: id, where: "waiting", losses: 0, due: { day: 1, turn: 9 } }));
    const panel = panelAlone(await open({ ...RUIN, placements: [], absent: whole } as SituationBase), Casualties, {});
    expect(allWords(panel, "section > p")).toEqual(["No losses yet.", "No losses yet."]);
    expect(panel.querySelectorAll("li")).toHaveLength(0);
  });

  it("name everybody who is gone, and after them who is left and weakened", async () => {
    const panel = panelAlone(await open(RUIN), Casualties, {});
    expect(allWords(panel, "h4")).toEqual(["Gone", "Weakened", "Gone", "Weakened"]);
    expect(panel.querySelectorAll("li")).toHaveLength(units.length);
    const [gibbon] = allWords(panel, "li").filter((row) => row.includes("Gibbon"));
    expect(gibbon).toContain("3 steps lost, 1 of them before the battle");
    const [johnson] = allWords(panel, "li").filter((row) => row.includes("1 step lost"));
    expect(johnson).not.toContain("before the battle");
    expect(allWords(panel, "section > p")).toEqual([]);
  });
});

describe("reinforcements by themselves", () => {
  it.each(secondBullRun1862.scenarios)("say who comes in $id, by which letters and on what terms", async ({ id }) => {
    const panel = panelAlone(await open(secondBullRun1862.situation(id)), Arrivals, {});
    const rows = allWords(panel, ".who > span");
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toMatch(/^at [A-Z](, [A-Z])* · .+/);
    expect(wordsOf(panel)).not.toContain("No more reinforcements");
  });

  it("say so where nobody is left to come", async () => {
    const panel = panelAlone(await open(RUIN), Arrivals, {});
    expect(wordsOf(panel)).toBe("No more reinforcements are due.");
  });
});

describe("who was withdrawn for the night", () => {
  it("SB62-11.2.3-i is told with the entries and turns of the return", async () => {
    const gone = units
      .filter(({ id }) => !LEFT.some(({ unit }) => unit === id))
      .map(({ id, corps }) => ({ unit: id, where: corps === "sigel" ? "withdrawn" : "eliminated" }));
    const situation = { ...RUIN, scenario: "both-days", absent: gone, at: { stage: "turn", day: 2, turn: 3 } };
    const text = wordsOf(panelAlone(await open(situation as SituationBase), Arrivals, {}));
    expect(text).toContain("Withdrawn for the night");
    expect(text).toContain("owner’s choice: at C or D from turn 2, at E or F from turn 4 11.2.3-i");
  });
});

describe("the order of battle by itself", () => {
  it("strikes out all who are gone, and finds nobody of another name or on the other side", async () => {
    const panel = panelAlone(await open(RUIN), OrderOfBattle, {});
    const struck = allWords(panel, "b.gone");
    expect(struck).toHaveLength(units.length - LEFT.length);
    expect(struck.some((name) => name.startsWith("Gibbon"))).toBe(false);
    seek(panel, "Napoleon");
    expect(wordsOf(panel.querySelector(".empty"))).toBe("No brigade matches.");
    seek(panel, "gibbon");
    expect(allWords(panel, "li b")).toEqual(["Gibbon ★"]);
    press(panel, "Confederates");
    expect(wordsOf(panel.querySelector(".empty"))).toBe("No brigade matches.");
  });
});
