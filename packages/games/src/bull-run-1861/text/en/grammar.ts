import type { SideId } from "../../vocabulary.ts";
import { unitOf } from "../roster.ts";

export const SIDE: Readonly<Record<SideId, string>> = { north: "North", south: "South" };

const THINGS: readonly string[] = ["uscav", "va30", "militia", "volunteers"];

export interface Pronoun {
  readonly He: string;
  readonly he: string;
  readonly him: string;
  readonly his: string;
}

const PERSON: Pronoun = { He: "He", he: "he", him: "him", his: "his" };
const THING: Pronoun = { He: "It", he: "it", him: "it", his: "its" };

/** Brigades are named after their commanders; regiments and an unnamed brigade are things. */
export function pronoun(id: string | undefined): Pronoun {
  return id === undefined || id.endsWith("+") || THINGS.includes(unitOf(id)) ? THING : PERSON;
}
