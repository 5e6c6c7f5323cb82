/** `npm run bench`: how fast engines, client and what researchers use are, compared with their goals, a plain baseline and the last results. */
import { join } from "node:path";
import { bringUpToDate, bundle } from "./builds.mjs";
import { CACHE, install, ROOT, run, script, Stop } from "./house.mjs";
import { oneOf, readOptions, word } from "./options.mjs";

const PARTS = ["engine", "client", "research"];
const HELP = `Measures the engines (random play), the client (in Chromium), and how fast \`stonebridge research\` answers.

  npm run bench                     engine and client
  npm run bench -- --only engine    one: ${PARTS.join(", ")}
  npm run bench -- --only engine --game no-written-orders
                                    the engine of one game, compared with the last results, which it does not replace
  npm run bench -- --only research  states and answers a second, beside what the engine does in the same run; also of one --game
`;

await script(async () => {
  const asked = readOptions(HELP, { only: { ...oneOf(PARTS), usual: undefined }, game: word() });
  if (asked === undefined) return;
  const { only, game } = asked;
  if (game !== undefined && (only ?? "client") === "client")
    throw new Stop("--game: give --only engine or research as well; the client is measured as a whole.");
  install();
  const folder = join(CACHE, "bench");
  await bundle("bench", ["speed", "browser", "research"], folder);
  const codes = [];
  const measured = [ROOT, ...(game === undefined ? [] : [game])];
  if (only === undefined || only === "engine")
    codes.push(await run(process.execPath, [join(folder, "speed.js"), ...measured]));
  if (only === "research") {
    await bringUpToDate(["cli"]);
    codes.push(await run(process.execPath, [join(folder, "research.js"), ...measured]));
  }
  if (only === undefined || only === "client") {
    await bringUpToDate(["web"]);
    codes.push(await run(process.execPath, [join(folder, "browser.js"), ROOT]));
  }
  process.exitCode = Math.max(...codes);
});
