import { Command, InvalidArgumentError } from "commander";
import type { ActionBase, EventBase } from "@stonebridge/kernel";
import { addBotGames, addSeed, type BotGames } from "./bot-games.ts";
import { printJson } from "../files.ts";
import { wholeNumber } from "../options.ts";
import type { ShelfGame } from "../shelf-game.ts";
import { withGame } from "../shelf.ts";
import { checkPlayer, openScenario } from "../situations.ts";
import { endGames } from "../simulation/endings.ts";
import { playProgramme } from "../simulation/crew.ts";
import { lineUpsOf, Meetings, roundRobin } from "../tournament/pairs.ts";
import { PRIOR, tournamentReport, tournamentTable } from "../tournament/report.ts";

interface Flags extends BotGames {
  readonly bots?: readonly string[];
  readonly pairs: number;
}

export function tournamentCommand(): Command {
  const command = new Command("tournament")
    .description(
      "let every bot meet every other with the same dice from both sides, and rate them; Ctrl-C rates by the games played so far",
    )
    .argument("<game>", "id of the game, see `stonebridge games`")
    .option("--bots <bot,...>", "who takes part, the one that the others are measured by first (default: all)", names)
    .option(
      "--pairs <n>",
      "sets of dice for each pairing; each is played twice, with seats changed",
      wholeNumber(1),
      50,
    );
  return addBotGames(addSeed(command))
    .option("--json", "print one JSON object")
    .addHelpText("after", `\n${PRIOR}`)
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
  const unplayed = await playProgramme(
    shelf,
    game,
    { game: game.id, situation: game.situation, games, lineUps, seed, seconds: time, playouts },
    flags.jobs,
    (outcome) => meetings.add(outcome),
  );
  const seconds = (performance.now() - started) / 1_000;
  const about = { game: game.id, scenario, options: game.situation.options ?? {}, pairs, seed, seconds, unplayed };
  const report = tournamentReport(about, bots, pairings, game.sides, meetings);
  if (flags.json) printJson(report);
  else console.log(tournamentTable(report));
  endGames(meetings.errors, games, unplayed);
}
