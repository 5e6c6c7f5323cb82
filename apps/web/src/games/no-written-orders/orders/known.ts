import type { Position, View } from "@stonebridge/games/no-written-orders";
import type { PlayTools } from "../tools.ts";
import type { Table } from "../table.ts";

const imagined = new WeakMap<View, Position>();

/** What is unseen is always dealt the same way, so that a view is always weighed alike. */
const ALWAYS_ONE = { roll: () => 1 };

/**
 * A position that agrees with what a seat sees: what is told of orders is worked out from it, and so tells nobody more than he knows. Undefined
 * for who only watches, who knows no orders.
 */
export function knownPosition({ game }: PlayTools, view: View): Position | undefined {
  if (view.seat === "spectator") return undefined;
  let position = imagined.get(view);
  if (position === undefined) imagined.set(view, (position = game.imagine(view, ALWAYS_ONE)));
  return position;
}

/**
 * What is worked out ahead from: what somebody sees, who knows neither the enemy’s orders nor what lies beneath his stacks; for who only
 * watches, what is.
 */
export function seenPosition({ tools, view, position }: Pick<Table, "tools" | "view" | "position">): Position {
  return knownPosition(tools, view) ?? position;
}
