import type { ActionBase } from "@stonebridge/kernel";
import type { Anew } from "../games/contract/offers.ts";

type Steps<A extends ActionBase> = readonly { readonly action: A }[];

/** A deed that undo took back, and how it is done again. */
export interface Undone<A extends ActionBase> {
  readonly anew: Anew<A>;
  /** To the player it was one deed: undo takes all of it back at once, and brings back what stood there before. */
  readonly whole: boolean;
}

/** What was undone and can be done again, for as long as nothing else is done. No dice are in it: undo never passes them. Everything read from it is reactive. */
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

/** Tells whether something was played since: how many steps there are, and the last. */
function markOf(steps: Steps<ActionBase>): string {
  return `${steps.length} ${JSON.stringify(steps.at(-1)?.action)}`;
}
