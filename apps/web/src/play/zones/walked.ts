import type { ActionBase } from "@stonebridge/kernel";
import type { Attempt } from "../picking/attempts.ts";

/** What walking needs of a game: a brigade on the march, and the actions of its march. */
interface March<T, A extends ActionBase> {
  readonly table: T;
  readonly unit: string;
  /** Zones that it can come to, and by which actions. */
  readonly reach: readonly { readonly zone: string; readonly actions: readonly A[] }[];
  /** The shortest way to its goal, without where it stands; none: there is no way. */
  readonly route: readonly string[];
  /** The table after some of its actions; undefined if dice decide. */
  after(actions: readonly A[]): T | undefined;
}

/** The step where the way to a zone ends, at the table where the brigade has come so far; its end where it comes all the way. */
export function walked<T, A extends ActionBase>(
  { table, unit, reach, route, after }: March<T, A>,
  goal: string,
  step: (unit: string, zone: string) => A,
  end: (unit: string) => A,
): Attempt<T, A> {
  const way = route.length === 0 ? [goal] : route;
  const last = way.findLastIndex((zone) => reach.some((reached) => reached.zone === zone));
  const reached = reach.find(({ zone }) => zone === way[last]);
  const arrived = reached === undefined ? table : (after(reached.actions) ?? table);
  const next = way[last + 1];
  if (next === undefined) return { table: arrived, action: end(unit) };
  return { table: arrived, action: step(unit, next), ...(next === goal ? {} : { towards: goal }) };
}
