import type { Side } from "@stonebridge/kernel";

/** What is written down of a thing in a view as numbers: one for each name. */
export interface Feature<T> {
  readonly names: readonly string[];
  write(one: T, out: number[]): void;
}

/** Numbers of things of a sort: for each of them the same features, one thing after the other. */
export interface Block<V> {
  readonly name: string;
  /** Ids of the things. */
  readonly rows: readonly string[];
  readonly features: readonly string[];
  write(view: V, out: number[]): void;
}

/** How what a seat sees is told in numbers. Nothing but the view goes into them. */
export interface TensorForm<V> {
  readonly blocks: readonly Block<V>[];
  /** How many numbers there are. */
  readonly size: number;
  /** The turn, which is another number in each. */
  turn(view: V): number;
  numbers(view: V, seat: Side): number[];
}

/** A number; 0 if there is none. */
export function count<T>(name: string, of: (one: T) => number | undefined): Feature<T> {
  return { names: [name], write: (one, out) => void out.push(of(one) ?? 0) };
}

/** 1 if it is so, else 0. */
export function flag<T>(name: string, of: (one: T) => boolean | undefined): Feature<T> {
  return { names: [name], write: (one, out) => void out.push(of(one) === true ? 1 : 0) };
}

/** A 1 for the word that it is, among 0 for the others. */
export function oneOf<T>(name: string, words: readonly string[], of: (one: T) => string | undefined): Feature<T> {
  return {
    names: words.map((word) => `${name} ${word}`),
    write(one, out) {
      const is = of(one);
      for (const word of words) out.push(word === is ? 1 : 0);
    },
  };
}

/** A place: 1 and its two coordinates, or three times 0 if there is none. */
export function place<T>(
  name: string,
  places: ReadonlyMap<string, readonly [x: number, y: number]>,
  of: (one: T) => string | undefined,
): Feature<T> {
  return {
    names: [`${name} known`, `${name} x`, `${name} y`],
    write(one, out) {
      const id = of(one);
      const at = id === undefined ? undefined : places.get(id);
      if (at === undefined) out.push(0, 0, 0);
      else out.push(1, at[0], at[1]);
    },
  };
}

/**
 * Numbers of things.
 * @param of the things in a view, by their ids or in the order of `rows`; one that is not there is all 0
 */
export function block<V, T>(
  name: string,
  rows: readonly string[],
  of: (view: V) => readonly T[] | ReadonlyMap<string, T>,
  features: readonly Feature<T>[],
): Block<V> {
  const names = features.flatMap((feature) => feature.names);
  return {
    name,
    rows,
    features: names,
    write(view, out) {
      const things = of(view);
      for (const [at, row] of rows.entries()) {
        const one = "get" in things ? things.get(row) : things[at];
        if (one === undefined) for (let left = names.length; left > 0; left--) out.push(0);
        else for (const feature of features) feature.write(one, out);
      }
    },
  };
}

/** Numbers of the view as a whole. */
export function whole<V>(features: readonly Feature<V>[]): Block<V> {
  return block("game", ["game"], (view) => [view], features);
}

/** Which steps of the sequence of play run, as far as the seat sees them, and whose the innermost is. */
export function steps<V extends { readonly steps: readonly { readonly step: string }[] }>(
  known: readonly string[],
  sides: readonly Side[],
): Block<V> {
  const running = known.map((step) => flag<V>(step, (view) => view.steps.some((one) => one.step === step)));
  const owner = oneOf<V>("side", sides, (view) => {
    const last = view.steps.findLast((one) => "side" in one);
    return last !== undefined && "side" in last && typeof last.side === "number" ? sides[last.side] : undefined;
  });
  return block("steps", ["steps"], (view) => [view], [...running, owner]);
}

/** Puts blocks one after the other; before them a 1 for the seat whose view it is. */
export function tensorForm<V>(
  sides: readonly Side[],
  turn: (view: V) => number,
  blocks: readonly Block<V>[],
): TensorForm<V> {
  const seats: Block<V> = { name: "seat", rows: ["seat"], features: sides, write() {} };
  const all = [seats, ...blocks];
  return {
    blocks: all,
    size: all.reduce((sum, { rows, features }) => sum + rows.length * features.length, 0),
    turn,
    numbers(view, seat) {
      const out = sides.map((side) => (side === seat ? 1 : 0));
      for (const one of blocks) one.write(view, out);
      return out;
    },
  };
}
