import type { SideId } from "../../vocabulary.ts";
import { unitOf } from "../roster.ts";
import type { Names } from "../texts.ts";
import { say as sayBare, type Say } from "../values.ts";

export const SIDE: Readonly<Record<SideId, string>> = { north: "Nord", south: "Sud" };
/** "le Nord" */
export const THE_SIDE: Readonly<Record<SideId, string>> = { north: "le Nord", south: "le Sud" };
/** "Le Nord" */
export const The_SIDE: Readonly<Record<SideId, string>> = { north: "Le Nord", south: "Le Sud" };

const FEMININE: readonly string[] = ["uscav", "militia", "volunteers"];

/** "Jackson", "la cavalerie US" */
export function named(id: string, names: Names): string {
  const name = names.unit(id);
  return FEMININE.includes(unitOf(id)) ? `la ${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;
}

/** Pieces and places as sentences name them. */
export function say(names: Names): Say {
  const bare = sayBare(names);
  return { ...bare, unit: (id) => ({ ...bare.unit(id), name: named(id, names) }) };
}

export interface Pronoun {
  readonly Il: string;
  readonly il: string;
  /** Ending of a participle: "" or "e". */
  readonly e: string;
}

/** Brigades are named after their commanders; a few are bodies of troops, and an unnamed one is "cette brigade". */
export function pronoun(id: string | undefined): Pronoun {
  return id === undefined || FEMININE.includes(unitOf(id))
    ? { Il: "Elle", il: "elle", e: "e" }
    : { Il: "Il", il: "il", e: "" };
}
