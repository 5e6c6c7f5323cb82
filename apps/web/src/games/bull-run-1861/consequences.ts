import { DiceExhausted, scriptedDice } from "@stonebridge/kernel";
import type { Action, GameEvent, View } from "@stonebridge/games/bull-run-1861";
import { type Table, tableOf } from "./table.ts";

/** One face of the deciding die: what the rules make of it. */
export interface Fall {
  readonly face: number;
  readonly events: readonly GameEvent[];
  /** How the field stands afterwards; undefined where further dice decide it. */
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
  const sure = play(table, action, []);
  if (sure.view) return { falls: [{ face: 0, ...sure }], certain: true };
  const falls = [1, 2, 3, 4, 5, 6].map((face) => ({ face, ...play(table, action, [face]) }));
  return { falls, certain: false };
}

function play<P>(table: Table<P>, action: Action, dice: readonly number[]): Omit<Fall, "face"> {
  const position = table.rules.copy(table.position);
  const events: GameEvent[] = [];
  try {
    table.rules.act(position, table.side, action, scriptedDice(dice), events);
  } catch (error) {
    if (error instanceof DiceExhausted) return { events, view: undefined, zones: [] };
    throw error;
  }
  const next = tableOf(table.rules, table.field, position);
  const zones = (next?.decision.actions ?? []).flatMap((one) => (one.type === "withdraw" ? [one.zone] : []));
  return { events, view: table.rules.view(position), zones };
}

/** The share of falls, 0..1, in which an event passes the test. */
export function shareOf({ falls }: Consequence, test: (event: GameEvent) => boolean): number {
  return falls.filter((fall) => fall.events.some(test)).length / falls.length;
}
