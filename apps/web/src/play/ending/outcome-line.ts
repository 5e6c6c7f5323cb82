import { type Outcome, stoppedBy } from "@stonebridge/kernel";
import { type Line, line } from "@stonebridge/kernel/words";
import type { GameTypes } from "../../games/contract/types.ts";
import type { PlayOf } from "../../games/contract/play.ts";

/** How a game ended: as the game says it, or why it was stopped before its end. */
export function outcomeLine<G extends GameTypes>(play: PlayOf<G>, outcome: Outcome): Line {
  const stopped = stoppedBy(outcome);
  if (stopped === undefined) return play.words.outcome(outcome);
  const t = play.t.stopped;
  if (stopped.reason === "agreement") return line`${t.agreement}`;
  if (stopped.reason === "aborted") return line`${t.aborted(play.sideName(stopped.side))}`;
  return line`${t[stopped.reason](play.sideName(outcome.winner), play.sideName(stopped.side))}`;
}
