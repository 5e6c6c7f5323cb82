import type { Words } from "../language/index.ts";
import { simple } from "./choices.ts";

/** A place that people can call by one of its signs (id, number) or by its name. */
export interface Named {
  readonly signs: readonly string[];
  readonly name?: string | undefined;
}

/** The place with this sign or exact name; failing that, the first whose name contains the words. */
export function placeNamed<P extends Named>(places: readonly P[], words: string): P | undefined {
  const wanted = simple(words);
  if (wanted === "") return undefined;
  return (
    places.find(({ signs, name }) => [...signs, ...(name === undefined ? [] : [name])].map(simple).includes(wanted)) ??
    places.find(({ name }) => name !== undefined && simple(name).includes(wanted))
  );
}

/** Something next to a place. */
export interface Neighbour {
  readonly name: string;
  /** The ground there, or the border to it. */
  readonly ground: string;
  /** Who is there; empty if nobody is. */
  readonly occupants: string;
}

/** A place with what is in it and around it, a line each. */
export function lookLines(head: string, here: string, around: readonly Neighbour[], words: Words): readonly string[] {
  return [
    head,
    ...(here === "" ? [] : [`  ${words.pair(words.here, here)}`]),
    ...around.map(
      ({ name, ground, occupants }) => `  ${words.pair(name, ground)}${occupants === "" ? "" : ` — ${occupants}`}`,
    ),
  ];
}
