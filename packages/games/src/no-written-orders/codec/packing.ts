import { isObject } from "@stonebridge/kernel";
import { DIGITS } from "./runs.ts";

/** A number in digits to base 36 that are added up: `z` is 35 and continues, `zz1` is 71. */
function digitsOf(count: number): string {
  return "z".repeat(Math.floor(count / LAST_DIGIT)) + (count % LAST_DIGIT).toString(BASE);
}

function countOf(digits: string): number {
  return [...digits].reduce((sum, digit) => sum + Number.parseInt(digit, BASE), 0);
}

const BASE = 36;
const LAST_DIGIT = 35;

/**
 * How many are not in a set, how many then are, and so on alternately, without those after the last that is: `53z2` is 3 after 5, 2 after
 * 35.
 * @param changes where a stretch that is in the set begins or ends, in order
 */
export function turnsBetween(changes: readonly number[]): string {
  let turns = "";
  let from = 0;
  for (const to of changes) {
    turns += digitsOf(to - from);
    from = to;
  }
  return turns;
}

/** 1 for those of a set that `turnsBetween` wrote. @throws Error if it is longer than `size` */
export function fromTurns(text: string, size: number): Uint8Array {
  const values = new Uint8Array(size);
  let at = 0;
  let counted = 0;
  for (const [digits] of text.matchAll(/z*[0-9a-y]/g)) {
    const to = at + countOf(digits);
    if (to > size) throw new Error(`"${text}" does not fit ${size} hexes`);
    values.fill(counted, at, to);
    counted = 1 - counted;
    at = to;
  }
  return values;
}

/** Whether a value is a list in which nothing has to be packed but itself: most hold numbers. */
export function isFlat(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.every((one) => typeof one !== "object" || one === null);
}

/** The prefix of a list of numbers written as text: no word of a position begins with it. */
const NUMBERS = "~";
/** Added to each number: places off the map are less than 0. */
const BELOW = 8;
const TWO_DIGITS = DIGITS.length ** 2;

/**
 * The same value with every longer list of whole numbers as text, two digits to base 64 each, if the numbers are small enough and it is
 * shorter.
 */
export function packNumbers(value: unknown): unknown {
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, packNumbers(one)]));
  if (!Array.isArray(value)) return value;
  if (!value.every(isSmall)) return value.map(packNumbers);
  const text = NUMBERS + digitsOfAll(value);
  return text.length + 2 < lengthAsJson(value) ? text : value;
}

/** Characters of a list of small numbers as JSON: brackets, commas, digits. */
function lengthAsJson(numbers: readonly number[]): number {
  let length = 1 + Math.max(1, numbers.length);
  for (const number of numbers)
    length += (number < 0 ? 1 : 0) + (Math.abs(number) < 10 ? 1 : Math.abs(number) < 100 ? 2 : number < 1_000 ? 3 : 4);
  return length;
}

function isSmall(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= -BELOW && (value as number) < TWO_DIGITS - BELOW;
}

/** Two digits for each number from 0. */
const PAIRS = Array.from(
  { length: TWO_DIGITS },
  (_, number) => DIGITS.charAt(Math.floor(number / DIGITS.length)) + DIGITS.charAt(number % DIGITS.length),
);

/** Numbers from -8 to 4,087 as two digits to base 64 each. */
export function digitsOfAll(numbers: readonly number[]): string {
  let text = "";
  for (const number of numbers) text += PAIRS[number + BELOW];
  return text;
}

/** What `digitsOfAll` wrote. @throws Error if it contains other digits */
export function numbersFrom(text: string): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < text.length; at += 2) {
    const [high, low] = [DIGITS.indexOf(text.charAt(at)), DIGITS.indexOf(text.charAt(at + 1))];
    if (high === -1 || low === -1 || at + 1 === text.length) throw new Error(`"${text}" is no list of numbers`);
    numbers.push(high * DIGITS.length + low - BELOW);
  }
  return numbers;
}

/** What was packed. @throws Error if a text contains other digits */
export function unpackNumbers(value: unknown): unknown {
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unpackNumbers(one)]));
  if (Array.isArray(value)) return value.map(unpackNumbers);
  if (typeof value !== "string" || !value.startsWith(NUMBERS)) return value;
  return numbersFrom(value.slice(NUMBERS.length));
}
