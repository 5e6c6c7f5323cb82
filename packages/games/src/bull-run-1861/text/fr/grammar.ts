import { typesetFrench } from "@stonebridge/kernel";
import type { SideId } from "../../vocabulary.ts";
import { join, line, weave, type Line, type Part, type Span } from "../line.ts";
import { unitOf } from "../roster.ts";

/** Template tag: a French line, typeset. */
export function ligne(strings: TemplateStringsArray, ...parts: readonly Part[]): Line {
  return weave(
    strings.map((text) => typesetFrench(text)),
    parts.map((part) => (typeof part === "string" ? typesetFrench(part) : part)),
  );
}

export const SIDE: Readonly<Record<SideId, string>> = { north: "Nord", south: "Sud" };
/** "le Nord" */
export const THE_SIDE: Readonly<Record<SideId, string>> = { north: "le Nord", south: "le Sud" };
/** "Le Nord" */
export const The_SIDE: Readonly<Record<SideId, string>> = { north: "Le Nord", south: "Le Sud" };

/** "a, b et c" */
export function et(parts: readonly Part[]): Line {
  return join(parts, ", ", " et ");
}

/** "a, b ou c" */
export function ou(parts: readonly Part[]): Line {
  return join(parts, ", ", " ou ");
}

/** "1 brigade", "3 brigades" */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number < 2 ? one : many}`;
}

/** "de", "d’", "du" or "de la" before a name. English names with h keep "de". */
function genitive(name: string): string {
  if (/^\d/.test(name)) return "du ";
  if (/^(Brigade|Cavalerie|Milice) /.test(name)) return "de la ";
  return /^[aeiouâéèêîôû]/i.test(name) ? "d’" : "de ";
}

export function deName(name: string): string {
  return genitive(name) + name;
}

/** "de Jackson", "d’Evans" */
export function de(what: Extract<Span, { readonly name: string }>): Line {
  return line`${genitive(what.name)}${what}`;
}

const FEMININE: readonly string[] = ["uscav", "militia", "volunteers"];

export interface Pronoun {
  readonly Il: string;
  readonly il: string;
  /** Ending of a participle: "" or "e". */
  readonly e: string;
}

/** Brigades go by their commanders' names; a few are bodies of troops, and an unnamed one is "cette brigade". */
export function pronoun(id: string | undefined): Pronoun {
  return id === undefined || FEMININE.includes(unitOf(id))
    ? { Il: "Elle", il: "elle", e: "e" }
    : { Il: "Il", il: "il", e: "" };
}
