import { deriveSeed, fastDice, type ActionBase, type EventBase, type Game } from "@stonebridge/kernel";
import { type Bot, BOTS, type BotName, levelOf, temperOf } from "@stonebridge/bots";
import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { bullRun1983 } from "@stonebridge/games/bull-run-1983";
import { noWrittenOrders } from "@stonebridge/games/no-written-orders";
import { secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { describe, expect, it } from "vitest";
import { createBot as createBot1862 } from "../src/second-bull-run-1862/create-bot.ts";
import { createBot as createBot1983 } from "../src/bull-run-1983/create-bot.ts";
import * as tempers1861 from "../src/bull-run-1861/tempers.ts";
import { stylesOf } from "../src/bull-run-1861/styles.ts";
import * as tempers1862 from "../src/second-bull-run-1862/tempers.ts";
import { usualOf } from "../src/second-bull-run-1862/army.ts";
import { surveyCountry } from "../src/no-written-orders/country.ts";
import * as tempersOfOrders from "../src/no-written-orders/tempers.ts";
import { CAREFUL } from "../src/no-written-orders/styles.ts";

const SEED = 7;

/** Fights a turn that a bot begins as the Union in a game against a Colonel. @param turns that are played at the most */
async function fights<P extends { readonly turn: number }, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  make: (name: BotName, seed: number) => Bot<A, V>,
  name: BotName,
  turns: number,
): Promise<number> {
  const bots = [make(name, deriveSeed(SEED, 1)), make("colonel", deriveSeed(SEED, 2))];
  const dice = fastDice(SEED);
  const position = game.start(dice);
  const first = position.turn;
  let count = 0;
  for (;;) {
    const decision = game.decision(position);
    if (decision.over || position.turn >= first + turns) return count / (position.turn - first);
    const [side] = decision.sides;
    const seat = game.sides.indexOf(side);
    const action = await bots[seat].choose(game.view(position, side), decision, Infinity);
    const events: E[] = [];
    game.act(position, side, action, dice, events);
    if (seat === 0) count += events.filter(({ type }) => type === "fought").length;
  }
}

const judge = (chance: number) => ({ chance: () => chance });

describe("tempers of the Marshal", () => {
  it("are named after him", () => {
    expect(BOTS.map(levelOf)).toEqual(["recruit", "colonel", "general", ...Array.from({ length: 4 }, () => "marshal")]);
    expect(BOTS.flatMap((bot) => temperOf(bot) ?? [])).toEqual(["cautious", "bold", "historical"]);
  });

  it("show in 1983: bold he fights more often than cautious", { timeout: 120_000 }, async () => {
    const game = bullRun1983.open(bullRun1983.situation("historical"));
    const of = (name: BotName) =>
      fights(game, (bot, seed) => createBot1983(bot, game, seed, { playouts: 4 }), name, 20);
    expect(await of("marshal-bold")).toBeGreaterThan(await of("marshal-cautious"));
  });

  it("show in 1862: bold he fights more often than cautious", { timeout: 120_000 }, async () => {
    const game = secondBullRun1862.open(secondBullRun1862.situation("august-30"));
    const of = (name: BotName) => fights(game, (bot, seed) => createBot1862(bot, game, seed, { playouts: 2 }), name, 4);
    expect(await of("marshal-bold")).toBeGreaterThan(await of("marshal-cautious"));
  });
});

describe("plans of history", () => {
  it("turn the left by Sudley in 1861 until noon, or until all is lost by it", () => {
    const game = bullRun1861.open(bullRun1861.situation("historical"));
    const position = game.start(fastDice(1));
    const at = (turn: number, chance: number) =>
      tempers1861.leadOf(game, judge(chance), "historical")?.(0, { ...position, turn });
    const [usual] = stylesOf(game);
    const [, , matthewsHill, , , , , junction] = at(1, 0.5)?.stress ?? [];
    expect(matthewsHill).toBeGreaterThan(4 * junction);
    expect(at(5, 0.5)).toBe(usual);
    expect(at(1, 0.1)).toBe(usual);
    expect(tempers1861.leadOf(game, judge(0.5), undefined)).toBeUndefined();
  });

  it("let Jackson hold and Longstreet strike in 1862", () => {
    const game = secondBullRun1862.open(secondBullRun1862.situation("both-days"));
    const position = game.start(fastDice(1));
    const usual = usualOf(game)(1);
    const lead = tempers1862.leadOf(game, judge(0.5), "historical");
    const gain = (day: number, turn: number) => lead?.(1, { ...position, day, turn }).attackGain ?? 0;
    expect(gain(1, 5)).toBeLessThan(usual.attackGain);
    expect(gain(2, 8)).toBeGreaterThan(usual.attackGain);
  });

  it("send Beauregard to Centreville in No Written Orders, in the morning", () => {
    const game = noWrittenOrders.open(noWrittenOrders.situation("first-bull-run"));
    const position = game.start(fastDice(1));
    const country = surveyCountry(game);
    const lead = tempersOfOrders.leadOf(country, judge(0.5), "historical");
    const factors = lead?.({ ...position, turn: 1 }, 1).objectiveFactors ?? [];
    const most = country.objectives[factors.indexOf(Math.max(...factors))];
    expect(most.points[1]).toBe(Math.max(...country.objectives.map(({ points }) => points[1])));
    expect(lead?.({ ...position, turn: 9 }, 1)).toBe(CAREFUL);
  });
});
