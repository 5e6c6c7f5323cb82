import { readGeography } from "../../src/geography/index.ts";

/** The battlefield as the tables of the atlas know it: read once for all tests. */
export const geography = readGeography();

/** Computes the result once for each subject and keeps it: laying a map's ground takes seconds, and tests only look at it. */
export function once<S extends object, T>(ask: (subject: S) => T): (subject: S) => T {
  const answers = new Map<S, T>();
  return (subject) => {
    const known = answers.get(subject);
    if (known !== undefined) return known;
    const answer = ask(subject);
    answers.set(subject, answer);
    return answer;
  };
}
