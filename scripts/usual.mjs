/** `npm run usual`: measures what is usual where two Colonels play, for accounts of luck and skill. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundle } from "./builds.mjs";
import { CACHE, install, ROOT, run, script, Stop } from "./house.mjs";

const HELP = `Lets Colonels play, measures by how much the value changes its mind meanwhile, and writes that (packages/bots).

  npm run usual -- --game <id>    the game; again whenever its value was trained again
  --games 100                     how many games
  --seed 1                        the same seed gives the same games
  --dry                           writes nothing but the table, to the terminal
`;

await script(async () => {
  const { help, ...asked } = options();
  if (help) return console.log(HELP);
  install();
  const program = join(CACHE, "usual", String(process.pid));
  await bundle("training", ["usual"], program);
  process.exitCode = await run(process.execPath, [join(program, "usual.js"), ROOT, JSON.stringify(asked)]);
});

function options() {
  try {
    const { values } = parseArgs({
      options: {
        game: { type: "string" },
        games: { type: "string", default: "100" },
        seed: { type: "string", default: "1" },
        dry: { type: "boolean", default: false },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) return values;
    if (values.game === undefined) throw new Error("--game: which game?");
    const numbers = ["games", "seed"].map((name) => {
      if (!/^[1-9]\d*$/.test(values[name])) throw new Error(`--${name}: give a whole number, 1 or more.`);
      return [name, Number(values[name])];
    });
    return { ...values, ...Object.fromEntries(numbers) };
  } catch (error) {
    throw new Stop(`${error.message}\n\n${HELP}`);
  }
}
