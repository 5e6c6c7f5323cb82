import { Command } from "commander";
import { type ActionBase, Divergence, type EventBase, type Match, readRecord, resume } from "@stonebridge/kernel";
import { type Account, accounting, findMistakes, type Mistake, MOST_PLAYOUTS } from "@stonebridge/bots/account";
import { accountText } from "../account/account-text.ts";
import { diceCrypto } from "../dice-crypto.ts";
import { Failure } from "../failure.ts";
import { printJson, readJson } from "../files.ts";
import type { Language } from "../language/index.ts";
import { languageOption, wholeNumber } from "../options.ts";
import type { ShelfGame } from "../shelf-game.ts";
import { withGameOf } from "../shelf.ts";
import { Progress } from "../terminal/progress.ts";

interface Flags {
  readonly mistakes?: true;
  readonly playouts: number;
  readonly json?: true;
  readonly language: Language;
}

/** Positions imagined to say what a side could know of its chances. */
const IMAGINED = 4;

export function accountCommand(): Command {
  return new Command("account")
    .description("say what luck and what skill did in a finished game")
    .argument("<record>", "record file, - for standard input")
    .option("--mistakes", "look for better moves by play-outs where something was lost; takes minutes")
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
  const game = shelf.module.open(record.situation);
  const tutor = shelf.tutor(game);
  const match = replayed(shelf, record, file);
  const imagined = shelf.conceals?.(match.positionAt(0)) === true ? IMAGINED : 0;
  const progress = new Progress(process.stderr, "steps");
  let made: Account;
  let mistakes: readonly Mistake<A>[] | undefined;
  try {
    const work = accounting(game, record, tutor, { imagined });
    for (;;) {
      const { done, value } = work.next();
      if (done === true) {
        made = value;
        break;
      }
      progress.show(value, record.steps.length);
    }
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

/** The match of a record. @throws {@link Failure} at the first step that does not follow from the rules and the dice */
function replayed<P, A extends ActionBase, E extends EventBase, V>(
  { module }: ShelfGame<P, A, E, V>,
  record: ReturnType<typeof readRecord>,
  file: string,
): Match<P, A, E, V> {
  try {
    return resume<P, A, E, V>(module.open(record.situation), record, { crypto: diceCrypto });
  } catch (error) {
    if (error instanceof Divergence) throw new Failure(`${file}: ${error.message}`);
    throw error;
  }
}
