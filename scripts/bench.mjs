/** `npm run bench`: how fast engines and client are, compared with their goals, a plain baseline and the last results. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bringUpToDate, bundle } from "./builds.mjs";
import { CACHE, install, ROOT, run, script, Stop } from "./house.mjs";

const PARTS = ["engine", "client"];
const HELP = `Measures the engines (random play) and the client (in Chromium).

  npm run bench                     both
  npm run bench -- --only engine    one: ${PARTS.join(", ")}
  npm run bench -- --only engine --game no-written-orders
                                    the engine of one game, compared with the last results, which it does not replace
`;

await script(async () => {
  const { only, game, help } = options();
  if (help) return console.log(HELP);
  install();
  const folder = join(CACHE, "bench");
  await bundle("bench", ["speed", "browser"], folder);
  const codes = [];
  if (only !== "client")
    codes.push(await run(process.execPath, [join(folder, "speed.js"), ROOT, ...(game === undefined ? [] : [game])]));
  if (only !== "engine") {
    await bringUpToDate(["web"]);
    codes.push(await run(process.execPath, [join(folder, "browser.js"), ROOT]));
  }
  process.exitCode = Math.max(...codes);
});

function options() {
  try {
    const { values } = parseArgs({
      options: { only: { type: "string" }, game: { type: "string" }, help: { type: "boolean", short: "h" } },
    });
    if (values.only !== undefined && !PARTS.includes(values.only))
      throw new Error(`There is no part "${values.only}".`);
    if (values.game !== undefined && values.only !== "engine")
      throw new Error("--game: give --only engine as well; the client is measured as a whole.");
    return values;
  } catch (error) {
    throw new Stop(`${error.message}\n\n${HELP}`);
  }
}
