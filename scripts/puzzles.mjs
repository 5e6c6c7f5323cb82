/** `npm run puzzles`: finds positions with one best move in games of bots. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundle } from "./builds.mjs";
import { CACHE, install, ROOT, run, script, Stop } from "./house.mjs";

const HELP = `Finds puzzles of a game, positions with one best move, in games that bots play, and writes them into packages/bots.

  npm run puzzles -- --game <id>  the game
  --count 50                      how many puzzles
  --games 1000                    games that are looked through, at most; those of the same seed that were before are not again
  --seed 1                        the same seed gives the same puzzles
  --again                         looks through no more games: writes what was found before
  --check                         proves the puzzles in the repository again, with ten times the play-outs
  --sample <n>                    only so many of them
`;

await script(async () => {
  const { help, ...asked } = options();
  if (help) return console.log(HELP);
  install();
  const folder = join(CACHE, "puzzles");
  const program = join(folder, `program-${asked.game}`);
  await bundle("training", ["puzzles"], program);
  process.exitCode = await run(process.execPath, [join(program, "puzzles.js"), ROOT, folder, JSON.stringify(asked)]);
});

function options() {
  try {
    const { values } = parseArgs({
      options: {
        game: { type: "string" },
        count: { type: "string", default: "50" },
        games: { type: "string", default: "1000" },
        seed: { type: "string", default: "1" },
        sample: { type: "string" },
        again: { type: "boolean", default: false },
        check: { type: "boolean", default: false },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) return values;
    if (values.game === undefined) throw new Error("--game: which game?");
    const numbers = ["count", "games", "seed", "sample"].flatMap((name) => {
      if (values[name] === undefined) return [];
      if (!/^[1-9]\d*$/.test(values[name])) throw new Error(`--${name}: give a whole number, 1 or more.`);
      return [[name, Number(values[name])]];
    });
    return { ...values, ...Object.fromEntries(numbers) };
  } catch (error) {
    throw new Stop(`${error.message}\n\n${HELP}`);
  }
}
