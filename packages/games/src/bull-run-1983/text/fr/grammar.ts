import type { Line, NamedSpan } from "@stonebridge/kernel/words";
import { count, de, et, ligne } from "@stonebridge/kernel/words/french";
import type { SideId } from "../../vocabulary.ts";
import { pieceOf } from "../roster.ts";
import type { Names } from "../texts.ts";

export const SIDE: Readonly<Record<SideId, string>> = { union: "Union", confederate: "Confédérés" };
/** "l’Union" */
export const THE_SIDE: Readonly<Record<SideId, string>> = { union: "l’Union", confederate: "les Confédérés" };
/** "L’Union" */
export const The_SIDE: Readonly<Record<SideId, string>> = { union: "L’Union", confederate: "Les Confédérés" };
/** "de l’Union" */
export const OF_SIDE: Readonly<Record<SideId, string>> = { union: "de l’Union", confederate: "des Confédérés" };

/** The verb as the side needs it: l’Union joue, les Confédérés jouent. */
export function verb(side: SideId, one: string, many: string): string {
  return side === "union" ? one : many;
}

/** Pieces and hexes as sentences name them. */
export interface Say {
  /** "la brigade Burnside", "le leurre Porter", "2 NH" */
  piece(id: string): Line;
  /** "de la brigade Burnside", "du leurre Porter", "du 2 NH", "d’Evans" */
  of(id: string): Line;
  hex(id: string): NamedSpan;
}

/** The article before the name of a body of troops or a dummy, and before it "de". */
function articles(name: string): readonly [article: string, of: string] | undefined {
  if (/^(Batterie|Brigade) /.test(name)) return ["la ", "de la "];
  return name.startsWith("Leurre ") ? ["le ", "du "] : undefined;
}

export function say(names: Names): Say {
  const plainly = (id: string): NamedSpan => ({ piece: id, name: names.piece(id) });
  const within = (id: string): NamedSpan => {
    const name = names.piece(id);
    return { piece: id, name: name.charAt(0).toLowerCase() + name.slice(1) };
  };
  return {
    piece: (id) => {
      const found = articles(names.piece(id));
      return found === undefined ? [plainly(id)] : ligne`${found[0]}${within(id)}`;
    },
    of: (id) => {
      const found = articles(names.piece(id));
      return found === undefined ? de(plainly(id)) : ligne`${found[1]}${within(id)}`;
    },
    hex: (id) => ({ place: id, name: names.place(id) }),
  };
}

/** "1re", "2e" */
export function ordinal(number: number, first = "1re"): string {
  return number === 1 ? first : `${number}e`;
}

/** The pieces by name, or how many there are if they do not all fit. */
export function listed(ids: readonly string[], to: Say, many = 3, what = "pion", plural = `${what}s`): Line {
  return ids.length > many ? [count(ids.length, what, plural)] : et(ids.map(to.piece));
}

/** "avance", "avancent" */
export function agree(ids: readonly string[], one: string, many: string): string {
  return ids.length === 1 ? one : many;
}

export interface Pronoun {
  readonly Il: string;
  readonly il: string;
  /** Ending of a participle: "" or "e". */
  readonly e: string;
}

const FEMININE: readonly (string | undefined)[] = ["battery", "brigade", "cavalry"];

/** Batteries, brigades and cavalry are feminine; leaders, regiments, dummies and an unnamed piece are not. */
export function pronoun(id: string | undefined): Pronoun {
  return id !== undefined && FEMININE.includes(pieceOf(id)?.kind)
    ? { Il: "Elle", il: "elle", e: "e" }
    : { Il: "Il", il: "il", e: "" };
}
