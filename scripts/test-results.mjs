/** A reporter of Vitest for `npm test`: what passed, what failed and why, what passed at the second try only. */
import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { ROOT } from "./house.mjs";
import { keepProven } from "./rules-proven.mjs";

/** The variable of the environment that says which file to write the results to. */
export const RESULTS = "STONEBRIDGE_TEST_RESULTS";

/**
 * @typedef {object} Results
 * @property {number} passed
 * @property {number} failed tests, files that could not be loaded and errors outside of any test
 * @property {readonly string[]} wrong what failed, each with how its message begins
 * @property {readonly string[]} unsteady what failed and then passed
 * @property {readonly (readonly [seconds: number, name: string])[]} slowest the tests that took longest
 */

/** How many of the slowest tests are named. */
export const SLOWEST = 20;

export default class TestResults {
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const failed = tests.filter((test) => test.result().state === "failed");
    const unsteady = tests.filter((test) => test.diagnostic()?.flaky);
    const wrong = [
      ...failed.map((test) => line(test.module, test.fullName, test.result().errors)),
      ...modules.filter((module) => module.errors().length > 0).map((module) => line(module, "", module.errors())),
      ...unhandled.map((error) => `outside of any test: ${error.stack ?? firstLine([error])}`),
    ];
    const passed = tests.filter((test) => test.result().state === "passed").length;
    /** @type {Results} */
    const results = {
      passed,
      failed: wrong.length,
      wrong,
      unsteady: unsteady.map((test) => line(test.module, test.fullName, test.result().errors ?? [])),
      slowest: tests
        .map((test) => [(test.diagnostic()?.duration ?? 0) / 1_000, nameOf(test.module, test.fullName)])
        .toSorted(([a], [b]) => b - a)
        .slice(0, SLOWEST),
    };
    if (process.env[RESULTS]) writeFileSync(process.env[RESULTS], JSON.stringify(results));
    keepProven(modules);
  }
}

function line(module, name, errors) {
  return `${nameOf(module, name)}: ${firstLine(errors)}`;
}

function nameOf(module, name) {
  return relative(ROOT, module.moduleId) + (name ? ` > ${name}` : "");
}

function firstLine(errors) {
  return (errors[0]?.message ?? "").split("\n", 1)[0].slice(0, 200);
}
