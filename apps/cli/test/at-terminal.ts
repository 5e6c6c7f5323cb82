import { type ActionBase, type DiceSource, type EventBase, type Game, Match, seededSource } from "@stonebridge/kernel";
import type { Language } from "../src/language/index.ts";
import type { ShelfGame } from "../src/shelf-game.ts";
import { TerminalGame } from "../src/terminal/play.ts";

/** What is typed at a prompt; undefined: nothing more. */
export type Answer = (prompt: string) => string | undefined;

/** The line after which the screen was cleared. */
export const CLEARED = "(cleared)";

/** Plays at a terminal where these answers are typed; the weakest bot plays the sides named. */
export async function playAtTerminal<P, A extends ActionBase, E extends EventBase, V>(
  shelf: ShelfGame<P, A, E, V>,
  game: Game<P, A, E, V>,
  answer: Answer,
  bots: readonly string[],
  dice: DiceSource = seededSource(1),
  language: Language = "en",
) {
  const said: string[] = [];
  const match = Match.begin(game, { dice });
  const choosers = new Map(bots.map((side) => [side, shelf.bot(shelf.levels[0], game, 3, 1)] as const));
  const terminal = {
    say: (text: string) => void said.push(text),
    ask: async (prompt: string) => {
      const line = answer(prompt);
      said.push(`${prompt}${line ?? ""}`);
      return line;
    },
    clear: () => void said.push(CLEARED),
    show: () => {},
    interrupted: false,
    close: () => {},
  };
  await new TerminalGame(match, await shelf.narrator(game, language), terminal, choosers, {
    conceals: shelf.conceals,
  }).play();
  return { match, said: said.join("\n") };
}

/** Types these lines, one after the other. */
export function typing(...lines: readonly string[]): Answer {
  const left = [...lines];
  return () => left.shift();
}
