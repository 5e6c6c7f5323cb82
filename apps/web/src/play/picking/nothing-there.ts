import { keyOf } from "../../games/contract/offers.ts";
import type { GameTypes } from "../../games/contract/types.ts";
import type { BoardTarget } from "../../board/model.ts";
import type { Place } from "../denials.svelte.ts";
import type { PlayOf } from "../../games/contract/play.ts";

/** What somebody is told who pointed at what cannot be chosen now, where no rule is the reason: what can be. */
function nothingThereText<G extends GameTypes>({ offers, t }: PlayOf<G>): string {
  return t.refusal.nothing[offers.some(({ targets }) => targets.length > 0) ? "lit" : "buttons"];
}

/**
 * Says that nothing can be chosen somewhere. With an empty hand a piece is only looked at, and what is in hand or acts is no question where it
 * stands.
 */
export function sayNothingThere<G extends GameTypes>(
  play: PlayOf<G>,
  target: BoardTarget,
  at: Place | undefined,
): void {
  const { moves, decided, desk } = play;
  const inHand = play.choosing.hand.piece ?? decided;
  if (target.kind === "piece" && (inHand === undefined || moves.samePiece(inHand, target.id))) return;
  if (inHand !== undefined && desk.map.spaceOf(inHand) === target.id) return;
  if (play.offers.some(({ targets }) => targets.includes(keyOf(target)))) return;
  const says = nothingThereText(play);
  play.denials.nothingThere(says, at);
  play.announcer.say(says, "refusal");
}
