import { Command } from "commander";
import { type ActionBase, type EventBase, readRecord } from "@stonebridge/kernel";
import { type Account, findMistakes, type Mistake, MOST_PLAYOUTS } from "@stonebridge/bots/account";
import { accountOf } from "../account/account-of.ts";
import { accountText } from "../account/account-text.ts";
import { printJson, readJson } from "../files.ts";
import type { Language } from "../language/index.ts";
import { languageOption, wholeNumber } from "../options.ts";
import { replayed } from "../replayed.ts";
import type { ShelfGame } from "../shelf-game.ts";
import { withGameOf } from "../shelf.ts";
import { Progress } from "../terminal/progress.ts";

interface Flags {
  readonly mistakes?: true;
  readonly playouts: number;
  readonly json?: true;
  readonly language: Language;
}

export function accountCommand(): Command {
  return new Command("account")
    .description("say what luck and what skill did in a finished game")
    .argument("<record>", "record file, - for standard input")
    .option("--mistakes", "look for better moves by play-outs where something was lost; takes up to a minute or two")
    .option("--playouts <n>", "the most play-outs of each move that is compared", wholeNumber(8), MOST_PLAYOUTS)
    .option(
      "--json",
      "print one JSON object: {steps: [{step, side, luck, skill, chance}], start, luck, skill, result, sum}",
    )
    .addOption(languageOption())
    .action(async (file: string, flags: Flags) => {
      const data = readJson(file);
      const record = readRecord(data);
      await withGameOf(record, file, (shelf) => account(shelf, record, file, flags));
    });
}

async function account<P, A extends ActionBase, E extends EventBase, V>(
  shelf: ShelfGame<P, A, E, V>,
  record: ReturnType<typeof readRecord>,
  file: string,
  flags: Flags,
): Promise<void> {
  const match = await replayed(shelf, record, file, new Progress(process.stderr, "steps read"));
  const { game } = match;
  const tutor = shelf.tutor(game);
  const progress = new Progress(process.stderr, "steps");
  let made: Account;
  let mistakes: readonly Mistake<A>[] | undefined;
  try {
    made = accountOf(shelf, match, record, tutor, progress);
    if (flags.mistakes)
      mistakes = await findMistakes(game, record, made, tutor, {
        playouts: flags.playouts,
        onProgress: (share) => progress.show(Math.floor(share * record.steps.length), record.steps.length),
      });
  } finally {
    progress.clear();
  }
  if (flags.json) return printJson({ ...made, ...(mistakes && { mistakes }) });
  console.log(accountText(await shelf.narrator(game, flags.language), match, made, mistakes));
}
