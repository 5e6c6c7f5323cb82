/** `npm run bids`: finds what a game's scenarios are to give to one side, so that both win as often. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundle } from "./builds.mjs";
import { CACHE, install, ROOT, run, script, Stop } from "./house.mjs";

const HELP = `Lets bots play each other with even chances, and looks for the bid with which both sides win as often. Begins with the bid that the game
has, and writes what it finds into packages/games/src/<game>/bids.json.

  npm run bids -- --game <id>
  --scenario <id>    (default: each scenario of the game)
  --level general    who plays both sides
  --playouts 8       play-outs for a decision: the same games on any machine
  --games 100        games with each bid that is tried; those of the same seed that were played before are used again
  --seed 1           of the dice
  --dry              writes nothing
`;

await script(async () => {
  const { help, ...asked } = options();
  if (help) return console.log(HELP);
  install();
  const program = join(CACHE, "bids", String(process.pid));
  await bundle("training", ["bids"], program);
  const kept = join(CACHE, "bids", "games");
  process.exitCode = await run(process.execPath, [join(program, "bids.js"), ROOT, kept, JSON.stringify(asked)]);
});

function options() {
  try {
    const { values } = parseArgs({
      options: {
        game: { type: "string" },
        scenario: { type: "string" },
        level: { type: "string", default: "general" },
        playouts: { type: "string", default: "8" },
        games: { type: "string", default: "100" },
        seed: { type: "string", default: "1" },
        dry: { type: "boolean", default: false },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) return values;
    if (values.game === undefined) throw new Error("--game: which game?");
    const numbers = ["playouts", "games", "seed"].map((name) => {
      if (!/^[1-9]\d*$/.test(values[name])) throw new Error(`--${name}: give a whole number, 1 or more.`);
      return [name, Number(values[name])];
    });
    return { ...values, ...Object.fromEntries(numbers) };
  } catch (error) {
    throw new Stop(`${error.message}\n\n${HELP}`);
  }
}
