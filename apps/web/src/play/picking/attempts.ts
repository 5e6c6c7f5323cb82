import type { ActionBase, Refusal } from "@stonebridge/kernel";
import type { Denial, TargetKey } from "../../games/contract/offers.ts";

/** An attempt that explains itself: the action as the player most likely means it, at the table where it fails. */
export interface Attempt<T, A extends ActionBase> {
  readonly table: T;
  readonly action: A;
  /** Where the way was to lead that ends sooner. */
  readonly towards?: string;
}

/** Attempts of which the first that is refused says why; none where nothing is meant. */
export type Attempts<T, A extends ActionBase> = Attempt<T, A> | readonly Attempt<T, A>[] | undefined;

/** Why a pick on the target is not possible: what refuses the first of the attempts that is refused; undefined if none is, or nothing is meant. */
export function denialOf<T, A extends ActionBase>(
  attempts: Attempts<T, A>,
  target: TargetKey,
  whyNot: (table: T, action: A) => Refusal | undefined,
): Denial<A> | undefined {
  for (const { table, action, towards } of [attempts ?? []].flat()) {
    const refusal = whyNot(table, action);
    if (refusal) return { action, refusal, target, ...(towards === undefined ? {} : { towards }) };
  }
  return undefined;
}
