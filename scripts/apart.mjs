/** `npm run wire-twins` and `npm run forge`: attack a server of games apart, and say what came of it. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundle } from "./builds.mjs";
import { CACHE, install, run, script, Stop } from "./house.mjs";

const CHECKS = {
  "wire-twins": {
    amount: "pairs",
    usual: "200",
    help: `Compares, byte for byte, what a seat is sent in matches that differ in the enemy's secrets alone.

  npm run wire-twins                  200 pairs, about a minute
  npm run wire-twins -- --pairs 2000`,
  },
  forge: {
    amount: "messages",
    usual: "10000",
    help: `Sends a server what must not be done, turn by turn, and counts what was done of it.

  npm run forge                       10,000 messages, about a minute
  npm run forge -- --messages 1000000`,
  },
};

await script(async () => {
  const [name, ...args] = process.argv.slice(2);
  const { amount, usual, help } = CHECKS[name];
  const values = options(name, amount, args);
  const text = `${help}\n  npm run ${name} -- --seed 7          other matches (default 1)\n  npm run ${name} -- --json            one line of JSON\n`;
  if (values.help) return console.log(text);
  const count = values[amount] ?? usual;
  if (!/^[1-9]\d*$/.test(count)) throw new Stop(`--${amount}: give a whole number, 1 or more.`);
  install();
  const folder = join(CACHE, "apart");
  await bundle("bench/apart", ["command"], folder);
  const more = [...(values.seed ? ["--seed", values.seed] : []), ...(values.json ? ["--json"] : [])];
  process.exitCode = await run(process.execPath, [join(folder, "command.js"), name, count, ...more]);
});

function options(name, amount, args) {
  try {
    const number = { type: "string" };
    const flag = { type: "boolean" };
    return parseArgs({ args, options: { [amount]: number, seed: number, json: flag, help: flag } }).values;
  } catch (error) {
    throw new Stop(`${error.message}\nSee npm run ${name} -- --help`);
  }
}
