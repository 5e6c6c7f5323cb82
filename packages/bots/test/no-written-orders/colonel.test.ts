import { OPTION_VALUES, SCENARIO_IDS, type SideId } from "@stonebridge/games/no-written-orders";
import { describe, expect, it } from "vitest";
import { frozen } from "../support/play.ts";
import { openGame, play } from "../support/play-no-written-orders.ts";

const COLONELS = { union: "colonel", confederate: "colonel" } as const;
/** Charges are locked off in all modules (4.4); players’ turns take the place of chits. */
const APART: readonly string[] = ["cavalryCharges", "igoUgo"];
/** What belongs to the other module, or needs what this one has not. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  "first-bull-run": ["leaderTraits", "fixedIdea", "griffin"],
  "brawners-farm": ["abatis", "campPickens", "runyon", "mcDowellForward"],
};

/** Every option that a scenario can have, at its last value. */
function everyOption(scenario: string): Readonly<Record<string, string>> {
  const none = [...APART, ...(ELSEWHERE[scenario] ?? [])];
  return Object.fromEntries(
    Object.entries(OPTION_VALUES).flatMap(([option, values]) =>
      none.includes(option) ? [] : [[option, values[values.length - 1]]],
    ),
  );
}

describe("the colonel of No Written Orders", { timeout: 120_000 }, () => {
  it.each(SCENARIO_IDS)("is never refused: %s", async (scenario) => {
    const { actions } = await play(openGame(scenario), COLONELS, 1, { most: 200 });
    expect(actions).toHaveLength(200);
  });

  it.each(Object.keys(ELSEWHERE))("is never refused with every option: %s", async (scenario) => {
    const { actions } = await play(openGame(scenario, everyOption(scenario)), COLONELS, 1, { most: 300 });
    expect(actions).toHaveLength(300);
  });

  it("is never refused in players’ turns", async () => {
    expect((await play(openGame("first-bull-run", { igoUgo: "on" }), COLONELS, 2, { most: 250 })).actions).toHaveLength(
      250,
    );
  });

  it("looks at nothing but a view and a decision, changes neither, and plays the same game for the same dice", async () => {
    const most = 300;
    const first = await play(openGame(), COLONELS, 5, { most });
    expect(await play(openGame(), COLONELS, 5, { most, look: frozen })).toEqual(first);
    const { actions } = await play(openGame(), COLONELS, 6, { most });
    expect(actions).not.toEqual(first.actions);
  });

  it.each<SideId>(["union", "confederate"])("beats the recruit as %s", async (side) => {
    const levels = { union: "recruit", confederate: "recruit", [side]: "colonel" } as const;
    expect((await play(openGame(), levels, 1)).winner).toBe(side);
  });
});
