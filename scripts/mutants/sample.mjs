/** The sample of mutants: which places of the code are changed is drawn by a seed. Plugins for Stryker. */
import { createHash } from "node:crypto";
import { appendFileSync, writeFileSync } from "node:fs";

/** Why a mutant was not tried. */
export const NOT_DRAWN = "not drawn";

/**
 * @typedef {object} Sample
 * @property {number} every one place in how many
 * @property {string} seed drawn by what
 */

/**
 * Whether a place is in the sample: each has the same chance, whatever lies around it.
 * @param {string} file
 * @param {{ start: Point, end: Point }} location lines from 0
 * @param {Sample} sample
 *
 * @typedef {{ line: number, column: number }} Point
 */
export function isDrawn(file, { start, end }, { every, seed }) {
  const path = file.replaceAll("\\", "/");
  const name = path.slice(path.indexOf("packages/games/src/"));
  const place = JSON.stringify([seed, name, start.line, start.column, end.line, end.column]);
  return createHash("sha256").update(place).digest().readUInt32BE() % every === 0;
}

/** Leaves out whatever holds no place of the sample: what is not instrumented does not slow the tests. */
class Leaving {
  static inject = ["options"];
  #sample;
  #holds = new WeakMap();

  constructor({ sample }) {
    this.#sample = sample;
  }

  shouldIgnore({ node, hub }) {
    return this.#holdsDrawn(node, hub.file.opts.filename) ? undefined : NOT_DRAWN;
  }

  #holdsDrawn(node, file) {
    const known = this.#holds.get(node);
    if (known !== undefined) return known;
    const holds =
      isDrawn(file, fromZero(node.loc), this.#sample) || partsOf(node).some((part) => this.#holdsDrawn(part, file));
    this.#holds.set(node, holds);
    return holds;
  }
}

/** Turns away what is not in the sample itself and only holds a place that is. */
class Drawing {
  static inject = ["options"];
  #sample;

  constructor({ sample }) {
    this.#sample = sample;
  }

  async init() {}

  async check(mutants) {
    return Object.fromEntries(
      mutants.map(({ id, fileName, location }) => [
        id,
        isDrawn(fileName, location, this.#sample)
          ? { status: "passed" }
          : { status: "compileError", reason: NOT_DRAWN },
      ]),
    );
  }
}

/** Writes down what became of each mutant as soon as it is known: a run of half an hour may be read before it ends. */
class Telling {
  static inject = ["options"];
  #file;

  constructor({ told }) {
    this.#file = told;
    writeFileSync(told, "");
  }

  onMutantTested({ fileName, location, mutatorName, replacement, status, statusReason }) {
    if (statusReason === NOT_DRAWN) return;
    const one = { fileName, location, mutatorName, replacement, status };
    appendFileSync(this.#file, JSON.stringify(one) + "\n");
  }
}

export const strykerPlugins = [
  { kind: "Ignore", name: "sample", injectableClass: Leaving },
  { kind: "Checker", name: "sample", injectableClass: Drawing },
  { kind: "Reporter", name: "sample", injectableClass: Telling },
];

/** Babel counts lines from 1. */
function fromZero({ start, end }) {
  return {
    start: { line: start.line - 1, column: start.column },
    end: { line: end.line - 1, column: end.column },
  };
}

function partsOf(node) {
  return Object.values(node)
    .flat()
    .filter(
      (part) => typeof part?.type === "string" && part.loc?.start !== undefined && !part.type.startsWith("Comment"),
    );
}
