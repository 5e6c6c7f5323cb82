import type { ActionBase } from "@stonebridge/kernel";
import type { Anew } from "../games/contract/offers.ts";

type Steps<A extends ActionBase> = readonly { readonly action: A }[];

/** A deed that undo took back, and how to redo it. */
export interface Undone<A extends ActionBase> {
  readonly anew: Anew<A>;
  /** To the player it was one deed: undo takes all of it back at once, and restores what was there before. */
  readonly whole: boolean;
}

/**
 * What was undone and can be done again, as long as nothing else is done. It contains no dice: undo never goes back past them. Everything
 * read from it is reactive.
 */
export class Redo<A extends ActionBase> {
  #undone = $state.raw<readonly Undone<A>[]>([]);
  /** The game as the last undo or redo left it. */
  #left = "";

  /** What redo does next; undefined: nothing. @param steps every step as they are now */
  next(steps: Steps<A>): Undone<A> | undefined {
    return this.#left === markOf(steps) ? this.#undone.at(-1) : undefined;
  }

  /** Notes a deed that was undone. @param before the steps before it was undone @param steps every step as they are now */
  undid(undone: Undone<A>, before: Steps<A>, steps: Steps<A>): void {
    const kept = this.#left === markOf(before) ? this.#undone : [];
    this.#left = markOf(steps);
    this.#undone = [...kept, undone];
  }

  /** The last deed was done again. */
  redid(steps: Steps<A>): void {
    this.#left = markOf(steps);
    this.#undone = this.#undone.slice(0, -1);
  }

  /** Something else was done. */
  forget(): void {
    this.#undone = [];
  }
}

/** Shows whether something has been played since: the number of steps, and the last one. */
function markOf(steps: Steps<ActionBase>): string {
  return `${steps.length} ${JSON.stringify(steps.at(-1)?.action)}`;
}
