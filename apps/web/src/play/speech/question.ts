import type { GameTypes } from "../../games/contract/types.ts";
import type { PlayOf } from "../../games/contract/play.ts";
import { outcomeLine } from "../ending/outcome-line.ts";
import { aloud } from "./aloud.ts";

/** The current question, or why nobody can answer it, as it is spoken; empty while others act. */
export function questionText<G extends GameTypes>(play: PlayOf<G>): string {
  const { session, words, answers } = play;
  const { decision } = session;
  if (session.closed === "looking-back")
    return `${play.t.prompt.lookingBack(session.step, session.length)} ${aloud([session.entry.when(session.view)])}`;
  if (session.askedDie) return play.dieAsked(session.askedDie);
  if (decision.over) return aloud(outcomeLine(play, decision));
  switch (session.closed) {
    case "bot":
      return session.bots.stopped && play.decidingSide !== undefined
        ? play.t.bot.stopped(play.sideName(play.decidingSide))
        : "";
    case "staged":
    case "sent":
      return "";
    case "away":
      return play.decidingSide === undefined ? "" : play.awaited(play.decidingSide);
    case "offline":
      return play.t.prompt.offline;
    case "elsewhere":
      return play.t.prompt.elsewhere;
    case "removed":
      return play.t.prompt.removed;
    case "no-dice":
      return play.t.prompt.noDice;
    default: {
      const { sentence, detail } = words.question(decision);
      const ahead = answers.ahead === "" ? "" : aloud([play.t.prompt.ahead(answers.ahead)]);
      return [aloud(sentence), aloud(detail), ahead].filter((part) => part !== "").join(" ");
    }
  }
}
