import { Command, InvalidArgumentError } from "commander";
import type { ActionBase, EventBase } from "@stonebridge/kernel";
import { Failure } from "../failure.ts";
import { printJson } from "../files.ts";
import { keyValues, positiveNumber, wholeNumber } from "../options.ts";
import type { ShelfGame } from "../shelf-game.ts";
import { withGame } from "../shelf.ts";
import { checkPlayer, openScenario } from "../situations.ts";
import { failedGames } from "../simulation/failed-games.ts";
import { playProgramme } from "../simulation/crew.ts";
import { lineUpsOf, Meetings, roundRobin } from "../tournament/pairs.ts";
import { tournamentReport, tournamentTable } from "../tournament/report.ts";

interface Flags {
  readonly bots?: readonly string[];
  readonly pairs: number;
  readonly seed: number;
  readonly scenario?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly units?: string;
  readonly time: number;
  readonly playouts?: number;
  readonly jobs?: number;
  readonly json?: true;
}

export function tournamentCommand(): Command {
  return new Command("tournament")
    .description("let every bot meet every other with the same dice from both sides, and rate them")
    .argument("<game>", "id of the game, see `stonebridge games`")
    .option("--bots <bot,...>", "who takes part, the one that the others are measured by first (default: all)", names)
    .option(
      "--pairs <n>",
      "sets of dice for each pairing; each is played twice, with seats changed",
      wholeNumber(1),
      50,
    )
    .option("--seed <s>", "the same seed gives the same dice", wholeNumber(0), 1)
    .option("--scenario <id>", "see `stonebridge scenarios` (default: the first)")
    .option("--options <name=value,...>", "optional rules", keyValues)
    .option("--units <file>", "your own unit values, as JSON")
    .option("--time <seconds>", "thinking time per decision, for bots that search", positiveNumber, 0.3)
    .option(
      "--playouts <n>",
      "play-outs per decision instead of time; gives the same games on any machine",
      wholeNumber(1),
    )
    .option("--jobs <n>", "games at a time (default: one per core)", wholeNumber(1))
    .option("--json", "print one JSON object")
    .action(async (id: string, flags: Flags) => await withGame(id, (shelf) => tournament(shelf, flags)));
}

/** Reads `colonel,general` into at least two names, none of them twice. */
function names(text: string): readonly string[] {
  const given = text.split(",").map((name) => name.trim());
  if (given.length < 2 || new Set(given).size < given.length)
    throw new InvalidArgumentError("Give two or more different bots, e.g. colonel,general.");
  return given;
}

async function tournament<P, A extends ActionBase, E extends EventBase, V>(
  shelf: ShelfGame<P, A, E, V>,
  flags: Flags,
): Promise<void> {
  const { game, scenario } = openScenario(shelf, flags);
  const bots = (flags.bots ?? shelf.levels).map((name) => checkPlayer("--bots", name, shelf.levels));
  const pairings = roundRobin(bots);
  const lineUps = lineUpsOf(pairings, game.sides);
  const meetings = new Meetings(game.sides, lineUps);
  const { pairs, seed, time, playouts } = flags;
  const games = pairs * lineUps.length;
  const started = performance.now();
  await playProgramme(
    shelf,
    game,
    { game: game.id, situation: game.situation, games, lineUps, seed, seconds: time, playouts },
    flags.jobs,
    (outcome) => meetings.add(outcome),
  );
  const seconds = (performance.now() - started) / 1_000;
  const about = { game: game.id, scenario, options: game.situation.options ?? {}, pairs, seed, seconds };
  const report = tournamentReport(about, bots, pairings, game.sides, meetings);
  if (flags.json) printJson(report);
  else console.log(tournamentTable(report));
  const failed = failedGames(meetings.errors, games);
  if (failed !== undefined) throw new Failure(failed);
}
