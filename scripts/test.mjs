/** `npm test`: installs whatever is missing, runs every check and ends with the counts. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bringUpToDate, buildPackages } from "./builds.mjs";
import { environment, install, ROOT, run, runAside, script, Stop } from "./house.mjs";
import { RESULTS, SLOWEST } from "./test-results.mjs";

const TEST_RESULTS = join(ROOT, "scripts", "test-results.mjs");
const TSC = join(ROOT, "node_modules", "@typescript/native", "bin", "tsc");

/**
 * The checks. One with `tests` counts every test; the others count as one each. Those need little more than a core, so they
 * run two at a time, longest first; then come the tests, which need the whole machine, and what goes by what they found.
 */
const CHECKS = [
  { name: "build", says: "everything builds", run: build },
  {
    name: "components",
    says: "the components' types agree",
    run: () => runAside("npm", ["run", "-s", "check", "-w", "apps/web"]),
  },
  { name: "lint", says: "no lint findings", run: () => runAside("oxlint", ["--type-aware", "--deny-warnings", "."]) },
  {
    name: "imports",
    says: "packages import only from those below them",
    run: () => runAside("depcruise", ["packages", "apps", "bench"]),
  },
  { name: "types", says: "the types agree", run: () => runAside(process.execPath, [TSC, "-p", "tsconfig.json"]) },
  { name: "format", says: "every file is formatted", run: () => runAside("oxfmt", ["--check", "."]) },
  {
    name: "reference",
    says: "what the packages export has docstrings that lead somewhere",
    run: () => runAside(process.execPath, ["scripts/docs.mjs", "--check"]),
  },
  {
    name: "lock",
    says: "npm ci can install on every platform",
    run: () => runAside(process.execPath, ["scripts/complete-lock.mjs", "--check"]),
  },
  {
    name: "unit",
    says: "rules, kernel, board, atlas, bots, apps",
    tests: "vitest.config.ts",
    ready: buildPackages,
  },
  {
    name: "browser",
    says: "the client in a real browser",
    tests: "apps/web/vitest.browser.config.ts",
    ready: () => bringUpToDate(["web", "report", "server"]),
  },
  { name: "rules", says: "every clause has code, and fired or was asserted in a test", run: rules, last: true },
];

/** How many one-core checks run at a time. */
const LANES = 2;

const HELP = `Runs every check of the project.

  npm test                          all of them
  npm test -- --only lint,unit      some: ${CHECKS.map((check) => check.name).join(", ")}
  npm test -- --thorough            long tests check everything: every random game, more twins; takes far longer
`;

await script(async () => {
  const chosen = choose();
  if (!chosen) return console.log(HELP);
  install();
  const results = [];
  const waiting = chosen.filter(({ tests, last }) => !tests && !last);
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await checked(check));
    }),
  );
  for (const check of chosen) if (check.tests) results.push(await tested(check));
  for (const check of chosen) if (check.last) results.push(await checked(check));
  const sum = (of) => results.reduce((all, result) => all + result[of], 0);
  console.log("");
  const slowest = results.flatMap((result) => result.slowest).toSorted(([a], [b]) => b - a);
  if (slowest.length > 0) {
    const lines = slowest.slice(0, SLOWEST).map(([time, name]) => `${time.toFixed(1).padStart(5)} s  ${name}`);
    list("The slowest tests", lines);
  }
  for (const { name, failed, wrong, unsteady } of results) {
    if (unsteady.length > 0) list(`Passed at the second try only: ${name}`, unsteady);
    if (failed > 0) list(`Failed: ${name} (npm test -- --only ${name})`, wrong);
  }
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  if (sum("failed") > 0) process.exitCode = 1;
});

/** Runs a check alongside others; its output appears when it is done. */
async function checked({ name, says, run: perform }) {
  const started = Date.now();
  const { code, output } = await perform();
  console.log(`\n— ${name}: ${says}`);
  if (output.trim() !== "") console.log(output.trimEnd());
  const failed = code === 0 ? 0 : 1;
  return told(name, started, { passed: 1 - failed, failed, wrong: [], unsteady: [], slowest: [] });
}

async function tested({ name, says, tests, ready }) {
  console.log(`\n— ${name}: ${says}`);
  const started = Date.now();
  await ready();
  return told(name, started, await runTests(tests));
}

function told(name, started, result) {
  console.log(`— ${name}: ${result.passed} passed, ${result.failed} failed, ${seconds(started)} s`);
  return { name, ...result };
}

function list(heading, lines) {
  console.log(heading);
  for (const line of lines) console.log(`  ${line}`);
}

async function build() {
  try {
    await buildPackages();
    await bringUpToDate(["web", "report", "server", "cli"], { quiet: true });
    return { code: 0, output: "" };
  } catch (error) {
    return { code: 1, output: String(error instanceof Stop ? error.message : error?.stack) };
  }
}

async function rules() {
  const wrong = [];
  for (const game of readdirSync(join(ROOT, "packages/games/src"))) {
    const cli = [join(ROOT, "apps/cli/bin/stonebridge.mjs"), "rules", game, "--coverage", "--fired", "--json"];
    const { code, output } = await runAside(process.execPath, cli);
    if (code !== 0) wrong.push(`${game}: ${output}`);
  }
  return { code: wrong.length, output: wrong.join("\n") };
}

/**
 * Runs the tests of one configuration.
 * @returns {Promise<import("./test-results.mjs").Results>}
 */
async function runTests(config) {
  const folder = mkdtempSync(join(tmpdir(), "stonebridge-test-"));
  const file = join(folder, "results.json");
  const env = { ...environment(), [RESULTS]: file, STONEBRIDGE_BUILT: "1" };
  const reporters = ["--reporter=default", `--reporter=${TEST_RESULTS}`];
  try {
    return counted(file, await run("vitest", ["run", "--config", config, ...reporters], { env }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function counted(file, code) {
  if (!existsSync(file))
    return { passed: 0, failed: 1, wrong: ["The tests did not finish."], unsteady: [], slowest: [] };
  const results = JSON.parse(readFileSync(file, "utf8"));
  if (results.failed > 0 || code === 0) return results;
  return { ...results, failed: 1, wrong: [`Vitest ended with code ${code}.`] };
}

function seconds(since) {
  return ((Date.now() - since) / 1_000).toFixed(1);
}

function choose() {
  const { values } = options();
  if (values.help) return undefined;
  if (values.thorough) process.env.STONEBRIDGE_THOROUGH = "1";
  if (values.only === undefined) return CHECKS;
  return values.only.split(",").map((name) => {
    const check = CHECKS.find((one) => one.name === name);
    if (!check) throw new Stop(`There is no check called "${name}".\n\n${HELP}`);
    return check;
  });
}

function options() {
  try {
    return parseArgs({
      options: { only: { type: "string" }, thorough: { type: "boolean" }, help: { type: "boolean", short: "h" } },
    });
  } catch (error) {
    throw new Stop(`${error.message}\n\n${HELP}`);
  }
}
