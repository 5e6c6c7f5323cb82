import type { Bot } from "@stonebridge/bots";
import type { ActionBase, Dice, EventBase, Game } from "@stonebridge/kernel";
import { expect } from "vitest";
import { frozen } from "./play.ts";

/**
 * Plays on as the first of two bots chooses, from a view and a decision that it cannot change. It chooses what is offered, and the other
 * one the same from an equal view and decision.
 * @param decisions how many; the game has at least as many left
 * @param budget ms that a bot may think of each
 * @returns the steps that asked for them
 */
export async function chooseAlike<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  position: P,
  dice: Dice,
  [one, other]: readonly [Bot<A, V>, Bot<A, V>],
  decisions: number,
  budget = Infinity,
): Promise<readonly string[]> {
  const steps: string[] = [];
  while (steps.length < decisions) {
    const decision = game.decision(position);
    if (decision.over) throw new Error("over too early");
    const [side] = decision.sides;
    const choice = await one.choose(frozen(game.view(position, side)), frozen(decision), budget);
    expect(decision.actions).toContainEqual(choice);
    expect(await other.choose(game.view(position, side), decision, budget)).toEqual(choice);
    game.act(position, side, choice, dice);
    steps.push(decision.step);
  }
  return steps;
}
