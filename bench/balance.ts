/** Lets bots play the games for a page in `docs/balance`, and writes the page. Results are kept until the packages change. */
import { execFile, execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { SECOND_BULL_RUN_1862 } from "./balance-1862.ts";
import { BULL_RUN_1983 } from "./balance-1983.ts";
import { NO_WRITTEN_ORDERS } from "./balance-no-written-orders.ts";
import { balancePage, type Outcome, type Pairing, parametersOf } from "./balance-page.ts";
import type { Sizes } from "./balances.ts";

const [root, cache, asked] = process.argv.slice(2);
/** As `scripts/balance.mjs` read it from the command line. */
const { game, jobs, ...sizes } = JSON.parse(asked) as Sizes & { readonly game: string; readonly jobs: number };
const BALANCES = [BULL_RUN_1983, SECOND_BULL_RUN_1862, NO_WRITTEN_ORDERS];
const balance = BALANCES.find((one) => one.game === game);
if (balance === undefined) throw new Error(`There is no balance page for ${game}.`);
const { title, generals } = balance;

/** The sources that decide how this game is played: those of the packages below and its own, and those that matter only to a general. */
const COMMON = /^packages\/((kernel|board)\/src\/|bots\/src\/[^/]+$)/;
const OWN = ["games/src", "bots/src"].map((folder) => `packages/${folder}/${game}/`);
const LED = generals.map((name) => `packages/bots/src/${game}/${name}.ts`);

/** Every committed source with its hash. */
const sources = execFileSync("git", ["ls-tree", "-r", "HEAD", "packages"], { cwd: root, encoding: "utf8" })
  .trimEnd()
  .split("\n")
  .map((line) => line.split("\t") as [hash: string, path: string])
  .filter(([, path]) => COMMON.test(path) || OWN.some((folder) => path.startsWith(folder)) || path === balance.map);

/** Changes with the rules and the bots: a result belongs to those it was played with. */
function versionOf({ levels }: Pairing): string {
  const led = Object.values(levels).includes("general");
  return sources
    .filter(([, path]) => led || !LED.includes(path))
    .map(([hash]) => hash)
    .join(" ");
}

mkdirSync(cache, { recursive: true });

async function play(pairing: Pairing): Promise<Outcome> {
  const parameters = parametersOf(game, pairing);
  const name = createHash("sha256")
    .update(`${versionOf(pairing)}${parameters.join(" ")}`)
    .digest("hex")
    .slice(0, 16);
  const file = join(cache, `${name}.json`);
  if (!existsSync(file)) {
    process.stderr.write(`stonebridge ${parameters.join(" ")}\n`);
    const bin = join(root, "apps/cli/bin/stonebridge.mjs");
    const { stdout } = await promisify(execFile)(process.execPath, [
      bin,
      ...parameters,
      "--jobs",
      String(jobs),
      "--json",
    ]);
    writeFileSync(file, stdout);
  }
  return JSON.parse(readFileSync(file, "utf8")) as Outcome;
}

const chapters = balance.chapters(sizes);
const outcomes = new Map<Pairing, Outcome>();
for (const pairing of chapters.flatMap(({ pairings }) => pairings)) outcomes.set(pairing, await play(pairing));
const page = balancePage(game, title, chapters, (pairing) => {
  const outcome = outcomes.get(pairing);
  if (outcome === undefined) throw new Error(`${pairing.name} was not played.`);
  return outcome;
});
const to = join(root, "docs/balance", `${game}.md`);
writeFileSync(to, page);
console.log(`Wrote ${to}.`);
