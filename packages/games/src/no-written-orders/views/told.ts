import { onceFor, tableOf } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import type { SideIndex } from "../measures.ts";
import type { Position } from "../position.ts";
import { FIELDS } from "../position/fields.ts";
import { LISTS } from "./lists.ts";

/** What parts of a view are made from besides the lists of a position: numbers of it, and what a seat computes from them. */
const COMPUTED = [
  "turn",
  "initial",
  "control",
  "tries",
  "given",
  "decoysNow",
  "shownUnits",
  "shownLeaders",
  "shownSeats",
] as const;

/** What the parts of a view are made from. */
const SOURCES = [...LISTS, ...COMPUTED] as const;
export type Source = (typeof SOURCES)[number];

/** Is a list of a position replaced when it changes? Then the same object says the same. */
const isReplaced = (list: (typeof LISTS)[number]): boolean => !("per" in FIELDS[list]) || "shared" in FIELDS[list];

/** A part of a view: what it is made from, and how. Declared once, so that what has not changed costs no more than a look at its sources. */
export interface Part<C, T> {
  readonly at: number;
  readonly sources: readonly number[];
  readonly make: (context: C) => T;
}

let declared = 0;

/** Declares a part of views. @param make makes it anew, of a position as a seat sees it */
export function part<C, T>(sources: readonly Source[], make: (context: C) => T): Part<C, T> {
  return { at: declared++, sources: sources.map((source) => SOURCES.indexOf(source)), make };
}

interface Made {
  made: unknown;
  /** Number of the change up to which it agrees with its sources. */
  checked: number;
}

const PLACES: Readonly<Record<Source, number>> = tableOf(SOURCES, (source) => SOURCES.indexOf(source));
const REPLACED = LISTS.filter(isReplaced).map((list) => ({ list, at: PLACES[list] }));
const CHANGED_IN_PLACE = LISTS.filter((list) => !isReplaced(list)).map((list) => ({ list, at: PLACES[list] }));
const [TURN, INITIAL] = [SOURCES.indexOf("turn"), SOURCES.indexOf("initial")];

/**
 * What a seat was shown last, part by part, and what it was made from: from one view to the next a position mostly changes in a few lists,
 * and the other parts of the view stay the same objects.
 */
export class Told {
  /** By source: what it was, and the number of the change that made it so. */
  readonly #was: unknown[] = SOURCES.map(() => undefined);
  readonly #since: number[] = SOURCES.map(() => 0);
  readonly #parts: (Made | undefined)[] = [];
  #changes = 0;

  /** Notes what has changed in a position. */
  read(p: Position): void {
    for (const { list, at } of REPLACED) this.#noteValue(at, p[list]);
    for (const { list, at } of CHANGED_IN_PLACE) this.#noteList(at, p[list]);
    this.#noteValue(TURN, p.turn);
    this.#noteValue(INITIAL, p.initial);
  }

  /** Notes something computed of which parts are made: the same value says the same. */
  note(source: (typeof COMPUTED)[number], value: unknown): void {
    this.#noteValue(PLACES[source], value);
  }

  /** Notes a list made for this, which does not change. @returns the one noted before, if it says the same */
  noteList<T>(source: (typeof COMPUTED)[number], list: readonly T[]): readonly T[] {
    const at = PLACES[source];
    const was = this.#was[at];
    if (Array.isArray(was) && haveSameNumbers(was, list)) return was;
    this.#noteValue(at, list);
    return list;
  }

  #noteValue(at: number, value: unknown): void {
    if (this.#was[at] === value) return;
    this.#was[at] = value;
    this.#since[at] = ++this.#changes;
  }

  /** A list that changes in place: it is compared with a copy of what it was. */
  #noteList(at: number, list: readonly unknown[]): void {
    const was = this.#was[at];
    if (Array.isArray(was) && (typeof list[0] === "number" ? haveSameNumbers(was, list) : haveSame(was, list))) return;
    this.#was[at] = list.slice();
    this.#since[at] = ++this.#changes;
  }

  /** A part of the view, made again if anything that it is made from has changed since. */
  part<C, T>({ at, sources, make }: Part<C, T>, context: C): T {
    const known = this.#parts[at];
    // what is noted while the part is made is not yet in it
    const checked = this.#changes;
    if (known === undefined) {
      const made = make(context);
      this.#parts[at] = { made, checked };
      return made;
    }
    if (this.#hasChanged(sources, known.checked)) known.made = make(context);
    known.checked = checked;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- at a part's place lies what this part has made
    return known.made as T;
  }

  #hasChanged(sources: readonly number[], since: number): boolean {
    if (since === this.#changes) return false;
    for (let at = 0; at < sources.length; at++) if (this.#since[sources[at]] > since) return true;
    return false;
  }
}

/** Apart from `haveSameNumbers`, which is asked about most lists, so that the engine compiles each for what it compares. */
function haveSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

function haveSameNumbers(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

const seats: (field: Field) => Map<SideIndex, Told> = onceFor(() => new Map());

/** What a side or a spectator was shown last of games on a field. */
export function toldTo(field: Field, own: SideIndex): Told {
  const known = seats(field);
  let told = known.get(own);
  if (told === undefined) known.set(own, (told = new Told()));
  return told;
}
