import type { ActionBase, Decision } from "@stonebridge/kernel";

/** How strong a bot plays, weakest first. */
export const BOT_LEVELS = ["recruit", "colonel", "general", "marshal"] as const;
/** One of {@link BOT_LEVELS}. */
export type BotLevel = (typeof BOT_LEVELS)[number];

/** How a Marshal leads if not as usual: with fewer risks, with more, or by the plan of the commander who was there. */
export const TEMPERS = ["cautious", "bold", "historical"] as const;
/** One of {@link TEMPERS}. */
export type Temper = (typeof TEMPERS)[number];

/** Every bot that can be asked for: the levels, and Marshals of a temper. */
export const BOTS = [...BOT_LEVELS, "marshal-cautious", "marshal-bold", "marshal-historical"] as const;
/** One of {@link BOTS}. */
export type BotName = (typeof BOTS)[number];

/** The level of a bot. */
export function levelOf(bot: BotName): BotLevel {
  return BOT_LEVELS.find((level) => level === bot) ?? "marshal";
}

/** Every Marshal, with and without a temper. */
export const MARSHALS: readonly BotName[] = BOTS.filter((bot) => levelOf(bot) === "marshal");

/** The temper of a Marshal; undefined: he leads as usual. */
export function temperOf(bot: BotName): Temper | undefined {
  return TEMPERS.find((temper) => bot === `marshal-${temper}`);
}

/** How far a bot has got with a decision. */
export interface Progress {
  /** Work done, out of `of`. */
  readonly done: number;
  readonly of: number;
  /** What it would choose if it had to stop now. */
  readonly best?: ActionBase;
  /** How long it has thought in this half-turn, and the most it may: milliseconds; absent: every decision has its own time. */
  readonly halfTurn?: { readonly spent: number; readonly most: number };
}

/** A player without hands: it chooses from a seat's view and that seat's decision, and knows nothing else. */
export interface Bot<A extends ActionBase, V> {
  /** It chooses without looking: it needs no view. */
  readonly blind: boolean;
  /**
   * Chooses one of the decision's actions.
   * @param milliseconds time it may take; bots that do not search need none
   * @param onProgress is called now and then with its progress
   */
  choose(view: V, decision: Decision<A>, milliseconds: number, onProgress?: (progress: Progress) => void): Promise<A>;
  /**
   * Whether it gives up instead: at several of its half-turns in a row the game was as good as lost, by what its seat may know. To be asked
   * before each choice where it may give up; it looks once in a half-turn, in the time of that half-turn. Absent: it never does.
   */
  givesUp?(view: V, decision: Decision<A>): Promise<boolean>;
}
