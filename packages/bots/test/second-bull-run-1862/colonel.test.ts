import { fastDice } from "@stonebridge/kernel";
import { type Action, secondBullRun1862, type SecondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { describe, expect, it } from "vitest";
import type { Bot } from "../../src/bot.ts";
import { createBot } from "../../src/second-bull-run-1862/create-bot.ts";
import { chooseAlike } from "../support/alike.ts";

type Player = Bot<Action, ReturnType<SecondBullRun1862["view"]>>;

/** Plays a game of a scenario out and tells who won. */
async function play(seed: number, players: Readonly<Record<string, Player>>, game: SecondBullRun1862) {
  const dice = fastDice(seed);
  const p = game.start(dice);
  for (;;) {
    const decision = game.decision(p);
    if (decision.over) return decision.winner;
    const side = decision.sides[0] as string;
    const player = players[side] as Player;
    const action = await player.choose(game.view(p, side), decision, 0);
    if (!decision.actions.includes(action)) throw new Error(`${side} chose what was not offered at ${decision.step}.`);
    game.act(p, side, action, dice);
  }
}

function opened(scenario: string): SecondBullRun1862 {
  return secondBullRun1862.open(secondBullRun1862.situation(scenario, {}));
}

describe("the colonel of Second Bull Run 1862", () => {
  it.each(["union", "confederate"] as const)("is never beaten by a recruit as the %s", async (side) => {
    const game = opened("august-30");
    const other = side === "union" ? "confederate" : "union";
    const players = { [side]: createBot("colonel", game), [other]: createBot("recruit", game, 1) };
    expect(await play(1, players, game)).not.toBe(other);
  });

  it("chooses the same again from the same views", async () => {
    const game = opened("august-29");
    const dice = fastDice(3);
    const p = game.start(dice);
    const [one, other] = [createBot("colonel", game), createBot("colonel", game)];
    await chooseAlike(game, p, dice, [one, other], 300, 0);
  });
});
