import { availableParallelism } from "node:os";
import { Command } from "commander";
import { Failure } from "../failure.ts";
import { printJson } from "../files.ts";
import { keyValues, positiveNumber, wholeNumber } from "../options.ts";
import type { ShelfGame } from "../shelf-game.ts";
import { withGame } from "../shelf.ts";
import { addSideFlags, givenFor, type SideFlags } from "../sides.ts";
import { checkPlayer, openScenario } from "../situations.ts";
import { playOnCores, type Programme } from "../simulation/crew.ts";
import { playGame } from "../simulation/play-game.ts";
import { simulationTable } from "../simulation/simulation-table.ts";
import { Tally } from "../simulation/tally.ts";
import { Progress } from "../terminal/progress.ts";
import type { ActionBase, EventBase, Game } from "@stonebridge/kernel";

interface Flags extends SideFlags {
  readonly games: number;
  readonly seed: number;
  readonly scenario?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly units?: string;
  readonly time: number;
  readonly playouts?: number;
  readonly jobs?: number;
  readonly json?: true;
}

export function simulateCommand(): Command {
  const command = new Command("simulate")
    .description("let bots play many games and count the results")
    .argument("<game>", "id of the game, see `stonebridge games`")
    .option("--games <n>", "how many games", wholeNumber(1), 100)
    .option("--seed <s>", "the same seed gives the same dice", wholeNumber(0), 1);
  return addSideFlags(command, "bot", [
    "who plays the north (default: the weakest bot)",
    "who plays the south (default: the weakest bot)",
  ])
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
  const { games, seed, time, playouts } = flags;
  const programme: Programme = {
    game: game.id,
    situation: game.situation,
    games,
    levels,
    seed,
    seconds: time,
    playouts,
  };
  const started = performance.now();
  const tally = await playAll(shelf, game, programme, flags.jobs ?? Math.min(availableParallelism(), games));
  const seconds = (performance.now() - started) / 1_000;
  const report = tally.report({ game: game.id, scenario, options: game.situation.options ?? {} }, seconds);
  if (flags.json) printJson(report);
  else console.log(simulationTable(tally, report, levels));
  if (tally.errors.length > 0) {
    const lines = tally.errors
      .slice(0, 10)
      .map((one) => `  game ${one.index}, decision ${one.decisions}: ${one.error}`);
    throw new Failure(`${tally.errors.length} of ${games} games failed:\n${lines.join("\n")}`);
  }
}

async function playAll<P, A extends ActionBase, E extends EventBase, V>(
  shelf: ShelfGame<P, A, E, V>,
  game: Game<P, A, E, V>,
  programme: Programme,
  jobs: number,
): Promise<Tally> {
  const tally = new Tally(game.sides);
  const progress = new Progress(process.stderr);
  try {
    if (jobs > 1) {
      await playOnCores(programme, jobs, (outcomes) => {
        for (const outcome of outcomes) tally.add(outcome);
        progress.show(tally.games, programme.games);
      });
      return tally;
    }
    for (let index = 0; index < programme.games; index += 1) {
      tally.add(await playGame(shelf, game, programme, index));
      progress.show(tally.games, programme.games);
    }
    return tally;
  } finally {
    progress.clear();
  }
}
