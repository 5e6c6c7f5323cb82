import { OPTION_VALUES, bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { describe, expect, it } from "vitest";
import { type Options, frozen, openGame, play } from "../support/play.ts";

/** Every option's second value at one time or another, in both scenarios. */
const combinations: readonly (readonly [scenario: string, options: Options])[] = bullRun1861.scenarios.flatMap(
  ({ id }) => [
    [id, {}],
    ...Object.entries(OPTION_VALUES).flatMap(([option, values]): [string, Options][] =>
      option === "setup" ? [] : [[id, { [option]: values[1] }]],
    ),
    [
      id,
      Object.fromEntries(
        Object.entries(OPTION_VALUES).flatMap(([option, values]) => (option === "setup" ? [] : [[option, values[1]]])),
      ),
    ],
  ],
);

describe("the colonel", { timeout: 120_000 }, () => {
  it.each(combinations)("is never refused: %s %o", async (scenario, options) => {
    const game = openGame(scenario, options);
    const { winner } = await play(game, { north: "colonel", south: "colonel" }, 1);
    expect(["north", "south"]).toContain(winner);
  });

  it("looks at nothing but a view and a decision, and changes neither", async () => {
    const levels = { north: "colonel", south: "colonel" } as const;
    const game = openGame("historical", { historicalManeuver: "on", confusion: "on" });
    expect(await play(game, levels, 2, frozen)).toEqual(await play(game, levels, 2));
  });

  it("copes with whatever a recruit brings about", async () => {
    const game = openGame("historical", { historicalManeuver: "on", confusion: "on" });
    expect((await play(game, { north: "colonel", south: "recruit" }, 1)).winner).toBe("north");
    expect((await play(game, { north: "recruit", south: "colonel" }, 1)).winner).toBe("south");
  });

  it("plays the same game for the same dice", async () => {
    const first = await play(openGame(), { north: "colonel", south: "colonel" }, 5);
    const again = await play(openGame(), { north: "colonel", south: "colonel" }, 5);
    expect(again).toEqual(first);
    const other = await play(openGame(), { north: "colonel", south: "colonel" }, 6);
    expect(other.actions).not.toEqual(first.actions);
  });

  it.each(["north", "south"] as const)("beats the recruit as %s", async (side) => {
    const game = openGame();
    const levels = { north: "recruit", south: "recruit", [side]: "colonel" } as const;
    let won = 0;
    for (let seed = 1; seed <= 8; seed++) won += (await play(game, levels, seed)).winner === side ? 1 : 0;
    expect(won).toBeGreaterThanOrEqual(7);
  });
});
