import type { ActionBase } from "@stonebridge/kernel";
import type { Anew } from "../games/contract/offers.ts";

interface Exchange<A extends ActionBase> {
  /** What was played instead. */
  readonly deed: Anew<A>;
  /** What was taken back. */
  readonly former: readonly A[];
  /** The steps of the deed, by which it is recognised. */
  readonly instead: string;
}

/** How undo takes a deed back. */
interface Undoing<A extends ActionBase> {
  readonly deed: Anew<A>;
  /** What undo plays; its `done` reports back that it is done. */
  readonly former: Anew<A>;
}

/**
 * Steps that were taken back for others. To the player that was one deed, so undo takes back all of it: if the last steps are those that
 * were played instead, it restores the former ones.
 */
export class Rearranged<A extends ActionBase> {
  #exchanges: readonly Exchange<A>[] = [];

  /** Notes an exchange after it has been played. @param former what was taken back @param steps every step as they are now */
  note(deed: Anew<A>, former: readonly A[], steps: readonly { readonly action: A }[]): void {
    this.#exchanges = [...this.#exchanges, { deed, former, instead: keyOf(steps, deed.undoTo) }];
  }

  /** How undo takes the last deed back; undefined if it takes a single step back. @param mark the first step that can be undone */
  undoing(steps: readonly { readonly action: A }[], mark: number): Undoing<A> | undefined {
    const found = this.#exchanges.findLast(
      ({ deed: { undoTo }, instead }) => undoTo >= mark && undoTo <= steps.length && keyOf(steps, undoTo) === instead,
    );
    if (!found) return undefined;
    const { deed, former } = found;
    return {
      deed,
      former: {
        undoTo: deed.undoTo,
        actions: former,
        done: () => {
          this.#exchanges = this.#exchanges.filter((one) => one !== found);
          deed.undone?.();
        },
      },
    };
  }
}

function keyOf(steps: readonly { readonly action: ActionBase }[], from: number): string {
  return JSON.stringify(steps.slice(from).map(({ action }) => action));
}
