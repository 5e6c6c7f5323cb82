import { type Outcome, type Side, stoppedBy } from "@stonebridge/kernel";
import { type Line, line } from "@stonebridge/kernel/words";
import type { PlayTexts } from "../language/play-texts.ts";

/** Who says how a game ended: the play screen, or a report. */
interface Saying {
  readonly words: { outcome(outcome: Outcome): Line };
  readonly t: Pick<PlayTexts, "stopped">;
  sideName(side: Side): string;
}

/** How a game ended: as the game says it, or why it was stopped before its end. */
export function outcomeLine(saying: Saying, outcome: Outcome): Line {
  const stopped = stoppedBy(outcome);
  if (stopped === undefined) return saying.words.outcome(outcome);
  const t = saying.t.stopped;
  if (stopped.reason === "agreement") return line`${t.agreement}`;
  if (stopped.reason === "aborted") return line`${t.aborted(saying.sideName(stopped.side))}`;
  return line`${t[stopped.reason](saying.sideName(outcome.winner), saying.sideName(stopped.side))}`;
}
