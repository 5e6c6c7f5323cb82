import type { ActionBase, Decision, Outcome, Side } from "@stonebridge/kernel";
import type { Seats } from "../storage/saved-game.ts";
import type { Closed } from "./session-types.ts";

/** What is shown. */
interface OnScreen {
  readonly decision: Decision<ActionBase> | Outcome;
  readonly pinned: boolean;
  readonly staged: boolean;
  readonly curtain: Side | undefined;
}

/** What decides besides what is shown whether somebody can act. */
interface Places {
  readonly seats: Seats;
  /** Why nobody can act, whatever is shown. */
  readonly closed: Closed | undefined;
}

/** Why nobody at this screen can act now; undefined where somebody can. */
export function closedFor(
  { decision, pinned, staged, curtain }: OnScreen,
  { seats, closed }: Places,
): Closed | undefined {
  if (curtain !== undefined) return "curtain";
  if (pinned) return "looking-back";
  if (closed === "removed" && !decision.over) return closed;
  if (staged) return "staged";
  if (decision.over) return "over";
  if (closed !== undefined) return closed;
  const asked = new Set(decision.sides.map((side) => seats[side].kind));
  if (asked.has("person")) return undefined;
  return asked.has("away") ? "away" : "bot";
}

/** The one side that a person plays against a bot; undefined with two people or two bots. */
export function onlyPerson(sides: readonly Side[], seats: Seats): Side | undefined {
  const persons = sides.filter((side) => seats[side].kind === "person");
  return persons.length === 1 ? persons[0] : undefined;
}
