/** Lets bots play what the pages in `docs/balance` tell of, and writes them. What was played before is kept until the packages change. */
import { execFile, execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { balancePage, type Chapter, type Outcome, type Pairing, parametersOf } from "./balance-page.ts";

/** Games in a row of each table, and at a time, as `scripts/balance.mjs` has them from the command line. */
interface Sizes {
  /** Colonel against colonel: the historical game, and with each option or set-up. */
  readonly games: string;
  readonly variants: string;
  /** Colonel against recruit and general against colonel, from each side. */
  readonly recruits: string;
  readonly generals: string;
  readonly jobs: string;
}

const [root, cache, sizes] = process.argv.slice(2);
const { games, variants, recruits, generals, jobs } = JSON.parse(sizes) as Sizes;
const GAME = "bull-run-1983";
/** Play-outs of a general each time he chooses how to lead. */
const PLAYOUTS = 40;

const SIDES = ["union", "confederate"] as const;
type Side = (typeof SIDES)[number];
const NAMES: Readonly<Record<Side, string>> = { union: "the Union", confederate: "the Confederates" };

/** One level against another, once with each side; the row tells the first one's wins. */
function eachSide(level: string, other: string, more: Pick<Pairing, "games" | "seed" | "playouts">): Pairing[] {
  return SIDES.map((side) => ({
    name: `the ${level} plays ${NAMES[side]}`,
    levels: Object.fromEntries(SIDES.map((one) => [one, one === side ? level : other])),
    wins: side,
    ...more,
  }));
}

function colonels(name: string, more: Pick<Pairing, "options" | "scenario"> & { games?: number }): Pairing {
  const levels = { union: "colonel", confederate: "colonel" };
  return { name, levels, wins: "union", games: Number(variants), seed: 1, ...more };
}

const EVERY_OPTION = "uncertainTimes=on,fogOfWar=on,exhaustion=on";
const CHAPTERS: readonly Chapter[] = [
  {
    title: "Colonel against recruit",
    text: "The recruit takes any legal action, each as likely as the others.",
    pairings: eachSide("colonel", "recruit", { games: Number(recruits), seed: 1 }),
  },
  {
    title: "General against colonel",
    text: `Each set of dice is played twice, once with the general as each side. He searches about once in each of his Movement phases, some twenty or thirty times in a game, with ${PLAYOUTS} play-outs a time: about a quarter of a second of a core, half of what 0.5 s a decision gives. All else he does as the colonel does, without a search. What the colonel wins in his place stands in the first row of the last table. He begins with the way to lead each army that won most whole games against the colonel, and leaves it where the play-outs promise more: the Union boldly, the Confederates with all they have against Centreville, which the Union's colonel guards thinly. Searching from the colonel's own way instead, he won 27 of 27 other games as the Union and 24 of 44 as the Confederates.`,
    pairings: eachSide("general", "colonel", { games: Number(generals), seed: 4242, playouts: PLAYOUTS }),
    together: "both",
  },
  {
    title: "Colonel against colonel: wins of the Union",
    text: "Where nothing else is said: the historical set-up, no optional rule. With `july20=on` the Confederate colonel leaves everything and marches on Centreville with all he has: whatever he meant to hold against the whole Union army he lost.",
    pairings: [
      colonels("historical", { games: Number(games) }),
      colonels("uncertainTimes=on", { options: "uncertainTimes=on" }),
      colonels("fogOfWar=on", { options: "fogOfWar=on" }),
      colonels("exhaustion=on", { options: "exhaustion=on" }),
      colonels("july20=on", { options: "july20=on" }),
      colonels("all but july20", { options: EVERY_OPTION }),
      colonels("free set-up", { scenario: "free" }),
    ],
  },
];

/** Sources that games of the one game hang on; and those of them that matter only where a general plays. */
const CONCERNED = /^packages\/((kernel|board)\/src\/|bots\/src\/[^/]+$|(games|bots)\/src\/bull-run-1983\/)/;
const GENERALS = /^packages\/bots\/src\/bull-run-1983\/(general|prospects|ways)\.ts$/;

/** Every committed source with its hash. */
const sources = execFileSync("git", ["ls-tree", "-r", "HEAD", "packages"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .map((line) => line.split("\t") as [hash: string, path: string])
  .filter(([, path]) => CONCERNED.test(path));

/** What was played by other rules or bots is no result of these. */
function versionOf({ levels }: Pairing): string {
  const led = Object.values(levels).includes("general");
  return sources
    .filter(([, path]) => led || !GENERALS.test(path))
    .map(([hash]) => hash)
    .join(" ");
}

mkdirSync(cache, { recursive: true });

async function play(pairing: Pairing): Promise<Outcome> {
  const parameters = parametersOf(GAME, pairing);
  const name = createHash("sha256")
    .update(`${versionOf(pairing)}${parameters.join(" ")}`)
    .digest("hex")
    .slice(0, 16);
  const file = join(cache, `${name}.json`);
  if (!existsSync(file)) {
    process.stderr.write(`stonebridge ${parameters.join(" ")}\n`);
    const bin = join(root, "apps/cli/bin/stonebridge.mjs");
    const { stdout } = await promisify(execFile)(process.execPath, [bin, ...parameters, "--jobs", jobs, "--json"]);
    writeFileSync(file, stdout);
  }
  return JSON.parse(readFileSync(file, "utf8")) as Outcome;
}

const outcomes = new Map<Pairing, Outcome>();
for (const pairing of CHAPTERS.flatMap(({ pairings }) => pairings)) outcomes.set(pairing, await play(pairing));
const page = balancePage(GAME, "Bull Run (1983)", CHAPTERS, (pairing) => {
  const outcome = outcomes.get(pairing);
  if (outcome === undefined) throw new Error(`${pairing.name} was not played.`);
  return outcome;
});
const to = join(root, "docs/balance", `${GAME}.md`);
writeFileSync(to, page);
console.log(`Wrote ${to}.`);
