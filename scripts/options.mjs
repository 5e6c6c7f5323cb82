/** What a script is asked for at the command line: each option by its name, checked, or what is usual in its place. */
import { parseArgs } from "node:util";
import { Stop } from "./house.mjs";

/** @typedef {{ usual?: unknown, needed?: string, flag?: true, wanted?: string, read?: (text: string) => unknown }} Kind */

/** A whole number. @param {number} [usual] where it is left out; without one it is absent */
export const whole = (usual, least = 1) => ({
  usual,
  wanted: least > 0 ? `a whole number, ${least} or more` : "a whole number",
  read: (text) => (/^\d+$/.test(text) && Number(text) >= least ? Number(text) : undefined),
});

/** A number of seconds. */
export const seconds = (usual) => ({
  usual,
  wanted: "seconds, more than 0",
  read: (text) => (Number(text) > 0 ? Number(text) : undefined),
});

/** A word that is taken as it is. */
export const word = (usual) => ({ usual, read: (text) => text });

/** One of some words; the first of them where it is left out. */
export const oneOf = (words) => ({
  usual: words[0],
  wanted: `one of ${words.join(", ")}`,
  read: (text) => (words.includes(text) ? text : undefined),
});

/** It is there, or it is not. */
export const FLAG = { usual: false, flag: true };

/** The game that is meant: nothing is done without one. */
export const GAME = { needed: "which game?", read: (text) => text };

/**
 * Reads the options of a script. For `--help` it prints the help and returns nothing.
 * @param {string} help is also said where something is wrong
 * @param {Readonly<Record<string, Kind>>} kinds
 * @param {readonly string[]} [args]
 * @returns {Record<string, unknown> | undefined}
 * @throws {Stop} where an option is unknown or cannot be used
 */
export function readOptions(help, kinds, args = process.argv.slice(2)) {
  try {
    const types = Object.entries(kinds).map(([name, { flag }]) => [name, { type: flag ? "boolean" : "string" }]);
    const options = { ...Object.fromEntries(types), help: { type: "boolean", short: "h" } };
    const { values } = parseArgs({ args, options });
    if (!values.help) return Object.fromEntries(Object.entries(kinds).flatMap((kind) => valueOf(kind, values)));
  } catch (error) {
    throw new Stop(`${error.message}\n\n${help}`);
  }
  console.log(help);
  return undefined;
}

function valueOf([name, { usual, needed, wanted, read = (given) => given }], given) {
  if (given[name] === undefined) {
    if (needed !== undefined) throw new Error(`--${name}: ${needed}`);
    return usual === undefined ? [] : [[name, usual]];
  }
  const value = read(given[name]);
  if (value === undefined) throw new Error(`--${name}: give ${wanted}.`);
  return [[name, value]];
}
