import type { ActionBase } from "@stonebridge/kernel";
import type { Attempt } from "../picking/attempts.ts";

/** Somebody on the march, and what leads him on. */
interface Walk<T, A extends ActionBase> {
  /** Asks for the next step. */
  readonly table: T;
  /** The zones or hexes of the way to the goal, without the first; none: there is no way. */
  readonly way: readonly string[];
  /** By which actions a zone or hex is come to, and whether the move may end there; undefined where it cannot be come to. */
  reached(place: string): { readonly actions: readonly A[]; readonly mayEnd: boolean } | undefined;
  /** The table after some of the actions; undefined if dice decide. */
  after(actions: readonly A[]): T | undefined;
  step(place: string): A;
  readonly end: A;
}

/**
 * What somebody means who sends those on the march where they cannot go: they walk as far as they may along the way, and the step that they
 * cannot take from there says why, or their end where they come all the way. Where that step could be taken after all, the goal is tried at once.
 */
export function walked<T, A extends ActionBase>(
  { table, way, reached, after, step, end }: Walk<T, A>,
  goal: string,
): readonly Attempt<T, A>[] {
  const straight: Attempt<T, A> = { table, action: step(goal) };
  const last = way.findLastIndex((place) => reached(place) !== undefined);
  const come = last < 0 ? undefined : reached(way[last]);
  const arrived = come === undefined ? table : after(come.actions);
  if (way.length === 0 || arrived === undefined) return [straight];
  const next = way[last + 1];
  if (next === undefined) return come?.mayEnd ? [] : [{ table: arrived, action: end }];
  const attempt: Attempt<T, A> = { table: arrived, action: step(next) };
  return [next === goal ? attempt : { ...attempt, towards: goal }, straight];
}
