import { Faulty, type Fault } from "./game.ts";
import { shown } from "./json.ts";
import { fire } from "./sequence/watching.ts";

/** Collects faults, so that everything wrong is reported at once. */
export class Faults {
  readonly list: Fault[] = [];
  /** Notes one fault: the path of the field, what is wrong and what to do, and the clause that forbids it, if one does. */
  add(field: string, problem: string, rule?: string): void {
    this.list.push({ field, problem, ...(rule === undefined ? {} : { rule }) });
    fire({ rule });
  }
  /** @throws Faulty if anything was added */
  check(what: string): void {
    if (this.list.length > 0) throw new Faulty(what, this.list);
  }
  /** A whole number within limits; otherwise adds a fault and gives the lowest. */
  whole(field: string, value: unknown, least: number, most: number, rule?: string): number {
    if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most) return value as number;
    this.add(field, `must be a whole number from ${least} to ${most}; this file has ${shown(value)}`, rule);
    return least;
  }
  /** true or false, false if absent; otherwise adds a fault and gives false. */
  flag(field: string, value: unknown): boolean {
    if (value !== undefined && typeof value !== "boolean")
      this.add(field, `must be true or false; this file has ${shown(value)}`);
    return value === true;
  }
  /** One of these words; otherwise adds a fault and gives the first. */
  word<T extends string>(field: string, value: unknown, words: readonly T[]): T {
    if (words.includes(value as T)) return value as T;
    this.add(field, `must be one of ${words.join(", ")}; this file has ${shown(value)}`);
    return words[0] as T;
  }
  /** The items of a list, none if absent; otherwise adds a fault and gives none. */
  items(field: string, value: unknown): readonly unknown[] {
    if (value === undefined) return [];
    if (Array.isArray(value)) return value;
    this.add(field, "must be a list");
    return [];
  }
  /**
   * The index of a piece by its id; adds a fault and gives nothing if there is none.
   * @param kind what it is, such as `unit`
   */
  known(field: string, id: unknown, kind: string, index: ReadonlyMap<string, number>): number | undefined {
    const found = index.get(String(id));
    if (found === undefined)
      this.add(field, `there is no ${kind} ${shown(id)}; the ${kind}s are ${[...index.keys()].join(", ")}`);
    return found;
  }
}
