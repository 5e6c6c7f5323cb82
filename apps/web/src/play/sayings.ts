import type { Denial } from "../games/contract/offers.ts";
import type { GameTypes } from "../games/contract/types.ts";
import { aloud } from "./speech/aloud.ts";
import type { AskedDie } from "../session/table-dice.svelte.ts";
import type { PlayOf } from "../games/contract/play.ts";

/** Which die somebody has to roll on the table, for whom. */
export function dieAsked<G extends GameTypes>(
  { session, words, t }: Saying<G>,
  { kind, side, piece, given }: Omit<AskedDie, "by">,
): string {
  const owner = session.entry.sideName(side);
  const who = piece === undefined ? owner : `${owner}, ${words.rolledFor?.(kind, piece) ?? words.piece(piece)}`;
  return t.typed.ask(who, session.entry.rollName(kind), given.length + 1);
}

/** Says why not; where the words for it are still fetched, once they have come, unless it no longer holds. */
export function sayDenied<G extends GameTypes>(play: PlayOf<G>, denial: Denial<G["action"]>): void {
  const say = () => play.announcer.say(deniedText(play, denial), "refusal");
  const { refusals } = play.words;
  if (refusals.ready) return say();
  // Where they do not come, the place of the card tells so.
  void refusals.load().then(
    () => play.denials.shown?.denial === denial && say(),
    () => undefined,
  );
}

/** A refusal as one piece of text. */
function deniedText<G extends GameTypes>({ words, t }: Saying<G>, { refusal, towards }: Denial<G["action"]>): string {
  const { title, sentence } = words.refusal(refusal);
  const why = `${aloud(title)} ${aloud(sentence)}`;
  return towards === undefined ? why : `${t.refusal.towards(words.space(towards))} ${why}`;
}

/** What is said about. */
type Saying<G extends GameTypes> = Pick<PlayOf<G>, "session" | "words" | "t">;
