import { Command } from "commander";
import type { ActionBase, EventBase } from "@stonebridge/kernel";
import { wholeNumber } from "../options.ts";
import { lines } from "../research/lines.ts";
import { openSession } from "../research/session.ts";
import { subjectOf } from "../research/subject.ts";
import type { ShelfGame } from "../shelf-game.ts";
import { withGame } from "../shelf.ts";
import { addChoice, type Choice, openScenario } from "../situations.ts";

interface Flags extends Choice {
  readonly states: number;
}

/** The longest line: more than any state that `serialize` gives. */
const LINE_BYTES = 4_000_000;

export function researchCommand(): Command {
  const command = new Command("research")
    .description("let a program walk the tree of a game: one request a line on standard input, see docs/research.md")
    .argument("<game>", "id of the game, see `stonebridge games`");
  return addChoice(command)
    .option("--states <n>", "how many states may be held at a time", wholeNumber(1), 10_000)
    .action(async (id: string, flags: Flags) => await withGame(id, (shelf) => research(shelf, flags)));
}

async function research<P, A extends ActionBase, E extends EventBase, V>(
  shelf: ShelfGame<P, A, E, V>,
  flags: Flags,
): Promise<void> {
  const { game, scenario } = openScenario(shelf, flags);
  const limits = { states: flags.states, line: LINE_BYTES };
  const session = openSession(await subjectOf(shelf, game, scenario, limits));
  const input = lines(LINE_BYTES);
  const answer = (asked: readonly (string | undefined)[]): void => {
    const answers = asked
      .filter((line) => line?.trim() !== "")
      .map((line) => `${JSON.stringify(session.answer(line))}\n`);
    if (answers.length > 0) process.stdout.write(answers.join(""));
  };
  for await (const bytes of process.stdin) answer(input.take(bytes as Uint8Array));
  answer(input.rest());
}
