import type { Line, NamedSpan } from "@stonebridge/kernel/words";
import { count, de, deName, ligne } from "@stonebridge/kernel/words/french";
import type { SideId } from "../../vocabulary.ts";
import type { Names } from "../texts.ts";
import { isNumbered, kindOf } from "../values.ts";

export const SIDE: Readonly<Record<SideId, string>> = { union: "Union", confederate: "Confédérés" };
/** "l’Union" */
export const THE_SIDE: Readonly<Record<SideId, string>> = { union: "l’Union", confederate: "les Confédérés" };
/** "L’Union" */
export const The_SIDE: Readonly<Record<SideId, string>> = { union: "L’Union", confederate: "Les Confédérés" };

/** The verb as the side needs it: l’Union joue, les Confédérés jouent. */
export function verb(side: SideId, one: string, many: string): string {
  return side === "union" ? one : many;
}

/** "1re", "2e" */
export function ordinal(number: number, first = "1re"): string {
  return number === 1 ? first : `${number}e`;
}

/** The article before the name of an artillery group; commanders and brigades that bear their names have none. */
function article(name: string): string {
  if (name.startsWith("Artillerie ")) return "l’";
  return name.endsWith(" Artillery") ? "la " : "";
}

function within(name: string): string {
  return name.startsWith("Artillerie ") ? `a${name.slice(1)}` : name;
}

/** "Jackson", "l’artillerie d’Ewell", "la Washington Artillery" */
export function named(name: string): string {
  return article(name) + within(name);
}

/** "de Jackson", "de l’artillerie d’Ewell" */
export function ofNamed(name: string): string {
  return article(name) === "" ? deName(name) : `de ${named(name)}`;
}

/** Brigades and zones as sentences name them. */
export interface Say {
  /** "Jackson", "l’artillerie d’Ewell" */
  unit(id: string): Line;
  /** "de Jackson", "de l’artillerie d’Ewell" */
  of(id: string): Line;
  /** "Chinn Ridge", "zone 122": in lists and beside arrows. */
  zone(id: string): NamedSpan;
  /** "Chinn Ridge", "la zone 122" */
  the(id: string): Line;
  /** "à Chinn Ridge", "en zone 122" */
  at(id: string): Line;
}

export function say(names: Names): Say {
  const zone = (id: string): NamedSpan => ({ place: id, name: names.zone(id) });
  const numbered = (id: string): boolean => isNumbered(names.zone(id));
  const unit = (id: string): Line => {
    const name = names.unit(id);
    return ligne`${article(name)}${{ piece: id, name: within(name) }}`;
  };
  return {
    unit,
    of: (id) => {
      const name = names.unit(id);
      return article(name) === "" ? de({ piece: id, name }) : ligne`de ${unit(id)}`;
    },
    zone,
    the: (id) => ligne`${numbered(id) ? "la " : ""}${zone(id)}`,
    at: (id) => ligne`${numbered(id) ? "en" : "à"} ${zone(id)}`,
  };
}

export interface Pronoun {
  readonly Il: string;
  readonly il: string;
  /** Ending of a participle: "" or "e". */
  readonly e: string;
}

/** Brigades are named after their commanders; guns and "cette brigade" are feminine. */
export function pronoun(id: string | undefined): Pronoun {
  return kindOf(id) === "person" ? { Il: "Il", il: "il", e: "" } : { Il: "Elle", il: "elle", e: "e" };
}

/** "1 perte", "2 pertes" */
export function losses(number: number): string {
  return count(number, "perte");
}
