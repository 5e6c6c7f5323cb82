import { type ActionBase, actWithoutDice, type EventBase, type Side } from "@stonebridge/kernel";
import type { Mistake } from "@stonebridge/bots/account";
import { headed } from "../language/headed.ts";
import { choiceTold, deedTold, inLines, type LogTelling, whenOf } from "./steps-told.ts";
import { analysisTexts } from "./texts.ts";
import type { AnySession } from "../session/session.svelte.ts";

/** A deed as it would go, up to its first die. */
export interface TriedDeed {
  /** In the words of the game; empty where it says nothing of it. */
  readonly said: string;
  /** What the position would be. */
  readonly position: unknown;
  /** It goes on with a die. */
  readonly rolls: boolean;
}

/**
 * Tries a deed without dice.
 * @param telling says it as the log would
 * @param step before which it is tried
 * @param deed actions that follow each other
 */
export function tryDeed(
  { whole, game }: AnySession,
  telling: LogTelling,
  step: number,
  side: Side,
  deed: readonly ActionBase[],
): TriedDeed {
  let position = game.copy(whole.positionAt(step - 1));
  const steps: { readonly number: number; readonly events: readonly EventBase[] }[] = [];
  let rolls = false;
  for (const action of deed) {
    const after = game.copy(position);
    const events: EventBase[] = [];
    steps.push({ number: step + steps.length, events });
    rolls = !actWithoutDice(game, after, side, action, events);
    if (rolls) break;
    position = after;
  }
  return { said: inLines(telling, steps), position, rolls };
}

/** What was done wrong, in the words of the game: a deed, or whose orders they were, and until when. */
export function mistakeTold(telling: LogTelling, session: AnySession, mistake: Mistake<ActionBase>): string {
  const { orders, step, until, side } = mistake;
  if (orders === undefined) return deedTold(telling, session, mistake);
  const given = session.whole.steps.slice(step - 1, until).flatMap((one) => (one.side === side ? [one.action] : []));
  const when = whenOf(session, Math.min(session.whole.steps.length, orders.kept + 1));
  const t = analysisTexts.t.mistakes;
  return t.orders(headed(telling.words.formation(orders.to)), telling.words.orders?.(given, orders.to) ?? "", when);
}

/** What would have been better, in the words of the game, and how it would go up to its first die. */
export function betterTold(telling: LogTelling, session: AnySession, mistake: Mistake<ActionBase>): TriedDeed {
  const { orders, step, side, deed } = mistake;
  if (orders === undefined) {
    const tried = tryDeed(session, telling, step, side, deed);
    // a deed that begins with a die has no line before it falls
    return tried.said === "" ? { ...tried, said: choiceTold(telling, session, step, deed) ?? "" } : tried;
  }
  // its last action sends what is written
  const tried = tryDeed(session, telling, step, side, deed.slice(0, -1));
  const said = telling.words.orders?.(deed, orders.to) ?? "";
  const t = analysisTexts.t.mistakes;
  return { ...tried, said: t.ordered(headed(telling.words.formation(orders.to)), said) };
}
