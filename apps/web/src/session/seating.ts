import type { ActionBase, EventBase, Side } from "@stonebridge/kernel";
import type { Seats } from "../storage/saved-game.ts";
import type { Closed } from "./session-types.ts";
import type { Shown } from "./shown.ts";

/** What decides besides what is shown whether somebody can act. */
interface Table {
  readonly seats: Seats;
  /** No other tab plays the game. */
  readonly here: boolean;
  /** The game was deleted elsewhere. */
  readonly removed: boolean;
  /** The dice to come are known to this device, or typed in. */
  readonly dice: boolean;
}

/** Why nobody at this screen can act now; undefined where somebody can. */
export function closedFor(
  {
    decision,
    pinned,
    staged,
    curtain,
  }: Pick<Shown<unknown, ActionBase, EventBase, unknown>, "decision" | "pinned" | "staged" | "curtain">,
  { seats, here, removed, dice }: Table,
): Closed | undefined {
  if (curtain !== undefined) return "curtain";
  if (pinned) return "looking-back";
  if (removed && !decision.over) return "removed";
  if (staged) return "staged";
  if (decision.over) return "over";
  if (!here) return "elsewhere";
  if (!dice) return "no-dice";
  return decision.sides.some((side) => seats[side].kind === "person") ? undefined : "bot";
}

/** The one side that a person plays against a bot; undefined with two people or two bots. */
export function onlyPerson(sides: readonly Side[], seats: Seats): Side | undefined {
  const persons = sides.filter((side) => seats[side].kind === "person");
  return persons.length === 1 ? persons[0] : undefined;
}
