import type { ActionBase, ActionShapes, Dice, EventBase, Game, Refusal } from "@stonebridge/kernel";
import type { ShelfGame } from "../shelf-game.ts";
import type { Seen } from "./memory.ts";

/** What a session may use. */
export interface Limits {
  /** States at a time. */
  readonly states: number;
  /** Bytes of a line. */
  readonly line: number;
}

/** What a session is about: a game opened with a scenario and its options. */
export interface Subject<P, A extends ActionBase, E extends EventBase, V> extends Seen<P, A, E, V> {
  readonly scenario: string;
  /** Whether a side may have secrets. */
  readonly secrets: boolean;
  readonly limits: Limits;
  /** The fields of each type of action. */
  readonly shapes: ActionShapes<A>;
  /** One of some actions, as who plays at random takes it. */
  atRandom(actions: readonly A[], chance: Dice): A;
  /** Why something is refused, in words. */
  refusal(refusal: Refusal): string;
}

/** A game of the shelf, opened with a scenario, as what a session is about. */
export async function subjectOf<P, A extends ActionBase, E extends EventBase, V>(
  shelf: ShelfGame<P, A, E, V>,
  game: Game<P, A, E, V>,
  scenario: string,
  limits: Limits,
): Promise<Subject<P, A, E, V>> {
  const narrator = await shelf.narrator(game, "en");
  return {
    game,
    scenario,
    tensor: await shelf.tensor(game),
    secrets: shelf.conceals !== undefined,
    limits,
    shapes: shelf.shapes,
    atRandom: shelf.atRandom,
    refusal: (refusal) => narrator.refusal(refusal),
  };
}
