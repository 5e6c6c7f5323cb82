/** Which rules of a game fired or were asserted when its tests ran last. Kept beside other caches, with what it holds for. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { CACHE, ROOT, run } from "./house.mjs";

/** What the rules of every game stand on. */
const BELOW = ["packages/kernel/src", "packages/board/src", "packages/atlas/maps"];

/**
 * @typedef {object} Proven
 * @property {readonly string[]} fired ids that refused, were asked by or were told in a test
 * @property {readonly string[]} asserted names of tests that asserted something and passed
 */

/**
 * Keeps what whole runs of the tests of games proved. A run of some of a game's tests, or one that failed, keeps nothing.
 * @param {readonly import("vitest/node").TestModule[]} modules
 */
export function keepProven(modules) {
  for (const game of readdirSync(join(ROOT, "packages/games/src"))) {
    const folder = join(ROOT, "packages/games/test", game) + sep;
    const ran = modules.filter(({ moduleId }) => moduleId.startsWith(folder));
    if (ran.length === 0 || ran.length < filesOf(folder).filter((file) => file.endsWith(".test.ts")).length) continue;
    if (!ran.every((module) => module.ok())) continue;
    const rules = ran.map((module) => module.meta().rules ?? { fired: [], asserted: [] });
    const all = (of) => [...new Set(rules.flatMap(of))];
    const proven = { of: stateOf(game), fired: all(({ fired }) => fired), asserted: all(({ asserted }) => asserted) };
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(fileOf(game), JSON.stringify(proven));
  }
}

/**
 * What the tests of a game prove, as they are now; runs them if that is not known.
 * @param {string} game
 * @returns {Promise<Proven>}
 * @throws {Error} if they fail
 */
export async function provenBy(game) {
  const kept = keptOf(game);
  if (kept !== undefined) return kept;
  const reporters = ["--reporter=default", `--reporter=${join(ROOT, "scripts", "test-results.mjs")}`];
  // what the tests say is not the command's answer
  await run("vitest", ["run", `packages/games/test/${game}/`, ...reporters], { stdio: ["ignore", 2, 2] });
  const proven = keptOf(game);
  if (proven === undefined) throw new Error(`The tests of ${game} fail: what they prove is known when they pass.`);
  return proven;
}

function keptOf(game) {
  if (!existsSync(fileOf(game))) return undefined;
  const kept = JSON.parse(readFileSync(fileOf(game), "utf8"));
  return kept.of === stateOf(game) ? kept : undefined;
}

function fileOf(game) {
  return join(CACHE, `proven-${game}.json`);
}

/** Says the same as long as no source of a game or its tests has changed. */
function stateOf(game) {
  const sum = createHash("sha256");
  for (const folder of [...BELOW, `packages/games/src/${game}`, `packages/games/test/${game}`])
    for (const file of filesOf(join(ROOT, folder)))
      if (!file.includes("/tiles/")) sum.update(relative(ROOT, file)).update(readFileSync(file));
  return sum.digest("hex");
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
