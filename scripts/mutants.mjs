/**
 * `npm run mutants`: changes the rules of a game in small ways and sees whether a test notices. A change that no test notices
 * is a rule that no test proves. All changes would take most of a day: one in some is tried, drawn by a seed.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { parseArgs } from "node:util";
import { CACHE, install, ROOT, script, Stop } from "./house.mjs";
import { filesOfRules, games, notNeeded, roomOf, testsAsked } from "./mutants/rooms.mjs";
import { NOT_DRAWN } from "./mutants/sample.mjs";
import { counted, scoreOf } from "./mutants/score.mjs";

const HELP = `Changes the rules of a game one by one (mutants) and runs its tests: which changes does no test notice?

  npm run mutants -- bull-run-1861                   one mutant in 10, drawn by the seed 1; kept in docs/mutants
  npm run mutants -- bull-run-1861 combat movement/steps.ts
                                                     rooms and files, kept nowhere
  npm run mutants -- bull-run-1861 --every 20 --seed 2
                                                     one in 20, others

Games: ${games().join(", ")}
`;

await script(async () => {
  const { game, chosen, every, seed, help } = options();
  if (help) return console.log(HELP);
  install();
  const files = filesOfRules(game, chosen);
  const results = await tried(game, files, { every, seed });
  const drawn = results.filter(({ statusReason }) => statusReason !== NOT_DRAWN);
  const rooms = grouped(drawn, ({ fileName }) => roomOf(game, fromRoot(fileName)));
  const kept = {
    date: new Date().toISOString().slice(0, 10),
    seed,
    every,
    mutants: results.length,
    ...scoreOf(counted(drawn)),
    ...counted(drawn),
    rooms: Object.fromEntries(
      Object.keys(rooms)
        .toSorted()
        .map((room) => [room, counted(rooms[room])]),
    ),
  };
  console.log(`\n${told(kept)}\n${tellAlive(game, drawn)}`);
  if (chosen.length > 0) return;
  const file = join(ROOT, "docs/mutants", `${game}.json`);
  writeFileSync(file, JSON.stringify(kept, undefined, 2) + "\n");
  console.log(`Kept in ${relative(ROOT, file)}.`);
});

/** Like `Object.groupBy`, which Node 20 lacks. */
function grouped(results, of) {
  const groups = {};
  for (const result of results) (groups[of(result)] ??= []).push(result);
  return groups;
}

/** Runs Stryker; gives what became of each mutant. */
async function tried(game, files, sample) {
  process.env.STONEBRIDGE_MUTANTS_TESTS = JSON.stringify(testsAsked(game));
  process.chdir(ROOT);
  mkdirSync(join(CACHE, "mutants"), { recursive: true });
  const { Stryker } = await import("@stryker-mutator/core");
  const stryker = new Stryker({
    mutate: files,
    ignorePatterns: notNeeded(game),
    plugins: ["@stryker-mutator/vitest-runner", "./scripts/mutants/sample.mjs"],
    ignorers: ["sample"],
    checkers: ["sample"],
    sample,
    testRunner: "vitest",
    vitest: { configFile: "scripts/mutants/vitest.config.ts", related: false },
    coverageAnalysis: "perTest",
    ignoreStatic: true,
    disableTypeChecks: false,
    // one runner, and a second once the sample is drawn
    concurrency: 1,
    dryRunTimeoutMinutes: 30,
    // generous: a machine that is busy elsewhere must not make a mutant look caught
    timeoutMS: 20_000,
    timeoutFactor: 4,
    tempDirName: ".stryker-tmp",
    cleanTempDir: "always",
    warnings: { slow: false, unknownOptions: false },
    reporters: ["sample", process.stdout.isTTY ? "progress" : "progress-append-only"],
    told: join(CACHE, "mutants", `${game}.jsonl`),
  });
  return await stryker.runMutationTest();
}

function told({ score, from, to, killed, timeout, survived, uncovered, mutants, rooms }) {
  const line = (name, count) => {
    const all = count.killed + count.timeout + count.survived + count.uncovered;
    return `${name.padEnd(14)} ${String(scoreOf(count).score).padStart(5)} %  ${count.killed + count.timeout} of ${all}`;
  };
  return [
    ...Object.entries(rooms).map(([room, count]) => line(room, count)),
    "",
    `${score} % killed (${from} to ${to} % of all ${mutants}, 95 times in 100): ${killed} killed, ${timeout} without end, ` +
      `${survived} survived, ${uncovered} that no test runs`,
  ].join("\n");
}

/** Writes down which mutants live, to be read beside the code. */
function tellAlive(game, drawn) {
  const alive = drawn.filter(({ status }) => status === "Survived" || status === "NoCoverage");
  const lines = new Map();
  const text = alive.map(({ fileName, location, mutatorName, replacement, status }) => {
    const path = fromRoot(fileName);
    if (!lines.has(path)) lines.set(path, readFileSync(join(ROOT, path), "utf8").split("\n"));
    const { start, end } = location;
    const code = lines.get(path).slice(start.line - 1, end.line);
    const was = start.line === end.line ? [code[0].slice(start.column - 1, end.column - 1)] : code;
    return `${path}:${start.line}:${start.column} ${mutatorName}${status === "NoCoverage" ? " (no test runs it)" : ""}
  line ${code[0].trim()}
  -    ${was
    .map((one) => one.trim())
    .join(" ")
    .slice(0, 200)}
  +    ${replacement?.replaceAll(/\s+/g, " ").slice(0, 200)}\n`;
  });
  const file = join(CACHE, "mutants", `${game}.txt`);
  writeFileSync(file, text.join("\n"));
  return `The ${alive.length} that live are listed in ${relative(ROOT, file)}.`;
}

/** A file's path as the repository has it. */
function fromRoot(file) {
  return relative(ROOT, resolve(ROOT, file)).split(sep).join("/");
}

function options() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        every: { type: "string", default: "10" },
        seed: { type: "string", default: "1" },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) return { help: true };
    const [game, ...chosen] = positionals;
    if (!games().includes(game)) throw new Error(game === undefined ? "Which game?" : `There is no game "${game}".`);
    const every = Number(values.every);
    if (!Number.isInteger(every) || every < 1) throw new Error("--every: give a whole number, 1 or more.");
    return { game, chosen, every, seed: values.seed };
  } catch (error) {
    throw new Stop(`${error.message}\n\n${HELP}`);
  }
}
