import type { ActionBase, Dice, EventBase, Side } from "@stonebridge/kernel";
import { inLines, type LogTelling } from "./steps-told.ts";
import type { AnySession } from "../session/session.svelte.ts";

/** A die would have to be rolled. */
class NeedsDice extends Error {
  override readonly name = "NeedsDice";
}

const NO_DICE: Dice = {
  roll: () => {
    throw new NeedsDice();
  },
};

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
    try {
      game.act(after, side, action, NO_DICE, events);
    } catch (error) {
      if (!(error instanceof NeedsDice)) throw error;
      rolls = true;
      break;
    }
    position = after;
  }
  return { said: inLines(telling, steps), position, rolls };
}
