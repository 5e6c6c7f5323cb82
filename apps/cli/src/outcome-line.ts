import { type Outcome, stoppedBy } from "@stonebridge/kernel";
import type { Narrator } from "./shelf-game.ts";

/** How a game ended, as its rules say it; or why it was stopped before its end, which no rule knows of. */
export function outcomeLine(
  narrator: Pick<Narrator<never, never, never>, "words" | "side" | "outcome">,
  outcome: Outcome,
): string {
  const stopped = stoppedBy(outcome);
  if (stopped === undefined) return narrator.outcome(outcome);
  const { words } = narrator;
  if (stopped.reason === "agreement") return words.stopped.agreement;
  const side = narrator.side(stopped.side);
  if (stopped.reason === "aborted") return words.stopped.aborted(side);
  return words.stopped[stopped.reason](narrator.side(outcome.winner), side);
}
