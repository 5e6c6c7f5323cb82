import { OPTION_VALUES, type SideId } from "@stonebridge/games/bull-run-1983";
import { describe, expect, it } from "vitest";
import { frozen } from "../support/play.ts";
import { openGame, play } from "../support/play-1983.ts";

const COLONELS = { union: "colonel", confederate: "colonel" } as const;
const EVERY_OPTION = Object.fromEntries(
  Object.entries(OPTION_VALUES).flatMap(([option, values]) => (option === "setup" ? [] : [[option, values[1]]])),
);

describe("the colonel of 1983", { timeout: 120_000 }, () => {
  it.each([
    ["historical", EVERY_OPTION],
    ["free", {}],
    ["free", { fogOfWar: "on" }],
  ])("is never refused: %s %o", async (scenario, options) => {
    const { winner } = await play(openGame(scenario, options), COLONELS, 1);
    expect(["union", "confederate"]).toContain(winner);
  });

  it("looks at nothing but a view and a decision, changes neither, and plays the same game for the same dice", async () => {
    const first = await play(openGame(), COLONELS, 5);
    expect(await play(openGame(), COLONELS, 5, { look: frozen })).toEqual(first);
    const { actions } = await play(openGame(), COLONELS, 6);
    expect(actions).not.toEqual(first.actions);
  });

  it("marches on Centreville as Confederate of July 20th (BR83-OPT4)", async () => {
    expect((await play(openGame("historical", { july20: "on" }), COLONELS, 7)).winner).toBe("confederate");
  });

  it.each<SideId>(["union", "confederate"])("beats the recruit as %s", async (side) => {
    const game = openGame();
    const levels = { union: "recruit", confederate: "recruit", [side]: "colonel" } as const;
    for (let seed = 1; seed <= 2; seed++) expect((await play(game, levels, seed)).winner).toBe(side);
  });
});
