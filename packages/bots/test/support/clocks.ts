import type { Bot, Clock, Progress } from "@stonebridge/bots";
import type { ActionBase, Dice, EventBase, Game } from "@stonebridge/kernel";
import { vi } from "vitest";

/** A clock that counts looks: a general's time does not depend on the machine. */
export function countingClock(perLook: number): Clock {
  let now = 0;
  return { now: () => (now += perLook), pause: () => Promise.resolve() };
}

/** Ms that the machine's clock goes on at each look at it. */
const LOOK = 20;

/**
 * Plays a bot on until it has to think, with a machine's clock that goes on at each look.
 * @param budget ms that it may think
 * @returns ms that it thought, what it told meanwhile, and between which actions it chose
 */
export async function firstThought<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  position: P,
  bot: Bot<A, V>,
  dice: Dice,
  budget: number,
): Promise<{ readonly spent: number; readonly told: readonly Progress[]; readonly actions: readonly A[] }> {
  let now = 0;
  const machine = vi.spyOn(Date, "now").mockImplementation(() => (now += LOOK));
  try {
    for (;;) {
      const decision = game.decision(position);
      if (decision.over) throw new Error("It never had to think.");
      const [side] = decision.sides;
      const told: Progress[] = [];
      const begun = now;
      const action = await bot.choose(game.view(position, side), decision, budget, (progress) => told.push(progress));
      if (told.length > 0) return { spent: now - begun, told, actions: decision.actions };
      game.act(position, side, action, dice);
    }
  } finally {
    machine.mockRestore();
  }
}
