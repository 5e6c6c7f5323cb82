/** `npm run balance`: lets bots play and writes the tables of `docs/balance`. Takes hours; what was played is kept. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundle } from "./builds.mjs";
import { CACHE, install, ROOT, run, script, Stop } from "./house.mjs";

const HELP = `Lets bots play Bull Run (1983) and writes docs/balance.

  npm run balance                    500 games a row of the longest table
  npm run balance -- --games 40      fewer
  npm run balance -- --jobs 2        so many games at a time
`;

await script(async () => {
  const { games, jobs, help } = options();
  if (help) return console.log(HELP);
  install();
  const folder = join(CACHE, "balance");
  await bundle("bench", ["balance"], join(folder, "program"));
  process.exitCode = await run(process.execPath, [
    join(folder, "program", "balance.js"),
    ROOT,
    join(folder, "games"),
    games,
    jobs,
  ]);
});

function options() {
  try {
    const { values } = parseArgs({
      options: {
        games: { type: "string", default: "500" },
        jobs: { type: "string", default: "1" },
        help: { type: "boolean", short: "h" },
      },
    });
    for (const name of ["games", "jobs"])
      if (!/^[1-9]\d*$/.test(values[name])) throw new Error(`--${name}: give a whole number from 1.`);
    return values;
  } catch (error) {
    throw new Stop(`${error.message}\n\n${HELP}`);
  }
}
