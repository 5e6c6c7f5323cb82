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
 */
export function turnsOf(size: number, isIn: (at: number) => boolean): string {
  let turns = "";
  let from = 0;
  for (let counted = false; from < size; counted = !counted) {
    let to = from;
    while (to < size && isIn(to) === counted) to += 1;
    if (!counted && to === size) break;
    turns += digitsOf(to - from);
    from = to;
  }
  return turns;
}

/** 1 for those of a set that `turnsOf` wrote. @throws Error if it is longer than `size` */
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
  return text.length + 2 < JSON.stringify(value).length ? text : value;
}

function isSmall(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= -BELOW && (value as number) < TWO_DIGITS - BELOW;
}

/** Numbers from -8 to 4,087 as two digits to base 64 each. */
export function digitsOfAll(numbers: readonly number[]): string {
  const two = (number: number): string =>
    DIGITS.charAt(Math.floor(number / DIGITS.length)) + DIGITS.charAt(number % DIGITS.length);
  return numbers.map((number) => two(number + BELOW)).join("");
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
