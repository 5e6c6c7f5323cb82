import { secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { describe, expect, it } from "vitest";
import { SECOND_BULL_RUN_1862 } from "./balance-1862.ts";
import { BULL_RUN_1983 } from "./balance-1983.ts";
import { NO_WRITTEN_ORDERS } from "./balance-no-written-orders.ts";
import { balancePage, type Chapter, parametersOf } from "./balance-page.ts";

const pairing = { name: "the one", levels: { union: "a", confederate: "b" }, games: 20, seed: 3, wins: "union" };
const chapter: Chapter = {
  title: "One against another",
  text: "As it fell.",
  pairings: [pairing, { ...pairing, name: "the other", wins: "confederate", options: "fog=on", playouts: 5 }],
  together: "both",
};
const outcome = { games: 20, errors: 1, wins: { union: 15, confederate: 4, draw: 0 }, decisions: 4_010 };

describe("a page of balance", () => {
  it("gives wins with their intervals, games that broke off and how to repeat them", () => {
    const page = balancePage("war", "War", [chapter], () => outcome);
    expect(page).toContain("| the one | 15 | 19 | 78.9% | 56.7% to 91.5% | 201 |");
    expect(page).toContain("| the other | 4 | 19 | 21.1% | 8.5% to 43.3% | 201 |");
    expect(page).toContain("| both | 19 | 38 | 50.0% | 34.8% to 65.2% |  |");
    expect(page).toContain("2 games broke off.");
    expect(page).toContain(
      "npx stonebridge simulate war --games 20 --seed 3 --options fog=on --playouts 5 --union a --confederate b",
    );
  });

  it("gives drawn games if there are any", () => {
    const drawing = { ...outcome, wins: { union: 12, confederate: 4, draw: 3 } };
    const page = balancePage("war", "War", [chapter], () => drawing);
    expect(page).toContain("| 95% interval | drawn | decisions per game |");
    expect(page).toContain("| the one | 12 | 19 | 63.2% | 41.0% to 80.9% | 3 | 201 |");
    expect(page).toMatch(/\| both \| 16 \| 38 \| .* \| 6 \| {2}\|/);
    expect(balancePage("war", "War", [chapter], () => outcome)).not.toContain("drawn");
  });

  it("plays what it says", () => {
    expect(parametersOf("war", { ...pairing, scenario: "free" }).join(" ")).toBe(
      "simulate war --games 20 --seed 3 --scenario free --union a --confederate b",
    );
  });
});

describe("the games played for a page", () => {
  const sizes = { games: 3, variants: 2, recruits: 5, generals: 4 };

  it.each([
    [BULL_RUN_1983, 2 * 5 + 2 * 4 + 3 + 6 * 2],
    [SECOND_BULL_RUN_1862, 3 * (2 * 5 + 2 * 4 + 3) + 3 * 2],
    [NO_WRITTEN_ORDERS, 2 * 2 * 5 + 2 * 4 + 2 * 3 + 5 * 2],
  ])("have the sizes asked for: $game", ({ game, chapters }, games) => {
    const pairings = chapters(sizes).flatMap((one) => one.pairings);
    expect(pairings.reduce((sum, one) => sum + one.games, 0)).toBe(games);
    const commands = pairings.map((one) => parametersOf(game, one).join(" "));
    expect(new Set(commands).size).toBe(commands.length);
  });

  it("cover every scenario of Second Bull Run 1862", () => {
    for (const { pairings } of SECOND_BULL_RUN_1862.chapters(sizes))
      expect(new Set(pairings.map(({ scenario }) => scenario))).toEqual(
        new Set(secondBullRun1862.scenarios.map(({ id }) => id)),
      );
  });
});
