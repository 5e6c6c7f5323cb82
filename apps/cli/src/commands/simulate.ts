import { Command, Option } from "commander";
import { checkGiveUp } from "../giving-up.ts";
import { addBotGames, addSeed, type BotGames } from "./bot-games.ts";
import { printJson } from "../files.ts";
import { wholeNumber } from "../options.ts";
import type { ShelfGame } from "../shelf-game.ts";
import { withGame } from "../shelf.ts";
import { addSideFlags, givenFor, type SideFlags } from "../sides.ts";
import { checkPlayer, openScenario } from "../situations.ts";
import { playProgramme } from "../simulation/crew.ts";
import type { Programme } from "../simulation/programme.ts";
import { endGames } from "../simulation/endings.ts";
import { simulationTable } from "../simulation/simulation-table.ts";
import { Tally } from "../simulation/tally.ts";
import type { ActionBase, EventBase } from "@stonebridge/kernel";

interface Flags extends SideFlags, BotGames {
  readonly games: number;
  readonly account?: true;
  readonly giveUp?: true;
}

export function simulateCommand(): Command {
  const command = new Command("simulate")
    .description("let bots play many games and count the results; Ctrl-C counts the games played so far")
    .argument("<game>", "id of the game, see `stonebridge games`")
    .option("--games <n>", "how many games", wholeNumber(1), 100);
  addSideFlags(addSeed(command), "bot", [
    "who plays the north (default: the weakest bot)",
    "who plays the south (default: the weakest bot)",
  ]);
  return addBotGames(command)
    .addOption(new Option("--give-up", "marshals give up what is lost").conflicts("account"))
    .option("--account", "say what luck and skill did, on average and in blocks of 100 games")
    .option("--json", "print one JSON object")
    .action(async (id: string, flags: Flags) => await withGame(id, (shelf) => simulate(shelf, flags)));
}

async function simulate<P, A extends ActionBase, E extends EventBase, V>(
  shelf: ShelfGame<P, A, E, V>,
  flags: Flags,
): Promise<void> {
  const { game, scenario } = openScenario(shelf, flags);
  const levels = Object.fromEntries(
    game.sides.map((side) => [side, checkPlayer(`--${side}`, givenFor(flags, side) ?? shelf.levels[0], shelf.levels)]),
  );
  const { games, seed, time, playouts, giveUp = false } = flags;
  checkGiveUp(giveUp, Object.values(levels), shelf.marshals);
  const programme: Programme = {
    game: game.id,
    situation: game.situation,
    games,
    lineUps: [levels],
    seed,
    seconds: time,
    playouts,
    account: flags.account === true,
    giveUp,
  };
  const started = performance.now();
  const tally = new Tally(game.sides);
  const unplayed = await playProgramme(shelf, game, programme, flags.jobs, (outcome) => tally.add(outcome));
  const seconds = (performance.now() - started) / 1_000;
  const report = tally.report({ game: game.id, scenario, options: game.situation.options ?? {} }, seconds, unplayed);
  if (flags.json) printJson(report);
  else console.log(simulationTable(tally, report, levels));
  endGames(tally.errors, games, unplayed);
}
