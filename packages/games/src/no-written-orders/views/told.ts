import type { Field } from "../field.ts";
import type { SideIndex } from "../measures.ts";
import type { Position } from "../position.ts";
import { LISTS } from "./lists.ts";

/** What the parts of a view are made from: those lists, and what a seat computes from them. */
export type Source =
  | (typeof LISTS)[number]
  | "turn"
  | "initial"
  | "control"
  | "written"
  | "decoysNow"
  | "shownUnits"
  | "shownLeaders"
  | "shownSeats";

interface Part {
  made: unknown;
  /** Number of the change up to which it agrees with its sources. */
  checked: number;
}

interface Kept {
  readonly list: readonly unknown[];
  /** Number of the change that made it what it is. */
  readonly since: number;
}

/**
 * What a seat was shown last, part by part, and what it was made from: from one view to the next a position mostly changes in a few lists,
 * and the other parts of the view stay the same objects.
 */
export class Told {
  readonly #sources = new Map<Source, Kept>();
  readonly #parts = new Map<string, Part>();
  #changes = 0;

  /** Notes what has changed in the lists of a position. */
  read(p: Position): void {
    for (const source of LISTS) this.note(source, p[source]);
    this.note("turn", [p.turn]);
    this.note("initial", [p.initial]);
  }

  /** Notes a list that parts are made from. */
  note(source: Source, list: readonly unknown[]): void {
    const kept = this.#sources.get(source);
    if (kept === undefined || !isSame(kept.list, list))
      this.#sources.set(source, { list: list.slice(), since: ++this.#changes });
  }

  /** A part of the view by its name, made again if a list that it is made from has changed since. */
  part<T>(name: string, sources: readonly Source[], make: () => T): T {
    const known = this.#parts.get(name);
    if (known !== undefined && !this.#hasChanged(sources, known.checked)) {
      known.checked = this.#changes;
      return known.made as T;
    }
    const checked = this.#changes;
    const made = make();
    this.#parts.set(name, { made, checked });
    return made;
  }

  #hasChanged(sources: readonly Source[], since: number): boolean {
    if (since === this.#changes) return false;
    for (const source of sources) {
      const kept = this.#sources.get(source);
      if (kept === undefined || kept.since > since) return true;
    }
    return false;
  }
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

const seats = new WeakMap<Field, Map<SideIndex, Told>>();

/** What a side or a spectator was shown last of games on a field. */
export function toldTo(field: Field, own: SideIndex): Told {
  let known = seats.get(field);
  if (known === undefined) seats.set(field, (known = new Map()));
  let told = known.get(own);
  if (told === undefined) known.set(own, (told = new Told()));
  return told;
}
