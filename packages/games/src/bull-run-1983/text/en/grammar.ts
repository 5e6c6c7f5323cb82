import type { Line } from "@stonebridge/kernel/words";
import { and, count } from "@stonebridge/kernel/words/english";
import { LEADER_KINDS, type SideId } from "../../vocabulary.ts";
import { pieceOf } from "../roster.ts";
import type { Say } from "../values.ts";

export const SIDE: Readonly<Record<SideId, string>> = { union: "Union", confederate: "Confederates" };
/** "Confederate" before what is theirs */
export const OF_SIDE: Readonly<Record<SideId, string>> = { union: "Union", confederate: "Confederate" };
/** "the Union" */
export const THE_SIDE: Readonly<Record<SideId, string>> = { union: "the Union", confederate: "the Confederates" };
/** "The Union" */
export const The_SIDE: Readonly<Record<SideId, string>> = { union: "The Union", confederate: "The Confederates" };

/** The verb as the side needs it: the Union moves, the Confederates move. */
export function verb(side: SideId, one: string, many: string): string {
  return side === "union" ? one : many;
}

/** "1st", "2nd", "11th" */
export function ordinal(number: number): string {
  const ten = number % 100;
  const ending = ten >= 11 && ten <= 13 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${number}${ending}`;
}

/** The pieces by name, or how many there are if they do not all fit. */
export function listed(ids: readonly string[], to: Say, many = 3, what = "piece"): Line {
  return ids.length > many ? [count(ids.length, what)] : and(ids.map(to.piece));
}

export interface Pronoun {
  readonly He: string;
  readonly he: string;
  readonly His: string;
  readonly him: string;
  readonly his: string;
}

const PERSON: Pronoun = { He: "He", he: "he", His: "His", him: "him", his: "his" };
const THING: Pronoun = { He: "It", he: "it", His: "Its", him: "it", his: "its" };

/** Leaders are persons; units, brigade pieces and dummies are things. */
export function pronoun(id: string | undefined): Pronoun {
  const kind = id === undefined ? undefined : pieceOf(id)?.kind;
  return kind !== undefined && LEADER_KINDS.includes(kind) ? PERSON : THING;
}
