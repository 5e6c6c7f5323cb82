/** `npm run balance`: lets bots play and writes the tables of `docs/balance`. Takes about an hour; results are kept. */
import { join } from "node:path";
import { bundle } from "./builds.mjs";
import { CACHE, install, ROOT, run, script } from "./house.mjs";
import { oneOf, readOptions, whole } from "./options.mjs";

/** The games that have tables; the first is the default. */
const GAMES = ["bull-run-1983", "second-bull-run-1862", "no-written-orders"];

/** How many games go into a row of each table: about an hour on an otherwise idle core, two for 1862. */
const SIZES = { games: 500, variants: 500, recruits: 100, generals: 50 };

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
  const counts = Object.entries({ ...SIZES, jobs: 1 }).map(([name, size]) => [name, whole(size)]);
  const asked = readOptions(HELP, { ...Object.fromEntries(counts), game: oneOf(GAMES) });
  if (asked === undefined) return;
  install();
  const folder = join(CACHE, "balance");
  await bundle("bench", ["balance"], join(folder, "program"));
  process.exitCode = await run(process.execPath, [
    join(folder, "program", "balance.js"),
    ROOT,
    join(folder, "games"),
    JSON.stringify(asked),
  ]);
});
