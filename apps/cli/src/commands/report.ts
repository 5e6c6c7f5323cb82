import { basename, extname } from "node:path";
import { Command } from "commander";
import { type ActionBase, type EventBase, type GameRecord, type Match, readRecord } from "@stonebridge/kernel";
import type { Account } from "@stonebridge/bots/account";
import { accountOf } from "../account/account-of.ts";
import { Failure } from "../failure.ts";
import { readJson, writeText } from "../files.ts";
import type { Language } from "../language/index.ts";
import { languageOption } from "../options.ts";
import { replayed } from "../replayed.ts";
import { type Made, reporter } from "../reporter.ts";
import type { ShelfGame } from "../shelf-game.ts";
import { withGameOf } from "../shelf.ts";
import { Progress } from "../terminal/progress.ts";

interface Flags {
  readonly out?: string;
  readonly film?: string;
  readonly account?: true;
  readonly language: Language;
}

export function reportCommand(): Command {
  return new Command("report")
    .description("tell a finished game with maps, curves and orders of battle, as one HTML file")
    .argument("<record>", "record file, - for standard input")
    .option(
      "--out <file>",
      "where to write it, - for standard output (default: named after the record, in this folder)",
    )
    .option("--film <file>", "where to write the battle as a moving picture (SVG), - for standard output")
    .option("--account", "also say what luck and skill did, with the chances step by step; can take minutes")
    .addOption(languageOption())
    .action(async (file: string, flags: Flags) => {
      if (flags.out === "-" && flags.film === "-")
        throw new Failure("--film: standard output takes the report already.");
      const record = readRecord(readJson(file));
      const { report, film } = await withGameOf(record, file, (shelf) => made(shelf, record, file, flags));
      write(flags.out ?? nameFor(file, record), report);
      if (flags.film !== undefined) write(flags.film, film);
    });
}

/**
 * Plays a record through, accounts for it if asked to, and makes the report.
 * @throws {@link Failure} where the record does not hold or its game is not over
 */
async function made<P, A extends ActionBase, E extends EventBase, V>(
  shelf: ShelfGame<P, A, E, V>,
  record: GameRecord,
  file: string,
  flags: Flags,
): Promise<Made> {
  const match = await replayed(shelf, record, file, new Progress(process.stderr, "steps read"));
  if (!match.decision.over)
    throw new Failure(`${file}: the game is not over. A report tells everything that was hidden in it.`);
  const account = flags.account ? accounted(shelf, record, match) : undefined;
  const { reportOfMatch } = await reporter();
  const progress = new Progress(process.stderr, "pictures");
  try {
    return await reportOfMatch(match, {
      language: flags.language,
      account,
      told: (done, of) => progress.show(done, of),
    });
  } finally {
    progress.clear();
  }
}

function accounted<P, A extends ActionBase, E extends EventBase, V>(
  shelf: ShelfGame<P, A, E, V>,
  record: GameRecord,
  match: Match<P, A, E, V>,
): Account {
  const progress = new Progress(process.stderr, "steps");
  try {
    return accountOf(shelf, match, record, shelf.tutor(match.game), progress);
  } finally {
    progress.clear();
  }
}

function write(path: string, text: string): void {
  if (path === "-") return void process.stdout.write(text);
  writeText(path, text);
  // Standard output may hold the other one.
  console.error(`Wrote ${path}, ${(Buffer.byteLength(text) / 1_000_000).toFixed(1)} MB.`);
}

/** As the page names it where no file does. */
function nameFor(file: string, { game }: GameRecord): string {
  return `${file === "-" ? game : basename(file, extname(file))}.html`;
}
