/** `npm run balance`: lets bots play and writes the tables of `docs/balance`. Takes about an hour; results are kept. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundle } from "./builds.mjs";
import { CACHE, install, ROOT, run, script, Stop } from "./house.mjs";

/** The games that have tables; the first is the default. */
const GAMES = ["bull-run-1983", "second-bull-run-1862", "no-written-orders"];

/** How many games go into a row of each table: about an hour on an otherwise idle core, two for 1862. */
const SIZES = { games: "500", variants: "500", recruits: "100", generals: "50" };

const HELP = `Lets bots play a game and writes its page in docs/balance.

  npm run balance                    about an hour on one core
  npm run balance -- --game <id>     ${GAMES.join(" or ")} (default the first)
  npm run balance -- --games 40      colonel against colonel, plain game (default ${SIZES.games})
  npm run balance -- --variants 20   the same with each option and set-up (default ${SIZES.variants})
  npm run balance -- --recruits 10   colonel against recruit, from each side (default ${SIZES.recruits})
  npm run balance -- --generals 5    general against colonel, from each side (default ${SIZES.generals})
  npm run balance -- --jobs 2        games to play at a time

A table is played again if its size or the packages have changed.
`;

await script(async () => {
  const { help, game, ...numbers } = options();
  if (help) return console.log(HELP);
  install();
  const folder = join(CACHE, "balance");
  await bundle("bench", ["balance"], join(folder, "program"));
  const sizes = Object.fromEntries(Object.entries(numbers).map(([name, size]) => [name, Number(size)]));
  process.exitCode = await run(process.execPath, [
    join(folder, "program", "balance.js"),
    ROOT,
    join(folder, "games"),
    JSON.stringify({ game, ...sizes }),
  ]);
});

function options() {
  try {
    const { values } = parseArgs({
      options: {
        ...Object.fromEntries(
          Object.entries({ ...SIZES, jobs: "1" }).map(([name, size]) => [name, { type: "string", default: size }]),
        ),
        game: { type: "string", default: GAMES[0] },
        help: { type: "boolean", short: "h" },
      },
    });
    for (const name of [...Object.keys(SIZES), "jobs"])
      if (!/^[1-9]\d*$/.test(values[name])) throw new Error(`--${name}: give a whole number, 1 or more.`);
    if (!GAMES.includes(values.game)) throw new Error(`--game: there are no tables for "${values.game}".`);
    return values;
  } catch (error) {
    throw new Stop(`${error.message}\n\n${HELP}`);
  }
}
