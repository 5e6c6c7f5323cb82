import type { ActionBase } from "@stonebridge/kernel";
import type { Anew } from "../games/contract/offers.ts";

interface Exchange<A extends ActionBase> {
  readonly undoTo: number;
  /** What was taken back. */
  readonly former: readonly A[];
  /** What was played instead, to be known again by. */
  readonly instead: string;
  readonly undone?: () => void;
}

/**
 * Steps that were taken back for others. To the player that was one deed, so undo takes back all of it: where the last steps are those that
 * were played instead, it brings the former ones back.
 */
export class Rearranged<A extends ActionBase> {
  #exchanges: readonly Exchange<A>[] = [];

  /** Notes an exchange once it is played. @param former what was taken back @param steps every step as they are now */
  note({ undoTo, undone }: Anew<A>, former: readonly A[], steps: readonly { readonly action: A }[]): void {
    const exchange = { undoTo, former, instead: keyOf(steps, undoTo), ...(undone && { undone }) };
    this.#exchanges = [...this.#exchanges, exchange];
  }

  /** What undo plays, whose `done` tells the game of it; undefined where it takes a single step back. @param mark the first step that can be taken back */
  undoing(steps: readonly { readonly action: A }[], mark: number): Anew<A> | undefined {
    const found = this.#exchanges.findLast(
      ({ undoTo, instead }) => undoTo >= mark && undoTo <= steps.length && keyOf(steps, undoTo) === instead,
    );
    if (!found) return undefined;
    const { undoTo, former, undone } = found;
    return {
      undoTo,
      actions: former,
      done: () => {
        this.#exchanges = this.#exchanges.filter((one) => one !== found);
        undone?.();
      },
    };
  }
}

function keyOf(steps: readonly { readonly action: ActionBase }[], from: number): string {
  return JSON.stringify(steps.slice(from).map(({ action }) => action));
}
