import type { ActionBase, Decision } from "@stonebridge/kernel";
import { type Bot, type BotName, levelOf, type Temper, temperOf } from "./bot.ts";
import { createRecruit } from "./recruit.ts";

/** How a game makes its own bots. They are not asked if there is no choice. */
export interface Commanders<A extends ActionBase, V> {
  /** A Colonel: answers at once. */
  colonel(): (view: V, decision: Decision<A>) => A;
  general(): Bot<A, V>;
  /**
   * A Marshal, with his weights: they are loaded once somebody plays against him.
   * @param temper how he leads, if not as usual
   */
  marshal(temper: Temper | undefined): Promise<Bot<A, V>>;
}

/** The bot of a name. @param seed of the recruit’s chance */
export function botOf<A extends ActionBase, V>(name: BotName, seed: number, commanders: Commanders<A, V>): Bot<A, V> {
  const level = levelOf(name);
  if (level === "recruit") return createRecruit(seed);
  if (level === "general") return unforced(commanders.general());
  if (level === "marshal") return unforced(onceLoaded(() => commanders.marshal(temperOf(name))));
  const answer = commanders.colonel();
  return unforced({ blind: false, choose: (view, decision) => Promise.resolve(answer(view, decision)) });
}

/** A bot that is asked only where there is a choice. */
function unforced<A extends ActionBase, V>(bot: Bot<A, V>): Bot<A, V> {
  const hasChoice = ({ actions }: Decision<A>): boolean => actions.length > 1;
  return {
    blind: bot.blind,
    givesUp: async (view, decision) => hasChoice(decision) && ((await bot.givesUp?.(view, decision)) ?? false),
    choose: (view, decision, ...how) =>
      hasChoice(decision) ? bot.choose(view, decision, ...how) : Promise.resolve(decision.actions[0]),
  };
}

/** A bot that is loaded with its first choice. */
function onceLoaded<A extends ActionBase, V>(load: () => Promise<Bot<A, V>>): Bot<A, V> {
  let loading: Promise<Bot<A, V>> | undefined;
  const loaded = (): Promise<Bot<A, V>> => (loading ??= load());
  return {
    blind: false,
    choose: async (...asked) => await (await loaded()).choose(...asked),
    givesUp: async (...asked) => (await (await loaded()).givesUp?.(...asked)) ?? false,
  };
}
