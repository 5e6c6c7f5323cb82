import { fitting, type Line, type NamedSpan } from "@stonebridge/kernel/words";
import { count, de, deName, et, ligne } from "@stonebridge/kernel/words/french";
import type { SideId } from "../../vocabulary.ts";
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

/** The article before the name of a body of troops, and "de" with it. */
function articles(name: string): readonly [article: string, of: string] {
  if (/^(artillerie|aile) /.test(name)) return ["l’", "de l’"];
  if (/^(bataillon|corps|détachement|groupe|quartier|train|\d)/.test(name)) return ["le ", "du "];
  return /^(batterie|brigade|cavalerie|division|garnison|légion|Washington) /.test(name)
    ? ["la ", "de la "]
    : ["", "de "];
}

/** "la brigade Jackson", "le corps Sigel", "l’aile Longstreet" */
export function the(name: string): string {
  return articles(name)[0] + name;
}

/** "de la brigade Jackson" */
export function of(name: string): string {
  return articles(name)[1] + name;
}

/** Is the body of troops feminine: "" or "e" at the end of a participle? */
export function ending(name: string): "" | "e" {
  return articles(name)[0] === "le " ? "" : "e";
}

/** "il", "elle", for a body of troops. */
export function pronoun(name: string): "il" | "elle" {
  return ending(name) === "" ? "il" : "elle";
}

/** Is the hex known only by its number? */
export function isNumbered(name: string): boolean {
  return /^hexagone \d+$/.test(name);
}

/** "vers Stone House", "vers l’hexagone 1822" */
export function toward(name: string): string {
  return `vers ${theHex(name)}`;
}

/** "Stone House", "l’hexagone 1822" */
export function theHex(name: string): string {
  return isNumbered(name) ? `l’${name}` : name;
}

/** Units, leaders, formations and hexes as sentences name them. */
export interface Say {
  /** "la brigade Jackson" */
  unit(id: string): Line;
  /** "de la brigade Jackson" */
  ofUnit(id: string): Line;
  leader(id: string): NamedSpan;
  /** "de Lee", "d’Ewell" */
  ofLeader(id: string): Line;
  /** "la division Tyler", "le quartier général de Lee" */
  holder(id: string): Line;
  ofHolder(id: string): Line;
  /** "à la division Tyler", "au corps Sigel" */
  toHolder(id: string): Line;
  commander(id: string): NamedSpan;
  /** A group of reinforcements, by its formation. */
  group(id: string): Line;
  /** "" or "e", for its participles. */
  groupEnding(id: string): "" | "e";
  holderEnding(id: string): "" | "e";
  /** "", "e", "s" or "es", for what is said of units. */
  ending(units: readonly string[]): string;
  /** "de Lee", "d’Ewell" */
  ofCommander(id: string): Line;
  /** "Stone House", "l’hexagone 1822" */
  hex(id: string): Line;
  /** "Stone House", "hexagone 1822": on its own. */
  place(id: string): NamedSpan;
  /** "à Stone House", "dans l’hexagone 1822" */
  at(id: string): Line;
  /** "de Stone House", "de l’hexagone 1822" */
  from(id: string): Line;
  readonly names: Names;
}

export function say(names: Names): Say {
  const span = (id: string, name: string): NamedSpan => ({ piece: id, name });
  const place = (id: string): NamedSpan => ({ place: id, name: names.hex(id) });
  const numbered = (id: string): boolean => isNumbered(names.hex(id));
  const hex = (id: string): Line => (numbered(id) ? ["l’", place(id)] : [place(id)]);
  const articled = (id: string, name: string): Line => ligne`${articles(name)[0]}${span(id, name)}`;
  const possessed = (id: string, name: string): Line => ligne`${articles(name)[1]}${span(id, name)}`;
  return {
    unit: (id) => articled(id, names.unit(id)),
    ofUnit: (id) => possessed(id, names.unit(id)),
    leader: (id) => span(id, names.leader(id)),
    ofLeader: (id) => de(span(id, names.leader(id))),
    holder: (id) => articled(id, names.holder(id)),
    ofHolder: (id) => possessed(id, names.holder(id)),
    group: (id) => articled(id, names.group(id)),
    groupEnding: (id) => ending(names.group(id)),
    holderEnding: (id) => ending(names.holder(id)),
    ending: (ids) => `${ids.every((id) => ending(names.unit(id)) === "e") ? "e" : ""}${ids.length === 1 ? "" : "s"}`,
    toHolder: (id) => {
      const [article] = articles(names.holder(id));
      return ligne`${article === "le " ? "au " : `à ${article}`}${span(id, names.holder(id))}`;
    },
    commander: (id) => span(id, names.commander(id)),
    ofCommander: (id) => de(span(id, names.commander(id))),
    hex,
    place,
    at: (id) => ligne`${numbered(id) ? "dans" : "à"} ${hex(id)}`,
    from: (id) => (numbered(id) ? ligne`de ${hex(id)}` : de(place(id))),
    names,
  };
}

/** "de Lee", "d’Ewell", of a person. */
export const ofPerson = deName;

/** The units by name, or how many there are if they do not all fit. */
export function listed(ids: readonly string[], to: Say, many = 2): Line {
  return ids.length > many ? [count(ids.length, "unité")] : et(ids.map(to.unit));
}

/** "avance", "avancent" */
export function agree(ids: readonly unknown[], one: string, many: string): string {
  return ids.length === 1 ? one : many;
}

/** ", il fallait 3 ou moins" ; sous 1, ", sans aucune chance" */
export function needs({ needed }: { readonly needed?: number }): string {
  if (needed === undefined) return "";
  return needed < 1 ? ", sans aucune chance" : `, il fallait ${needed} ou moins`;
}

/** The formations by name, or how many there are if they do not all fit. */
export function formations(ids: readonly string[], to: Say): Line {
  return ids.length > 3 ? [count(ids.length, "formation")] : et(ids.map(to.holder));
}

/** "de la brigade Jackson et de la batterie Pendleton", "de 5 unités" */
export function listedOf(ids: readonly string[], to: Say, many = 2): Line {
  return ids.length > many ? [`de ${count(ids.length, "unité")}`] : et(ids.map(to.ofUnit));
}

/** A sentence with as many of the units by name as fit on a line of the log. */
export function all(ids: readonly string[], to: Say, tell: (named: Line) => Line, list = listed): Line {
  return fitting(tell(list(ids, to, 4)), tell(list(ids, to, 2)), tell(list(ids, to, 0)));
}
