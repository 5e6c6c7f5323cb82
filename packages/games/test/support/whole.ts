import { expect } from "vitest";

/**
 * Expects that something that a game says of itself, an event or a question, is whole: every clause it names is one of the game's,
 * and no word or figure is missing.
 * @param rules the ids of the game’s clauses
 */
export function expectWhole(said: object, rules: ReadonlySet<string>): void {
  const missing = lackOf(said, rules);
  if (missing !== undefined) expect.fail(`${missing} in ${JSON.stringify(said)}`);
}

function lackOf(part: unknown, rules: ReadonlySet<string>): string | undefined {
  if (part === undefined || part === "") return "A word is missing";
  if (typeof part === "number") return Number.isFinite(part) ? undefined : "A figure is missing";
  if (typeof part !== "object" || part === null) return undefined;
  for (const [name, value] of Object.entries(part)) {
    if (name === "rule" && !(typeof value === "string" && rules.has(value)))
      return `No clause of the game: ${String(value)}`;
    const lack = lackOf(value, rules);
    if (lack !== undefined) return `${lack} (${name})`;
  }
  return undefined;
}

/** Expects an event: whole, of some kind, by some clause. @see expectWhole */
export function expectEvents(events: readonly object[], rules: ReadonlySet<string>): void {
  for (const event of events) {
    if (!("type" in event && "rule" in event)) expect.fail(`No event: ${JSON.stringify(event)}`);
    expectWhole(event, rules);
  }
}

/** Expects sentences to which no word is missing. */
export function expectSentences(...sentences: readonly string[]): void {
  for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|NaN|\[object|^$| {2}/);
}
