import { DiceExhausted, NO_DICE } from "./dice/dice.ts";
import type { ActionBase, EventBase, Game, Side } from "./game.ts";

/**
 * Performs a side's action in place if it rolls no die.
 * @param events what happened, up to the die if it rolls one
 * @returns whether it is done; if not, the position is spoiled: use a copy
 * @throws Refused if the action is not offered to the side
 */
export function actWithoutDice<P, A extends ActionBase, E extends EventBase>(
  game: Pick<Game<P, A, E, unknown>, "act">,
  position: P,
  side: Side,
  action: A,
  events?: E[],
): boolean {
  try {
    game.act(position, side, action, NO_DICE, events);
    return true;
  } catch (error) {
    if (error instanceof DiceExhausted) return false;
    throw error;
  }
}
