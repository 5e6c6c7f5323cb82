import type { ActionBase, EventBase } from "@stonebridge/kernel";
import { refuse } from "./refuse.ts";
import type { School } from "./school.ts";

/** A school of any game; whoever uses it looks into nothing that belongs to the game. */
export type AnySchool = School<unknown, ActionBase, EventBase, unknown>;

/** Schools by the id of the game; each is loaded when it is asked for. */
const SCHOOLS: Readonly<Record<string, () => Promise<{ readonly school: unknown; readonly even?: unknown }>>> = {
  "bull-run-1861": () => import("./games/bull-run-1861.ts"),
  "second-bull-run-1862": () => import("./games/second-bull-run-1862.ts"),
  "no-written-orders": () => import("./games/no-written-orders.ts"),
  "bull-run-1983": () => import("./games/bull-run-1983.ts"),
};

/**
 * The school of a game; if there is none, the program ends and names the games.
 * @param even of the games with even chances, if they have a value of their own
 */
export async function schoolOf(game: string, even = false): Promise<AnySchool> {
  const load = SCHOOLS[game];
  if (load === undefined)
    refuse(`There is no game "${game}" to learn from: give one of ${Object.keys(SCHOOLS).join(", ")}.`);
  const { school, even: own } = await load();
  if (even && own === undefined)
    refuse(`The value of "${game}" sees the points of even chances among the others: leave out --even.`);
  return (even ? own : school) as AnySchool;
}
