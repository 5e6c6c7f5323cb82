import type { SideId } from "../../vocabulary.ts";
import { unitOf } from "../roster.ts";

export const SIDE: Readonly<Record<SideId, string>> = { north: "Nord", south: "Sud" };
/** "le Nord" */
export const THE_SIDE: Readonly<Record<SideId, string>> = { north: "le Nord", south: "le Sud" };
/** "Le Nord" */
export const The_SIDE: Readonly<Record<SideId, string>> = { north: "Le Nord", south: "Le Sud" };

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
