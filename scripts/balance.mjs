/** `npm run balance`: lets bots play and writes the tables of `docs/balance`. Takes about an hour; what was played is kept. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundle } from "./builds.mjs";
import { CACHE, install, ROOT, run, script, Stop } from "./house.mjs";

/** How many games a row of each table gets; about an hour of a core that has nothing else to do. */
const SIZES = { games: "500", variants: "500", recruits: "100", generals: "50" };

const HELP = `Lets bots play Bull Run (1983) and writes docs/balance.

  npm run balance                    about an hour on one core
  npm run balance -- --games 40      colonel against colonel, the historical game (default ${SIZES.games})
  npm run balance -- --variants 20   the same with each option and set-up (default ${SIZES.variants})
  npm run balance -- --recruits 10   colonel against recruit, from each side (default ${SIZES.recruits})
  npm run balance -- --generals 5    general against colonel, from each side (default ${SIZES.generals})
  npm run balance -- --jobs 2        so many games at a time

A table is played anew where its size has changed, or the packages have.
`;

await script(async () => {
  const { help, jobs, ...sizes } = options();
  if (help) return console.log(HELP);
  install();
  const folder = join(CACHE, "balance");
  await bundle("bench", ["balance"], join(folder, "program"));
  process.exitCode = await run(process.execPath, [
    join(folder, "program", "balance.js"),
    ROOT,
    join(folder, "games"),
    JSON.stringify({ jobs, ...sizes }),
  ]);
});

function options() {
  try {
    const { values } = parseArgs({
      options: {
        ...Object.fromEntries(
          Object.entries({ ...SIZES, jobs: "1" }).map(([name, size]) => [name, { type: "string", default: size }]),
        ),
        help: { type: "boolean", short: "h" },
      },
    });
    for (const name of [...Object.keys(SIZES), "jobs"])
      if (!/^[1-9]\d*$/.test(values[name])) throw new Error(`--${name}: give a whole number from 1.`);
    return values;
  } catch (error) {
    throw new Stop(`${error.message}\n\n${HELP}`);
  }
}
