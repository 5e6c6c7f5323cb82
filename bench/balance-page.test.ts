import { describe, expect, it } from "vitest";
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
  it("tells wins with their intervals, games that broke off and how to repeat it", () => {
    const page = balancePage("war", "War", [chapter], () => outcome);
    expect(page).toContain("| the one | 15 | 19 | 78.9 % | 56.7 % to 91.5 % | 201 |");
    expect(page).toContain("| the other | 4 | 19 | 21.1 % | 8.5 % to 43.3 % | 201 |");
    expect(page).toContain("| both | 19 | 38 | 50.0 % | 34.8 % to 65.2 % |  |");
    expect(page).toContain("2 games broke off.");
    expect(page).toContain(
      "npx stonebridge simulate war --games 20 --seed 3 --options fog=on --playouts 5 --union a --confederate b",
    );
  });

  it("plays what it says", () => {
    expect(parametersOf("war", { ...pairing, scenario: "free" }).join(" ")).toBe(
      "simulate war --games 20 --seed 3 --scenario free --union a --confederate b",
    );
  });
});
