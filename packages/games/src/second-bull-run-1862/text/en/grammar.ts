import { capital, line, type Line, type NamedSpan } from "@stonebridge/kernel/words";
import { count } from "@stonebridge/kernel/words/english";
import type { SideId } from "../../vocabulary.ts";
import type { Names } from "../texts.ts";
import { isNumbered, kindOf } from "../values.ts";

export const SIDE: Readonly<Record<SideId, string>> = { union: "Union", confederate: "Confederates" };
/** "the Union" */
export const THE_SIDE: Readonly<Record<SideId, string>> = { union: "the Union", confederate: "the Confederates" };
/** "The Union" */
export const The_SIDE: Readonly<Record<SideId, string>> = { union: "The Union", confederate: "The Confederates" };

/** The verb as the side needs it: the Union moves, the Confederates move. */
export function verb(side: SideId, one: string, many: string): string {
  return side === "union" ? one : many;
}

/** Brigades and zones as sentences name them. */
export interface Say {
  /** A brigade or commander. */
  unit(id: string): NamedSpan;
  /** "Chinn Ridge", "zone 122" */
  zone(id: string): NamedSpan;
  /** "Chinn Ridge", "Zone 122": at the head of a sentence. */
  Zone(id: string): NamedSpan;
  /** "at Chinn Ridge", "in zone 122" */
  at(id: string): Line;
}

export function say(names: Names): Say {
  const zone = (id: string): NamedSpan => ({ place: id, name: names.zone(id) });
  return {
    unit: (id) => ({ piece: id, name: names.unit(id) }),
    zone,
    Zone: (id) => {
      const { name } = zone(id);
      return { place: id, name: capital(name) };
    },
    at: (id) => line`${isNumbered(names.zone(id)) ? "in" : "at"} ${zone(id)}`,
  };
}

export interface Pronoun {
  readonly He: string;
  readonly he: string;
  readonly him: string;
  readonly his: string;
}

const PERSON: Pronoun = { He: "He", he: "he", him: "him", his: "his" };
const THING: Pronoun = { He: "It", he: "it", him: "it", his: "its" };

/** Brigades are named after their commanders; guns and an unnamed brigade are things. */
export function pronoun(id: string | undefined): Pronoun {
  return kindOf(id) === "person" ? PERSON : THING;
}

/** "1 loss", "2 losses" */
export function losses(number: number): string {
  return count(number, "loss", "losses");
}
