import type { ActionBase, EventBase, Match, Side } from "@stonebridge/kernel";
import type { ActingHand } from "./acting-hand.ts";
import type { BotTable } from "./bot-seat.svelte.ts";

/** How many steps a bot may play that the screen has not come to yet: about half a turn. */
const AHEAD = 240;

interface Ground<P, A extends ActionBase, E extends EventBase, V> {
  /** The match as it is now. */
  match(): Match<P, A, E, V>;
  readonly hand: ActingHand<P, A, E, V>;
  /** Nobody may act: another tab plays, a die is asked for, something broke. */
  waits(): boolean;
  giveUp(side: Side): void;
  fail(error: unknown): void;
}

/** What a session's bots see of it and do in it. They play in the match, which may be ahead of the screen. */
export function botTableOf<P, A extends ActionBase, E extends EventBase, V>(
  session: { readonly playhead: { readonly at: number } },
  { match, hand, waits, giveUp, fail }: Ground<P, A, E, V>,
): BotTable {
  const { game } = match();
  return {
    game: game.id,
    situation: game.situation,
    look: (side) => game.view(match().position, side),
    open: () => {
      const { decision, dice, steps } = match();
      if (decision.over || dice === undefined || waits()) return undefined;
      return steps.length - session.playhead.at < AHEAD ? decision : undefined;
    },
    take: (side, action) => {
      const taken = hand.take(side, [action as A]);
      if (taken.kind === "refused") fail(new Error(`The bot chose what ${taken.refusal.rule} forbids.`));
    },
    giveUp,
    fail,
  };
}
