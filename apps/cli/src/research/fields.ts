import { type ActionBase, isObject, shown } from "@stonebridge/kernel";
import { Nonsense } from "./nonsense.ts";

/** The fields of a request, each read with its type. @throws {@link Nonsense} naming the field that is wrong */
export class Fields {
  readonly #data: Readonly<Record<string, unknown>>;

  constructor(data: Readonly<Record<string, unknown>>) {
    this.#data = data;
  }

  /** As it came, whatever it is. */
  raw(name: string): unknown {
    return this.#data[name];
  }

  /** A whole number. @param instead what it is where there is none; without it there must be one */
  whole(name: string, least: number, most: number, instead?: number): number {
    const value = this.#data[name] ?? instead;
    if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most) return value;
    throw this.#wrong(name, `a whole number from ${least} to ${most}`);
  }

  /** One of some words. */
  word<T extends string>(name: string, words: readonly T[]): T {
    const found = words.find((one) => one === this.#data[name]);
    if (found === undefined) throw this.#wrong(name, words.map((one) => `"${one}"`).join(" or "));
    return found;
  }

  /** One of some words, or nothing. */
  maybeWord<T extends string>(name: string, words: readonly T[]): T | undefined {
    return this.#data[name] === undefined ? undefined : this.word(name, words);
  }

  /** true or false. @param instead what it is where there is nothing */
  flag(name: string, instead = false): boolean {
    const value = this.#data[name] ?? instead;
    if (typeof value === "boolean") return value;
    throw this.#wrong(name, "true or false");
  }

  /** A legal action: its number, or itself. */
  action(name: string): number | ActionBase {
    const value = this.#data[name];
    if (typeof value === "number" && Number.isInteger(value) && value >= 0) return value;
    if (isObject(value) && typeof value["type"] === "string") return value as unknown as ActionBase;
    throw this.#wrong(name, 'the number of a legal action, or the action itself as an object with a "type"');
  }

  #wrong(name: string, expected: string): Nonsense {
    const value = this.#data[name];
    const found = value === undefined ? "is missing" : `is ${shown(value)}`;
    return new Nonsense("wrong-field", `The field "${name}" ${found}; it must be ${expected}.`);
  }
}
