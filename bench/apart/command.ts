import { parseArgs } from "node:util";
import { forge } from "./forge.ts";
import { wireTwins } from "./wire-twins.ts";

/** Runs one of the checks of the server and prints what it found; the exit code says whether that is as it should be. */
const CHECKS: Readonly<Record<string, (amount: number, seed: number) => Promise<{ found: object; good: boolean }>>> = {
  async "wire-twins"(amount, seed) {
    const found = await wireTwins(amount, seed);
    return { found, good: found.differing === 0 };
  },
  async forge(amount, seed) {
    const found = await forge(amount, seed);
    return { found, good: found.accepted === 0 && found.crashes === 0 };
  },
};

const [check, amount, ...rest] = process.argv.slice(2);
const { values } = parseArgs({
  args: rest,
  options: { seed: { type: "string", default: "1" }, json: { type: "boolean", default: false } },
});
const { found, good } = await CHECKS[check](Number(amount), Number(values.seed));
if (values.json) console.log(JSON.stringify(found));
else for (const [name, value] of Object.entries(found)) console.log(`${name}: ${value}`);
process.exitCode = good ? 0 : 1;
