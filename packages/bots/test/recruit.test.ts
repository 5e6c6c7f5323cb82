import { bullRun1983 } from "@stonebridge/games/bull-run-1983";
import { secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { type ActionBase, type EventBase, fastDice, type Game } from "@stonebridge/kernel";
import { createRecruit } from "@stonebridge/bots";
import { createBot } from "@stonebridge/bots/bull-run-1861";
import { describe, expect, it } from "vitest";
import { openGame, play } from "./support/play.ts";

describe("the recruit", () => {
  it("does not look", () => {
    expect(createBot("recruit", openGame()).blind).toBe(true);
    expect(createBot("colonel", openGame()).blind).toBe(false);
  });

  it("plays the same game for the same seed", async () => {
    const first = await play(openGame(), { north: "recruit", south: "recruit" }, 3);
    expect(await play(openGame(), { north: "recruit", south: "recruit" }, 3)).toEqual(first);
  });

  it("takes each action about as often as the others", async () => {
    const bot = createBot("recruit", openGame(), 1);
    const actions = ["cocke", "evans", "bonham"].map((unit) => ({ type: "activate", unit }) as const);
    const decision = {
      over: false,
      sides: ["south"],
      step: "activation",
      rule: "BR61-7-e",
      about: {},
      actions,
    } as const;
    const counts = new Map<unknown, number>();
    const game = openGame();
    const view = game.view(game.start({ roll: () => 1 }), "south");
    for (let turn = 0; turn < 3000; turn++) {
      const action = await bot.choose(view, decision, 0);
      counts.set(action, (counts.get(action) ?? 0) + 1);
    }
    for (const action of actions) expect(counts.get(action)).toBeGreaterThan(900);
  });
});

describe("in a set-up the recruit takes what is suggested, and is ready", () => {
  it("of 1862", async () => {
    const game = secondBullRun1862.open(secondBullRun1862.situation("august-29"));
    expect(await actionsUntil(game, "placement")).toEqual(["suggest", "ready"]);
  });

  it("of 1983, each side for itself", async () => {
    const game = bullRun1983.open(bullRun1983.situation("free"));
    expect(await actionsUntil(game, "set-up")).toEqual(["suggest", "ready", "suggest", "ready"]);
  });
});

/** What recruits do from the beginning while this step asks. */
async function actionsUntil<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  step: string,
): Promise<readonly string[]> {
  const recruit = createRecruit<A, undefined>(1);
  const dice = fastDice(1);
  const position = game.start(dice);
  const done: string[] = [];
  for (let asked = game.decision(position); !asked.over && asked.step === step; asked = game.decision(position)) {
    const action = await recruit.choose(undefined, asked, 0);
    game.act(position, asked.sides[0], action, dice);
    done.push(action.type);
  }
  return done;
}
