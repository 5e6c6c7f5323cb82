import type { SideId } from "../../vocabulary.ts";
import { join, line, type Line, type Part, type Span } from "../line.ts";
import { unitOf } from "../roster.ts";

export const SIDE: Readonly<Record<SideId, string>> = { north: "North", south: "South" };

/** "a, b and c" */
export function and(parts: readonly Part[]): Line {
  return join(parts, ", ", " and ");
}

/** "a, b, or c" */
export function or(parts: readonly Part[]): Line {
  return join(parts, ", ", parts.length > 2 ? ", or " : " or ");
}

/** "1 brigade", "3 brigades" */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** "Porter’s", "Keyes’" */
export function own(owner: Extract<Span, { readonly name: string }>): Line {
  return line`${owner}${owner.name.endsWith("s") ? "’" : "’s"}`;
}

/** "Porter’s", "Keyes’" */
export function ownName(name: string): string {
  return name.endsWith("s") ? `${name}’` : `${name}’s`;
}

const THINGS: readonly string[] = ["uscav", "va30", "militia", "volunteers"];

export interface Pronoun {
  readonly He: string;
  readonly he: string;
  readonly him: string;
  readonly his: string;
}

const PERSON: Pronoun = { He: "He", he: "he", him: "him", his: "his" };
const THING: Pronoun = { He: "It", he: "it", him: "it", his: "its" };

/** Brigades go by their commanders' names; regiments and an unnamed brigade are things. */
export function pronoun(id: string | undefined): Pronoun {
  return id === undefined || id.endsWith("+") || THINGS.includes(unitOf(id)) ? THING : PERSON;
}
