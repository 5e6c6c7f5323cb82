import { apartOf } from "./cohesion.ts";
import { COMMANDER_POINTS } from "../field.ts";
import { unitIds } from "../play.ts";
import { type Asking, piece, pieceAndZone, refuses } from "../refusing.ts";

/** The division that was named. */
function division({ action }: Asking): { readonly division: string } {
  if ("division" in action) return { division: action.division };
  throw new Error(`No division takes the action “${action.type}”.`);
}

/** Refusals of activation (6.1, 6.2, 9.1, 9.2). */
export const ACTIVATION = refuses({
  "designate-corps": ["SB62-6.1-b", piece],
  "designate-once": ["SB62-6.1-b"],
  "designate-nobody": ["SB62-RU19"],
  "choose-group": ["SB62-9.1-f", piece],
  "choose-corps": ["SB62-6.1-g", division],
  "choose-leaderless": ["SB62-RU18", division],
  "choose-taken": ["SB62-RU21", division],
  "choose-acted": ["SB62-6.1-k", division],
  "choose-failed": ["SB62-9.2-c", division],
  "choose-routed": ["SB62-10.4-n", division],
  "choose-waiting": ["SB62-8-E-a", division],
  "choose-withdrawn": ["SB62-11.2.3-i", division],
  "choose-gone": ["SB62-10.4-w", division],
  "choose-own": ["SB62-6.1-g", piece],
  "choose-banded": ["SB62-6.2-a", piece],
  "choose-once": ["SB62-6.1-i", piece],
  "choose-leader": ["SB62-6.1-b"],
  "choose-busy": ["SB62-6.1-g"],
  "choose-spent": ["SB62-6.1-b"],
  "act-other": ["SB62-6.1-j", piece],
  "act-division": ["SB62-6.1-g", piece],
  "act-used": ["SB62-6.1-k", piece],
  "act-failed": ["SB62-9.2-c", piece],
  "act-routed": ["SB62-10.4-n", piece],
  "act-apart": ["SB62-6.2-b", piece],
  "act-isolated": ["SB62-6.2-c", piece],
  "act-guest": ["SB62-6.1-h", piece],
  "act-unchosen": ["SB62-6.1-g", piece],
  "act-inactive": ["SB62-6.1-g", piece],
  "done-cohesion": ["SB62-9.1-c", strays],
  "moves-over": ["SB62-6.1-m"],
});

/** Brigades of the division that are too far from its others (SB62-9.1-c). */
function strays({ play }: Asking): { readonly friends: readonly string[] } {
  const frame = play.p.stack.at(-1);
  if (frame?.step !== "division") throw new Error("No division is acting.");
  return { friends: unitIds(play, apartOf(play.field, play.p, frame.division)) };
}

/** Refusals of commanders (6.3, 9.4-q). */
export const COMMANDERS = refuses({
  "try-twice": ["SB62-6.3-g", piece],
  "try-corps": ["SB62-6.3-d", piece],
  "try-first": ["SB62-6.3-b", piece],
  "ride-other": ["SB62-6.3-a", piece],
  "ride-once": ["SB62-6.3-g", piece],
  "ride-later": ["SB62-6.3-a"],
  "ride-border": ["SB62-9.4-d", pieceAndZone],
  "ride-river": ["SB62-9.4-i", piece],
  "ride-enemy": ["SB62-9.6-d", pieceAndZone],
  "ride-contact": ["SB62-6.3-f", pieceAndZone],
  "ride-entering": ["SB62-8-E-d", pieceAndZone],
  "ride-points": ["SB62-6.3-e", riding],
  "displace-other": ["SB62-9.4-q", piece],
  "displace-zone": ["SB62-9.4-q", pieceAndZone],
});

/** Movement points that the commander has left; all of them where he has not set out (SB62-6.3-e). */
function riding(asking: Asking): ReturnType<typeof pieceAndZone> & { readonly points: number } {
  const frame = asking.play.p.stack.at(-1);
  return { ...pieceAndZone(asking), points: frame?.step === "ride" ? frame.points : COMMANDER_POINTS };
}
