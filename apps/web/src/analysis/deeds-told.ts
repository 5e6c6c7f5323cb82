import type { ActionBase, Dice, EventBase, Side } from "@stonebridge/kernel";
import { inShort } from "./steps-told.ts";
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
 * @param step before which it is tried
 * @param deed actions that follow each other
 */
export function tryDeed(
  { whole, game, loaded, entry }: AnySession,
  step: number,
  side: Side,
  deed: readonly ActionBase[],
): TriedDeed {
  let position = game.copy(whole.positionAt(step - 1));
  const lines: string[] = [];
  let rolls = false;
  // Of each action, what was done; what follows from it, such as whose turn it is, is told by the next.
  const tell = (events: readonly EventBase[]): void => {
    const told = events.filter((event) => entry.landmark(event) === undefined).map((event) => loaded.say(event, game));
    lines.push(...told.filter((line) => line !== "").slice(0, 1));
  };
  for (const action of deed) {
    const after = game.copy(position);
    const happened: EventBase[] = [];
    try {
      game.act(after, side, action, NO_DICE, happened);
    } catch (error) {
      if (!(error instanceof NeedsDice)) throw error;
      tell(happened);
      rolls = true;
      break;
    }
    tell(happened);
    position = after;
  }
  return { said: inShort(lines), position, rolls };
}
