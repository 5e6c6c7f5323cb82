import { checkFrom, inOrder, isPart, type ViewChange } from "@stonebridge/protocol";

/** A list or an object in a view, with its fingerprint. Never changes, nor does what it holds. */
export interface Part {
  readonly value: object;
  readonly check: string;
  /** The lists and objects in it, by their places or names. */
  readonly parts: Parts;
}
type Parts = Readonly<Record<string, Part>>;

/** What became of a part, and how it differs from what it was. */
interface Compared {
  readonly part: Part;
  readonly change: ViewChange;
}

const NO_PARTS: Parts = {};
const NO_CHANGE: ViewChange = [];

/** A part that was not looked at before. */
export function partOf(value: object): Part {
  let parts: Record<string, Part> | undefined;
  for (const [name, inner] of Object.entries(value)) if (isPart(inner)) (parts ??= {})[name] = partOf(inner);
  return partFrom(value, parts ?? NO_PARTS);
}

/**
 * Looks again at what was looked at before, in one walk. What is the very same object is passed over; what is the same in another object
 * stays as it was. How it differs is told in an order that follows from the names of fields alone.
 */
export function compared(known: Part, value: object): Compared {
  if (known.value === value) return { part: known, change: NO_CHANGE };
  return Array.isArray(value)
    ? comparedList(known, known.value as readonly unknown[], value)
    : comparedObject(known, known.value as Fields, value as Fields);
}

type Fields = Readonly<Record<string, unknown>>;

const partFrom = (value: object, parts: Parts): Part => ({
  value,
  check: checkFrom(value, (_, at) => parts[at].check),
  parts,
});

function comparedList(known: Part, before: readonly unknown[], after: readonly unknown[]): Compared {
  const both = new Both(known.parts);
  const common = Math.min(before.length, after.length);
  for (let at = 0; at < common; at += 1)
    if (before[at] !== after[at]) both.compare(at, before[at] ?? null, after[at] ?? null);
  for (let at = before.length - 1; at >= common; at -= 1) both.remove(at);
  for (let at = common; at < after.length; at += 1) both.add(at, after[at] ?? null);
  return both.found(known, after, (changes) => [...changes.values()]);
}

function comparedObject(known: Part, before: Fields, after: Fields): Compared {
  const both = new Both(known.parts);
  const names = Object.keys(before);
  const were = Object.values(before);
  const isAlike = haveSameNames(names, Object.keys(after));
  const are = isAlike ? Object.values(after) : names.map((name) => after[name]);
  for (let at = 0; at < names.length; at += 1) {
    if (are[at] === were[at]) continue;
    if (were[at] === undefined) both.add(names[at], are[at]);
    else if (are[at] === undefined) both.remove(names[at]);
    else both.compare(names[at], were[at], are[at]);
  }
  if (!isAlike)
    for (const [name, field] of Object.entries(after))
      if (field !== undefined && !(name in before)) both.add(name, field);
  return both.found(known, after, (changes) =>
    [...changes.keys()]
      .map(String)
      .toSorted()
      .map((name) => changes.get(name) ?? []),
  );
}

/** Mostly an object has the fields that it had, in the same order: then nothing need be looked for by its name. */
function haveSameNames(names: readonly string[], others: readonly string[]): boolean {
  return names.length === others.length && names.every((name, at) => name === others[at]);
}

/** The changes of two lists or objects, place by place or field by field. */
class Both {
  /** As they were, until one of them changes. */
  #parts: Parts;
  #copy: Record<string, Part> | undefined;
  #changes: Map<string | number, ViewChange> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  compare(at: string | number, before: unknown, after: unknown): void {
    if (before === after) return;
    if (!isPart(before) || !isPart(after) || Array.isArray(before) !== Array.isArray(after))
      return this.#put(at, "replace", after);
    const { part, change } = compared(this.#parts[at], after);
    if (change.length === 0) return;
    const step = pathTo(at);
    this.#note(
      at,
      change.map((one) => ({ ...one, path: step + one.path })),
    );
    this.#keep(at, part);
  }

  add(at: string | number, value: unknown): void {
    this.#put(at, "add", value);
  }

  remove(at: string | number): void {
    this.#note(at, [{ op: "remove", path: pathTo(at) }]);
    this.#keep(at, undefined);
  }

  /** @param sorted the changes in the order in which they are told */
  found(
    known: Part,
    value: object,
    sorted: (changes: ReadonlyMap<string | number, ViewChange>) => readonly ViewChange[],
  ): Compared {
    if (this.#changes === undefined) return { part: known, change: NO_CHANGE };
    return { part: partFrom(value, this.#parts), change: sorted(this.#changes).flat() };
  }

  #put(at: string | number, op: string, value: unknown): void {
    this.#note(at, [{ op, path: pathTo(at), value: inOrder(value) }]);
    this.#keep(at, isPart(value) ? partOf(value) : undefined);
  }

  #note(at: string | number, change: ViewChange): void {
    (this.#changes ??= new Map()).set(at, change);
  }

  #keep(at: string | number, part: Part | undefined): void {
    if (part === undefined && this.#parts[at] === undefined) return;
    this.#parts = this.#copy ??= { ...this.#parts };
    if (part) this.#copy[at] = part;
    else delete this.#copy[at];
  }
}

/** One step of a JSON pointer. */
const pathTo = (at: string | number): string =>
  typeof at === "number" ? `/${at}` : `/${at.replaceAll("~", "~0").replaceAll("/", "~1")}`;
