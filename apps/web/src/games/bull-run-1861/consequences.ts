import type { Action, GameEvent, View } from "@stonebridge/games/bull-run-1861";
import { consequencesOf } from "../../play/consequences.ts";
import { type Table, tableOf } from "./table.ts";

export { shareOf } from "../../play/consequences.ts";

/** One face of the deciding die: what the rules make of it. */
export interface Fall {
  readonly face: number;
  readonly events: readonly GameEvent[];
  /** How the field stands afterwards; undefined if further dice decide it. */
  readonly view: View | undefined;
  /** Zones offered next for a retreat. */
  readonly zones: readonly string[];
}

/** What an action leads to: certain, or one of six equally likely falls of its first die. */
export interface Consequence {
  readonly falls: readonly Fall[];
  readonly certain: boolean;
}

/** Plays the action with each face of its first die: exact, and by the rules themselves. */
export function consequenceOf<P>(table: Table<P>, action: Action): Consequence {
  const { rules, field } = table;
  const { falls, certain } = consequencesOf(rules, table.position, table.side, action);
  return {
    certain,
    falls: falls.map(({ face, events, position }) => {
      if (position === undefined) return { face, events, view: undefined, zones: [] };
      const actions = tableOf(rules, field, position)?.decision.actions ?? [];
      const zones = actions.flatMap((one) => (one.type === "withdraw" ? [one.zone] : []));
      return { face, events, view: rules.view(position), zones };
    }),
  };
}
