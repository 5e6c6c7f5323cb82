import { readFileSync, writeFileSync } from "node:fs";
import { beyondMeasure } from "@stonebridge/kernel";
import { Failure, systemReason } from "./failure.ts";

/**
 * Reads JSON from a file, or from standard input for `-`.
 * @throws {@link Failure}, naming the file and, for broken JSON, the line and column
 */
export function readJson(path: string): unknown {
  const name = path === "-" ? "Standard input" : path;
  const text = readText(path, name);
  return parseJson(text, name);
}

/** Parses JSON that came from `name`. @throws {@link Failure} if it is broken (with line and column) or cannot be one of our files */
export function parseJson(text: string, name: string): unknown {
  const data = parsed(text, name);
  const beyond = beyondMeasure(data);
  if (beyond !== undefined) throw new Failure(`${name} cannot be read: it ${beyond}.`);
  return data;
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Failure(`${name} is not JSON: ${whereBroken(text, error)}.`);
  }
}

function readText(path: string, name: string): string {
  try {
    return readFileSync(path === "-" ? 0 : path, "utf8").replace(/^\u{FEFF}/u, "");
  } catch (error) {
    throw new Failure(`${name} cannot be read: ${systemReason(error)}.`);
  }
}

function whereBroken(text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (text.trim() === "") return "it is empty";
  const position = /at position (\d+)/.exec(message);
  if (!position) return /end of JSON|Unterminated/.test(message) ? "it ends too early" : message;
  const before = text.slice(0, Number(position[1])).split("\n");
  const fault = message.replace(/ in JSON at position.*| at position.*/s, "");
  return `${fault} in line ${before.length}, column ${(before.at(-1) ?? "").length + 1}`;
}

/** Writes a text to a file. @throws {@link Failure}, naming the file */
export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw new Failure(`${path} cannot be written: ${missing ? "there is no such folder" : systemReason(error)}.`);
  }
}

/** Prints one JSON object on standard output. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, undefined, 2)}\n`);
}
