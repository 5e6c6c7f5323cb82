import { fitting, line, type Line, type NamedSpan } from "@stonebridge/kernel/words";
import { and, count } from "@stonebridge/kernel/words/english";
import type { SideId } from "../../vocabulary.ts";
import type { Names } from "../texts.ts";

export const SIDE: Readonly<Record<SideId, string>> = { union: "Union", confederate: "Confederates" };
/** "the Union" */
export const THE_SIDE: Readonly<Record<SideId, string>> = { union: "the Union", confederate: "the Confederates" };
/** "The Union" */
export const The_SIDE: Readonly<Record<SideId, string>> = { union: "The Union", confederate: "The Confederates" };

/** The verb as the side needs it: the Union moves, the Confederates move. */
export function verb(side: SideId, one: string, many: string): string {
  return side === "union" ? one : many;
}

/** "the " before a name that is not somebody’s: "the Stonewall Brigade", "the 6th North Carolina". */
export function the(name: string): string {
  return /^(\d|Stonewall|Texas|Washington|Camp|Union|Confederate|wagons)/.test(name) ? `the ${name}` : name;
}

/** Is the hex known only by its number? */
export function isNumbered(name: string): boolean {
  return /^hex \d+$/.test(name);
}

/** "at Stone House", "in hex 1822" */
export function at(name: string): string {
  return `${isNumbered(name) ? "in" : "at"} ${name}`;
}

/** Units, leaders, formations and hexes as sentences name them. */
export interface Say {
  /** "Jackson’s brigade", "the Stonewall Brigade" */
  unit(id: string): Line;
  leader(id: string): NamedSpan;
  /** "Tyler’s division", "the 6th North Carolina", "Lee’s headquarters" */
  holder(id: string): Line;
  commander(id: string): NamedSpan;
  /** A group of reinforcements, by its formation. */
  group(id: string): Line;
  hex(id: string): NamedSpan;
  /** "at Stone House", "in hex 1822" */
  at(id: string): Line;
  readonly names: Names;
}

export function say(names: Names): Say {
  const articled = (id: string, name: string): Line => {
    return the(name) === name ? [{ piece: id, name }] : ["the ", { piece: id, name }];
  };
  const hex = (id: string): NamedSpan => ({ place: id, name: names.hex(id) });
  return {
    unit: (id) => articled(id, names.unit(id)),
    leader: (id) => ({ piece: id, name: names.leader(id) }),
    holder: (id) => articled(id, names.holder(id)),
    group: (id) => articled(id, names.group(id)),
    commander: (id) => ({ piece: id, name: names.commander(id) }),
    hex,
    at: (id) => line`${isNumbered(names.hex(id)) ? "in" : "at"} ${hex(id)}`,
    names,
  };
}

/** The units by name, or how many there are if they do not all fit. */
export function listed(ids: readonly string[], to: Say, many = 2): Line {
  return ids.length > many ? [count(ids.length, "unit")] : and(ids.map(to.unit));
}

/** "stands", "stand" */
export function agree(ids: readonly unknown[], one: string, many: string): string {
  return ids.length === 1 ? one : many;
}

/** "an Attack", "a March" */
export function article(word: string): string {
  return `${/^[AEIOU]/.test(word) ? "an" : "a"} ${word}`;
}

/** ", needs 3 or less"; where no die is that low, ", with no chance" */
export function needs({ needed }: { readonly needed?: number }): string {
  if (needed === undefined) return "";
  return needed < 1 ? ", with no chance" : `, needs ${needed} or less`;
}

/** The formations by name, or how many there are if they do not all fit. */
export function formations(ids: readonly string[], to: Say): Line {
  return ids.length > 3 ? [count(ids.length, "formation")] : and(ids.map(to.holder));
}

/** A sentence with as many of the units by name as fit on a line of the log. */
export function all(ids: readonly string[], to: Say, tell: (named: Line) => Line): Line {
  return fitting(tell(listed(ids, to, 4)), tell(listed(ids, to, 2)), tell(listed(ids, to, 0)));
}
