import type { BotName } from "@stonebridge/bots";
import type { ActionBase, Decision, Side, SituationBase } from "@stonebridge/kernel";

/** A seat that a bot plays. */
export interface BotSeat {
  readonly match: string;
  readonly side: Side;
}

/** What a bot is asked: all that the seat it plays is told, and no more. */
export interface Question extends BotSeat {
  readonly game: string;
  readonly situation: SituationBase;
  /** Of its chance: the same for the whole match. */
  readonly seed: number;
  readonly view: unknown;
  readonly decision: Decision<ActionBase>;
}

/** The same, with how strong the bot plays, and after which piece of news of its seat it is asked. */
export interface BotAsked {
  readonly number: number;
  readonly level: BotName;
  readonly question: Question;
}

/** A question as it is sent to the thread. */
export interface Thought extends Question {
  readonly level: BotName;
  readonly milliseconds: number;
}

/** What a thread says. */
export type FromThread =
  /** It has loaded what it needs to think. */
  { readonly kind: "ready" } | { readonly kind: "chosen"; readonly action: ActionBase };
