import { InvalidArgumentError, Option } from "commander";
import { LANGUAGES } from "./language/index.ts";

/** The language in which a game is played or told. */
export function languageOption(): Option {
  return new Option("--language <language>", "language of the game").choices(LANGUAGES).default(LANGUAGES[0]);
}

/** Reads `key=value,key=value` into an object. */
export function keyValues(text: string): Readonly<Record<string, string>> {
  const pairs = text.split(",").map((pair) => {
    const at = pair.indexOf("=");
    const [key, value] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    if (at < 1 || key === "" || value === "") {
      throw new InvalidArgumentError(`"${pair}" is not key=value. Write e.g. confusion=on,setup=free.`);
    }
    return [key, value] as const;
  });
  return Object.fromEntries(pairs);
}

/** Reads a whole number of at least `least`. */
export function wholeNumber(least: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(number) || number < least) {
      throw new InvalidArgumentError(`Give a whole number of ${least} or more.`);
    }
    return number;
  };
}

/** Reads a number above 0. */
export function positiveNumber(text: string): number {
  const number = Number(text);
  if (!Number.isFinite(number) || number <= 0) throw new InvalidArgumentError("Give a number above 0, e.g. 0.3.");
  return number;
}

/** Reads `3,5,1` into dice results. */
export function diceResults(text: string): readonly number[] {
  return text.split(",").map((part) => {
    const result = Number(part);
    if (!/^\s*\d+\s*$/.test(part) || result < 1) {
      throw new InvalidArgumentError(`"${part}" is not a die result. Write e.g. 3,5,1.`);
    }
    return result;
  });
}
