/** `npm test`: installs what is missing, then every check there is; ends with the counts. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bringUpToDate, buildPackages } from "./builds.mjs";
import { install, ROOT, run, script, Stop } from "./house.mjs";

const TSC = join(ROOT, "node_modules", "tsc7", "bin", "tsc");

/** The checks, in order. `tests` counts each of its tests; the others count as one. */
const CHECKS = [
  {
    name: "lock",
    says: "npm ci can install on every platform",
    run: () => run(process.execPath, ["scripts/complete-lock.mjs", "--check"]),
  },
  { name: "format", says: "every file is formatted", run: () => run("oxfmt", ["--check", "."]) },
  { name: "lint", says: "no lint finding", run: () => run("oxlint", ["--type-aware", "--deny-warnings", "."]) },
  {
    name: "imports",
    says: "packages import only what is below them",
    run: () => run("depcruise", ["packages", "apps", "bench"]),
  },
  { name: "types", says: "the types agree", run: () => run(process.execPath, [TSC, "-p", "tsconfig.json"]) },
  {
    name: "components",
    says: "the components' types agree",
    run: () => run("npm", ["run", "-s", "check", "-w", "apps/web"]),
  },
  { name: "unit", says: "rules, kernel, board, atlas, bots, apps", tests: "vitest.config.ts" },
  { name: "build", says: "everything builds", run: build },
  {
    name: "browser",
    says: "the client in a real browser",
    tests: "apps/web/vitest.browser.config.ts",
    needs: ["web", "server"],
  },
];

const HELP = `Runs every check of the house.

  npm test                          all of them
  npm test -- --only lint,unit      some: ${CHECKS.map((check) => check.name).join(", ")}
`;

await script(async () => {
  const chosen = choose();
  if (!chosen) return console.log(HELP);
  install();
  let passed = 0;
  const failures = [];
  for (const check of chosen) {
    console.log(`\n— ${check.name}: ${check.says}`);
    const started = Date.now();
    const result = await perform(check);
    passed += result.passed;
    if (result.failed > 0) failures.push({ name: check.name, failed: result.failed });
    console.log(`— ${check.name}: ${result.passed} passed, ${result.failed} failed, ${seconds(started)} s`);
  }
  const failed = failures.reduce((sum, failure) => sum + failure.failed, 0);
  console.log("");
  for (const failure of failures) console.log(`Failed: ${failure.name} (npm test -- --only ${failure.name})`);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});

async function perform(check) {
  if (check.needs) await bringUpToDate(check.needs);
  if (check.tests) return await runTests(check.tests);
  const code = await check.run();
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function build() {
  try {
    await buildPackages();
    await bringUpToDate(["web", "server", "cli"]);
    return 0;
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    return 1;
  }
}

/** Runs the tests of one configuration and counts them from Vitest's own report. */
async function runTests(config) {
  const folder = mkdtempSync(join(tmpdir(), "stonebridge-test-"));
  const report = join(folder, "report.json");
  try {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const code = await run("vitest", ["run", "--config", config, ...reporters]);
    return counts(report, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function counts(report, code) {
  let result;
  try {
    result = JSON.parse(readFileSync(report, "utf8"));
  } catch {
    console.error("The tests did not run to their end: there is no report.");
    return { passed: 0, failed: 1 };
  }
  // A file that cannot be loaded fails without any test of its own.
  const unloaded = result.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
  const failed = result.numFailedTests + unloaded.length;
  return { passed: result.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}

function seconds(since) {
  return ((Date.now() - since) / 1_000).toFixed(1);
}

function choose() {
  const { values } = options();
  if (values.help) return undefined;
  if (values.only === undefined) return CHECKS;
  return values.only.split(",").map((name) => {
    const check = CHECKS.find((one) => one.name === name);
    if (!check) throw new Stop(`There is no check "${name}".\n\n${HELP}`);
    return check;
  });
}

function options() {
  try {
    return parseArgs({ options: { only: { type: "string" }, help: { type: "boolean", short: "h" } } });
  } catch (error) {
    throw new Stop(`${error.message}\n\n${HELP}`);
  }
}
