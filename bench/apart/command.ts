import { chaos, type Chaos } from "./chaos/chaos.ts";
import { forge } from "./forge.ts";
import { golden } from "./golden.ts";
import { load } from "./load/load.ts";
import { wireTwins } from "./wire-twins.ts";

/** What is asked for, by the names of options. */
interface Asked {
  readonly pairs: number;
  readonly messages: number;
  readonly seconds: number;
  readonly games: number;
  readonly kills?: number;
  readonly database: Chaos["database"];
  readonly seed: number;
}

/** Runs one of the checks of the server and prints what it found; the exit code says whether that is as it should be. */
const CHECKS: Readonly<Record<string, (asked: Asked) => Promise<{ found: object; good: boolean }>>> = {
  async "wire-twins"({ pairs, seed }) {
    const found = await wireTwins(pairs, seed);
    return { found, good: found.differing === 0 };
  },
  async forge({ messages, seed }) {
    const found = await forge(messages, seed);
    return { found, good: found.accepted === 0 && found.crashes === 0 };
  },
  async chaos({ seconds, database, kills }) {
    const found = await chaos(seconds, database, kills);
    // A run in which nothing was done proves nothing.
    return { found, good: found.acknowledged > 0 && found.lost + found.doubled + found.hashesDiffering === 0 };
  },
  async golden({ seed }) {
    return { found: await golden(seed), good: true };
  },
  async load({ games, seconds }) {
    return { found: await load(games, seconds), good: true };
  },
};

const [check, asked, json] = process.argv.slice(2);
const { found, good } = await CHECKS[check](JSON.parse(asked) as Asked);
if (json) console.log(JSON.stringify(found));
else for (const [name, value] of Object.entries(found)) console.log(`${name}: ${JSON.stringify(value)}`);
if (!good) process.exitCode = 1;
