type List = ArrayLike<unknown>;
type Fields = Readonly<Record<string, unknown>>;

/** Chances of positions that have been asked about, where many are that came of the same one: most are alike. */
export class KnownChances<P> {
  readonly #from: P;
  readonly #chances = new Map<string, number>();

  /** @param from a position that the others differ little from; it stays as it is */
  constructor(from: P) {
    this.#from = from;
  }

  /** The chance of a position. @param judge tells it if it is not known yet */
  of(position: P, judge: (position: P) => number): number {
    const key = differences(this.#from, position);
    const chance = this.#chances.get(key) ?? judge(position);
    this.#chances.set(key, chance);
    return chance;
  }
}

/**
 * How plain data differs from other plain data, as text: two have the same text only if they are the same. What they share is not looked
 * into, so this takes a small part of the time of writing a position down.
 * @returns "" if nothing differs
 * @throws TypeError if there is anything in it but lists, bytes, objects without a class, and what JSON has
 */
export function differences(from: unknown, to: unknown): string {
  if (from === to) return "";
  if (isBytes(from) && isBytes(to) && from.length === to.length) return bytesThatDiffer(from, to);
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length) return entriesThatDiffer(from, to);
  if (isFields(from) && isFields(to)) {
    const names = Object.keys(to);
    if (names.length === Object.keys(from).length && names.every((name) => Object.hasOwn(from, name)))
      return fieldsThatDiffer(from, to, names);
  }
  return `=${whole(to)}`;
}

function bytesThatDiffer(from: Uint8Array, to: Uint8Array): string {
  let told = "";
  for (let at = 0; at < to.length; at++) if (from[at] !== to[at]) told += `${at}=${to[at]},`;
  return told === "" ? "" : `[${told}]`;
}

function entriesThatDiffer(from: List, to: List): string {
  let told = "";
  for (let at = 0; at < to.length; at++) {
    if (from[at] === to[at]) continue;
    const differs = differences(from[at], to[at]);
    if (differs !== "") told += `${at}${differs},`;
  }
  return told === "" ? "" : `[${told}]`;
}

function fieldsThatDiffer(from: Fields, to: Fields, names: readonly string[]): string {
  let told = "";
  for (const name of names) {
    if (from[name] === to[name]) continue;
    const differs = differences(from[name], to[name]);
    if (differs !== "") told += `${JSON.stringify(name)}${differs},`;
  }
  return told === "" ? "" : `{${told}}`;
}

/** All of a value, as text of its own. */
function whole(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(whole).join()}]`;
  if (isBytes(value)) return `<${value.join()}>`;
  if (!isFields(value)) throw new TypeError(`A position may not hold a ${value.constructor.name}.`);
  return `{${Object.entries(value)
    .map(([name, one]) => `${JSON.stringify(name)}:${whole(one)}`)
    .join()}}`;
}

function isBytes(value: unknown): value is Uint8Array {
  return value instanceof Uint8Array;
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
