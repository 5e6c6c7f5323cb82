import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { RULE_BOOK as RULES_1861 } from "@stonebridge/games/bull-run-1861/rules";
import { bullRun1983 } from "@stonebridge/games/bull-run-1983";
import { RULE_BOOK as RULES_1983 } from "@stonebridge/games/bull-run-1983/rules";
import { noWrittenOrders } from "@stonebridge/games/no-written-orders";
import { RULE_BOOK as RULES_NWO } from "@stonebridge/games/no-written-orders/rules";
import { secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { RULE_BOOK as RULES_1862 } from "@stonebridge/games/second-bull-run-1862/rules";
import {
  type ActionBase,
  type EventBase,
  fastDice,
  type GameModule,
  goesOnUnder,
  type RuleBook,
  scriptedDice,
} from "@stonebridge/kernel";
import { bestOf, nextBestOf, PUZZLE_FORMAT, puzzlesOf } from "@stonebridge/bots/puzzles";
import { describe, expect, it } from "vitest";

/** What is asked of any game, whatever its positions are. */
const GAMES = [
  [bullRun1861, RULES_1861],
  [bullRun1983, RULES_1983],
  [secondBullRun1862, RULES_1862],
  [noWrittenOrders, RULES_NWO],
] as unknown as readonly (readonly [GameModule<unknown, ActionBase, EventBase, unknown>, RuleBook])[];

/** The least that a puzzle’s best move gains over the next, in thousandths: 4 % but for rounding. */
const LEAST_GAIN = 39;

describe.each(GAMES)("the puzzles of a game", (module, { rules }) => {
  it(`of ${module.id} each ask for one of several moves, of which the answer is clearly the best`, async () => {
    const file = await puzzlesOf(module.id);
    expect(file).toMatchObject({ format: PUZZLE_FORMAT, version: 1, game: module.id });
    expect(goesOnUnder(module, file.rulesVersion)).toBe(true);
    expect(file.puzzles.length).toBeGreaterThan(0);
    expect(new Set(file.puzzles.map(({ id }) => id)).size).toBe(file.puzzles.length);
    for (const puzzle of file.puzzles) {
      const game = module.open(JSON.parse(puzzle.situation));
      const position = game.start(fastDice(1));
      expect(module.scenarios.map(({ id }) => id)).toContain(puzzle.scenario);
      expect(rules.find(({ id }) => id === puzzle.rule)?.section, puzzle.id).toBeTruthy();
      for (const [at, move] of puzzle.line.entries()) {
        const decision = game.decision(position);
        if (decision.over) throw new Error(`${puzzle.id}: the game is over.`);
        expect(decision.sides, puzzle.id).toEqual([puzzle.side]);
        if (at === 0) expect(decision.rule, puzzle.id).toBe(puzzle.rule);
        expect(move.chances.length, puzzle.id).toBe(decision.actions.length);
        expect(decision.actions[bestOf(move)], puzzle.id).toEqual(JSON.parse(move.answer));
        if (move.chances.length > 1)
          expect(move.chances[bestOf(move)] - nextBestOf(move), puzzle.id).toBeGreaterThanOrEqual(LEAST_GAIN);
        // no move but the last of a line takes dice
        if (at < puzzle.line.length - 1)
          game.act(position, puzzle.side, decision.actions[bestOf(move)], scriptedDice([]));
      }
      expect(puzzle.line[0].chances.length, puzzle.id).toBeGreaterThan(1);
      expect(puzzle.line.at(-1)?.chances.length, puzzle.id).toBeGreaterThan(1);
    }
  });

  it(`of ${module.id} tell their side no more than it knows`, async () => {
    for (const { situation, side, id } of (await puzzlesOf(module.id)).puzzles) {
      const game = module.open(JSON.parse(situation));
      const position = game.start(fastDice(1));
      const view = game.view(position, side);
      // whatever else agrees with the view would have been as good
      for (const seed of [1, 2]) expect(game.view(game.imagine(view, fastDice(seed)), side), id).toEqual(view);
    }
  });
});

it("there are no puzzles of games that do not exist", async () => {
  await expect(puzzlesOf("waterloo")).rejects.toThrow("waterloo");
});
