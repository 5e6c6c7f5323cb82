/** Lets bots play what the pages in `docs/balance` tell of, and writes them. What was played before is kept until the packages change. */
import { execFile, execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { balancePage, type Chapter, type Outcome, type Pairing, parametersOf } from "./balance-page.ts";

const [root, cache, games = "500", jobs = "1"] = process.argv.slice(2);
const GAME = "bull-run-1983";
const MANY = Number(games);
const FEW = Math.max(1, Math.round(MANY / 5));

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

function colonels(name: string, more: Pick<Pairing, "options" | "scenario">): Pairing {
  return { name, levels: { union: "colonel", confederate: "colonel" }, wins: "union", games: MANY, seed: 1, ...more };
}

const EVERY_OPTION = "uncertainTimes=on,fogOfWar=on,exhaustion=on";
const CHAPTERS: readonly Chapter[] = [
  {
    title: "Colonel against recruit",
    text: "The recruit takes any legal action, each as likely as the others.",
    pairings: eachSide("colonel", "recruit", { games: FEW, seed: 1 }),
  },
  {
    title: "General against colonel",
    text: "Each set of dice is played twice, once with the general as each side.",
    pairings: eachSide("general", "colonel", { games: Math.max(1, Math.round(MANY / 10)), seed: 4242, playouts: 20 }),
    together: "both",
  },
  {
    title: "Colonel against colonel: wins of the Union",
    text: "Where nothing else is said: the historical set-up, no optional rule.",
    pairings: [
      colonels("historical", {}),
      colonels("uncertainTimes=on", { options: "uncertainTimes=on" }),
      colonels("fogOfWar=on", { options: "fogOfWar=on" }),
      colonels("exhaustion=on", { options: "exhaustion=on" }),
      colonels("july20=on", { options: "july20=on" }),
      colonels("all but july20", { options: EVERY_OPTION }),
      colonels("free set-up", { scenario: "free" }),
    ],
  },
];

/** The trees of the packages: what was played by other rules or bots is no result of these. */
const version = execFileSync("git", ["rev-parse", "HEAD:packages/games/src", "HEAD:packages/bots/src"], {
  cwd: root,
  encoding: "utf8",
});
mkdirSync(cache, { recursive: true });

async function play(pairing: Pairing): Promise<Outcome> {
  const parameters = parametersOf(GAME, pairing);
  const name = createHash("sha256")
    .update(`${version}${parameters.join(" ")}`)
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
