import { recruitsChoice } from "@stonebridge/bots";
import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { bullRun1983 } from "@stonebridge/games/bull-run-1983";
import { noWrittenOrders } from "@stonebridge/games/no-written-orders";
import { secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import {
  type ActionBase,
  type EventBase,
  fastDice,
  type Game,
  type GameRecord,
  Match,
  seededSource,
} from "@stonebridge/kernel";

/** The games, each with a scenario and so many steps that several turns are played. */
export const REPORTED = [
  ["bull-run-1861", () => bullRun1861.open(bullRun1861.situation("historical")), 350],
  ["second-bull-run-1862", () => secondBullRun1862.open(secondBullRun1862.situation("august-30")), 500],
  ["bull-run-1983", () => bullRun1983.open(bullRun1983.situation("historical")), 400],
  ["no-written-orders", () => noWrittenOrders.open(noWrittenOrders.situation("first-bull-run")), 500],
] as const;

/** A game between Recruits, given up after so many steps where it is not over by then. */
export function recruitsMatch(id: string, most = Infinity): Match<unknown, ActionBase, EventBase, unknown> {
  const [, open, steps] = REPORTED.find(([one]) => one === id) ?? REPORTED[0];
  const game = open() as unknown as Game<unknown, ActionBase, EventBase, unknown>;
  const players = Object.fromEntries(game.sides.map((side) => [side, { bot: "recruit" }]));
  const match = Match.begin(game, { dice: seededSource(5), players });
  const chance = fastDice(2);
  for (let now = match.decision; !now.over && match.steps.length < Math.min(most, steps); now = match.decision)
    match.act(now.sides[0], recruitsChoice(now.actions, chance));
  if (!match.decision.over) match.resign(game.sides[0]);
  return match;
}

/** Its record. */
export const recruitsGame = (id: string, most?: number): GameRecord => recruitsMatch(id, most).record();
