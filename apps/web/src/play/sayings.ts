import type { Denial } from "../games/contract/offers.ts";
import type { GameTypes } from "../games/contract/types.ts";
import { plain } from "../games/contract/words.ts";
import type { AskedDie } from "../session/table-dice.svelte.ts";
import type { PlayState } from "./play-state.svelte.ts";

/** So many of the events of a press are said aloud. */
const SAID = 3;

/** Which die somebody has to roll on the table, for whom. */
export function dieAsked<G extends GameTypes>(
  { session, words, t }: Saying<G>,
  { kind, side, piece, given }: Omit<AskedDie, "by">,
): string {
  const owner = session.entry.sideName(side);
  const who = piece === undefined ? owner : `${owner}, ${words.rolledFor?.(kind, piece) ?? words.piece(piece)}`;
  return t.typed.ask(who, session.entry.rollName(kind), given.length + 1);
}

/** What happened since a step, and what was answered for the player. */
export function resultSince<G extends GameTypes>(
  { session, desk, words, answers, said, t }: Saying<G>,
  since: number,
): string {
  const events = session.steps.slice(since).flatMap((step) => step.events);
  const telling = desk.log.telling(events).slice(0, SAID);
  for (const event of telling) said.add(event);
  const told = telling.map((event) => plain(words.event(event)));
  return [...told, ...(answers.said === "" ? [] : [t.prompt.answered(answers.said)])].join(" ");
}

/** A refusal as one piece of text. */
export function deniedText<G extends GameTypes>(
  { words, t }: Saying<G>,
  { refusal, action, towards }: Denial<G["action"]>,
): string {
  const { title, sentence } = words.refusal(refusal, action);
  const why = `${plain(title)}. ${plain(sentence)}`;
  return towards === undefined ? why : `${t.refusal.towards(words.space(towards))} ${why}`;
}

/** What is said about. */
type Saying<G extends GameTypes> = Pick<PlayState<G>, "session" | "desk" | "words" | "answers" | "said" | "t">;
