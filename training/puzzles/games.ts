import type { ActionBase, EventBase, Game, GameModule, RuleBook } from "@stonebridge/kernel";
import type { Tutor } from "@stonebridge/bots/account";
import { refuse } from "../refuse.ts";
import { type Questions, QUESTIONS } from "./questions.ts";

/** What puzzles of a game are made with: what reads and writes its situations, and what judges positions and plays on from them. */
export interface Quarry<P, A extends ActionBase, E extends EventBase, V> {
  readonly module: GameModule<P, A, E, V>;
  readonly rules: RuleBook["rules"];
  readonly questions: Questions;
  tutorOf(game: Game<P, A, E, V>): Tutor<P, A>;
}

/** A quarry of any game; whoever uses it looks into nothing that belongs to the game. */
export type AnyQuarry = Quarry<unknown, ActionBase, EventBase, unknown>;

/** Quarries by the id of the game; each is loaded when it is asked for. */
const QUARRIES: Readonly<Record<string, () => Promise<AnyQuarry>>> = {
  "bull-run-1861": async () =>
    quarry(
      (await import("@stonebridge/games/bull-run-1861")).bullRun1861,
      (await import("@stonebridge/games/bull-run-1861/rules")).RULE_BOOK,
      (await import("@stonebridge/bots/bull-run-1861/tutor")).tutorOf,
    ),
  "second-bull-run-1862": async () =>
    quarry(
      (await import("@stonebridge/games/second-bull-run-1862")).secondBullRun1862,
      (await import("@stonebridge/games/second-bull-run-1862/rules")).RULE_BOOK,
      (await import("@stonebridge/bots/second-bull-run-1862/tutor")).tutorOf,
    ),
  "bull-run-1983": async () =>
    quarry(
      (await import("@stonebridge/games/bull-run-1983")).bullRun1983,
      (await import("@stonebridge/games/bull-run-1983/rules")).RULE_BOOK,
      (await import("@stonebridge/bots/bull-run-1983/tutor")).tutorOf,
    ),
  "no-written-orders": async () =>
    quarry(
      (await import("@stonebridge/games/no-written-orders")).noWrittenOrders,
      (await import("@stonebridge/games/no-written-orders/rules")).RULE_BOOK,
      (await import("@stonebridge/bots/no-written-orders/tutor")).tutorOf,
    ),
};

/** The games that have puzzles. */
export const PUZZLED: readonly string[] = Object.keys(QUARRIES);

/** The quarry of a game; if there is none, the program ends and names the games. */
export async function quarryOf(game: string): Promise<AnyQuarry> {
  const load = QUARRIES[game];
  if (load === undefined) refuse(`There are no puzzles of "${game}": give one of ${PUZZLED.join(", ")}.`);
  return await load();
}

function quarry<P, A extends ActionBase, E extends EventBase, V, G extends Game<P, A, E, V>>(
  module: GameModule<P, A, E, V, G>,
  { rules }: RuleBook,
  tutorOf: (game: G) => Tutor<P, A>,
): AnyQuarry {
  // positions and games are passed on between a game's own parts, and nobody else looks into them
  return { module, rules, tutorOf, questions: QUESTIONS[module.id] } as unknown as AnyQuarry;
}
