import type { Order, Target } from "../order-book.ts";
import { ORDER_TYPES } from "../vocabulary.ts";

/** A number in digits to base 36 that are added up: `z` is 35 and goes on, `zz1` is 71. */
function digitsOf(count: number): string {
  return "z".repeat(Math.floor(count / LAST_DIGIT)) + (count % LAST_DIGIT).toString(BASE);
}

function countOf(digits: string): number {
  return [...digits].reduce((sum, digit) => sum + Number.parseInt(digit, BASE), 0);
}

const BASE = 36;
const LAST_DIGIT = 35;
const FIRST_LETTER = "A".charCodeAt(0);

/** Neighbours that are alike, told as a letter for what they are and how many they are, to base 36: `AcB3C` is twelve 0, three 1, one 2. */
export function runsOf(values: ArrayLike<number>): string {
  let runs = "";
  for (let from = 0; from < values.length;) {
    let to = from + 1;
    while (to < values.length && values[to] === values[from]) to += 1;
    runs += String.fromCharCode(FIRST_LETTER + values[from]) + (to - from === 1 ? "" : (to - from).toString(BASE));
    from = to;
  }
  return runs;
}

/** What `runsOf` wrote. @param most the greatest value that there is @throws Error where it is not `size` values long or of others */
export function fromRuns(text: string, size: number, most: number): Uint8Array {
  const values = new Uint8Array(size);
  let at = 0;
  for (const [run, letter, digits] of text.matchAll(/([A-Z])([0-9a-z]*)/g)) {
    const to = at + (digits === "" ? 1 : Number.parseInt(digits, BASE));
    const value = letter.charCodeAt(0) - FIRST_LETTER;
    if (to > size || value > most) throw new Error(`"${run}" does not fit ${size} hexes`);
    values.fill(value, at, to);
    at = to;
  }
  if (at !== size || runsOf(values) !== text) throw new Error(`a record of ${size} hexes must name each of them`);
  return values;
}

/** How many are not in a set, how many then are, and so on by turns, without those after the last that is: `53z2` is 3 after 5, 2 after 35. */
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

/** 1 for those of a set that `turnsOf` wrote. @throws Error where it is longer than `size` */
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

/** An order in a list: its type, its target, its waypoints, then `forced`, `hidden`, `guards` and `with 3` (whom a division is attached to) where it is. A target of one hex is its number. */
type PackedOrder = readonly [type: string, ...parts: (PackedTarget | null | string)[]];
/** Before the holder to whom a division is attached. */
const WITH = "with ";
type PackedTarget = number | readonly number[];

/** The same value with every order in it packed. */
export function packOrders(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(packOrders);
  if (typeof value !== "object" || value === null) return value;
  if (isOrder(value)) return packOrder(value);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, packOrders(one)]));
}

/** The same value with every packed order in it as it was. */
export function unpackOrders(value: unknown): unknown {
  if (Array.isArray(value)) return isPacked(value) ? unpackOrder(value) : value.map(unpackOrders);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unpackOrders(one)]));
}

/** A draft has waypoints as well, and is no order yet. */
function isOrder(value: object): value is Order {
  return "waypoints" in value && "forced" in value && typeof value.forced === "boolean";
}

function isPacked(value: readonly unknown[]): value is PackedOrder {
  return ORDER_TYPES.some((type) => type === value[0]);
}

function packOrder({ type, target, waypoints, forced, hidden, guards, attach }: Order): PackedOrder {
  return [
    type,
    target === undefined ? null : packTarget(target),
    ...waypoints.map(packTarget),
    ...(forced ? ["forced"] : []),
    ...(hidden ? ["hidden"] : []),
    ...(guards === true ? ["guards"] : []),
    ...(attach === undefined ? [] : [`${WITH}${attach}`]),
  ];
}

function packTarget({ flag, hexes }: Target): PackedTarget {
  return hexes.length === 1 && hexes[0] === flag ? flag : [flag, ...hexes];
}

function unpackOrder([type, target, ...others]: PackedOrder): Order {
  const isTarget = (one: unknown): one is PackedTarget => typeof one === "number" || Array.isArray(one);
  const host = others.find((one) => typeof one === "string" && one.startsWith(WITH)) as string | undefined;
  return {
    type: type as Order["type"],
    ...(isTarget(target) ? { target: unpackTarget(target) } : {}),
    waypoints: others.filter(isTarget).map(unpackTarget),
    forced: others.includes("forced"),
    hidden: others.includes("hidden"),
    ...(others.includes("guards") ? { guards: true } : {}),
    ...(host === undefined ? {} : { attach: Number(host.slice(WITH.length)) }),
  };
}

function unpackTarget(packed: PackedTarget): Target {
  if (typeof packed === "number") return { flag: packed, hexes: [packed] };
  const [flag, ...hexes] = packed;
  return { flag, hexes };
}
