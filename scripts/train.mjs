/** `npm run train`: learns the value of a game's positions from games that bots play against each other. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundle } from "./builds.mjs";
import { CACHE, install, ROOT, run, script, Stop } from "./house.mjs";

const HELP = `Plays games, fits the value of a game to them, and writes its weights (packages/bots) and its page (docs/value).

  npm run train -- --game <id>    the game
  --games 2000                    how many games; those of the same seed that were played before are used again
  --seed 1                        the same seed gives the same games and weights
  --jobs 1                        games to play at a time
  --again                         plays nothing: fits what was played before
  --dry                           writes nothing but the page, to the terminal
`;

await script(async () => {
  const { help, ...asked } = options();
  if (help) return console.log(HELP);
  install();
  const folder = join(CACHE, "train");
  const program = join(folder, `program-${asked.game}`);
  await bundle("training", ["train", "self-play-worker"], program);
  process.exitCode = await run(process.execPath, [
    "--max-old-space-size=6000",
    join(program, "train.js"),
    ROOT,
    folder,
    JSON.stringify(asked),
  ]);
});

function options() {
  try {
    const { values } = parseArgs({
      options: {
        game: { type: "string" },
        games: { type: "string", default: "2000" },
        seed: { type: "string", default: "1" },
        jobs: { type: "string", default: "1" },
        again: { type: "boolean", default: false },
        dry: { type: "boolean", default: false },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) return values;
    if (values.game === undefined) throw new Error("--game: which game?");
    const numbers = ["games", "seed", "jobs"].map((name) => {
      if (!/^[1-9]\d*$/.test(values[name])) throw new Error(`--${name}: give a whole number, 1 or more.`);
      return [name, Number(values[name])];
    });
    return { ...values, ...Object.fromEntries(numbers) };
  } catch (error) {
    throw new Stop(`${error.message}\n\n${HELP}`);
  }
}
