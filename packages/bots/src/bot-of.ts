import type { ActionBase, Decision } from "@stonebridge/kernel";
import type { Bot, BotLevel } from "./bot.ts";
import { createRecruit } from "./recruit.ts";

/** How a game makes its own bots. They are not asked if there is no choice. */
export interface Commanders<A extends ActionBase, V> {
  /** A Colonel: answers at once. */
  colonel(): (view: V, decision: Decision<A>) => A;
  general(): Bot<A, V>;
}

/** The bot of a level. @param seed of the recruit’s chance */
export function botOf<A extends ActionBase, V>(level: BotLevel, seed: number, commanders: Commanders<A, V>): Bot<A, V> {
  if (level === "recruit") return createRecruit(seed);
  if (level === "general") return unforced(commanders.general());
  const answer = commanders.colonel();
  return unforced({ blind: false, choose: (view, decision) => Promise.resolve(answer(view, decision)) });
}

/** A bot that is asked only where there is a choice. */
function unforced<A extends ActionBase, V>(bot: Bot<A, V>): Bot<A, V> {
  return {
    blind: bot.blind,
    choose: (view, decision, ...how) =>
      decision.actions.length === 1 ? Promise.resolve(decision.actions[0]) : bot.choose(view, decision, ...how),
  };
}
