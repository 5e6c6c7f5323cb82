import type { Basis } from "@stonebridge/board";
import type { Army, PieceKind, SideId } from "../vocabulary.ts";

/** How well the rulebook documents a piece. */
export type PieceValue = "name" | "rank" | "attack" | "defense" | "movement" | "red";

/** The fords and the bridge that the Confederate card names (BR83-1.22-a, BR83-1.23-a). */
export type Landmark =
  | "stone-bridge"
  | "balls-ford"
  | "lewis-ford"
  | "mitchells-ford"
  | "blackburns-ford"
  | "mcleans-ford"
  | "union-mills-ford";

/**
 * Groups of reinforcements (Tb9, BR83-13.1-a, BR83-OPT4.2-b, BR83-OPT4.2-c, BR83-OPT4.2-d): the game turn (1 is 9:00 AM, each half an hour), the entry hex,
 * and whether they come by rail if they come on time.
 */
export const ARRIVALS = {
  "union-4-pm": { turn: 15, hex: "CCC5", by: "road" },
  "union-6-pm": { turn: 19, hex: "CCC5", by: "road" },
  "confederate-11-am": { turn: 5, hex: "A18", by: "rail" },
  "confederate-noon-rail": { turn: 7, hex: "A18", by: "rail" },
  "confederate-noon-road": { turn: 7, hex: "A21", by: "road" },
  "confederate-4-pm": { turn: 15, hex: "CC35", by: "rail" },
} as const satisfies Record<string, { readonly turn: number; readonly hex: string; readonly by: "rail" | "road" }>;
/** A group of reinforcements, by its id. */
export type ArrivalId = keyof typeof ARRIVALS;

/**
 * Where a piece is when the game begins: in a hex, behind or at a crossing of Bull Run, on a march route of a section of the Union
 * card, waiting with a group of reinforcements, waiting on its card to be exchanged for others, or not in play.
 */
export type PieceStart =
  | { readonly how: "in"; readonly place: string }
  | { readonly how: "behind" | "at"; readonly place: Landmark }
  | { readonly how: "route"; readonly place: "main" | "third-division" }
  | { readonly how: "arrival"; readonly group: ArrivalId }
  | { readonly how: "card" }
  | { readonly how: "out" };

/** The factors of one piece of a battery (BR83-9.11-a). */
export interface Face {
  readonly attack: number;
  readonly defense: number;
  /** Whole movement points. */
  readonly movement: number;
}

/** A piece as the order of battle lists it. A battery's own factors are those of its mobile piece. */
export interface PieceData extends Face {
  readonly id: string;
  readonly side: SideId;
  readonly name: string;
  readonly army: Army;
  /** 1 to 5 on the Union side. */
  readonly division?: number;
  /** `keyes`; absent for a piece that belongs to no brigade (BR83-PP2-c). */
  readonly brigade?: string;
  /** An artillery battalion, by its leader. */
  readonly battalion?: string;
  readonly kind: PieceKind;
  /** The second piece of a battery, for battle (BR83-9.1-a). */
  readonly battle?: Face;
  /** Red movement factor: the piece needs no order (BR83-4.2-a). */
  readonly red: boolean;
  /** Begins in the FROZEN section (BR83-4.8-a, BR83-OB2-c). */
  readonly frozen: boolean;
  readonly start: PieceStart;
  /** Whether the text or a worked example settles any value of the piece, or all are estimated from strengths. */
  readonly basis: Basis;
  /** What the text or the example settles. */
  readonly settled: readonly PieceValue[];
  /** 0 if unknown, and for leaders and guns. */
  readonly men: number;
  readonly guns: number;
  /** Of a brigade piece: the infantry it stands for unless its owner picks others of the same defense (BR83-8.21-a). */
  readonly components: readonly string[];
}

interface Body extends Pick<PieceData, "division" | "brigade" | "battalion"> {
  readonly start: PieceStart;
  readonly frozen?: true;
}

type More = Partial<Pick<PieceData, "basis" | "settled" | "red" | "start">>;
type Member = Pick<PieceData, "id" | "name" | "kind" | keyof Face> & Partial<PieceData>;

/** The pieces of one brigade, battalion or other body, with what they have in common, as the cards list them (BR83-OB1-a). */
export function muster(
  side: SideId,
  army: Army,
  { frozen, ...body }: Body,
  members: readonly Member[],
): readonly PieceData[] {
  return members.map((member) => ({
    side,
    army,
    red: false,
    frozen: frozen === true && member.kind !== "brigade",
    basis: "estimate",
    settled: [],
    men: 0,
    guns: 0,
    components: [],
    ...body,
    ...member,
  }));
}

const LEADER = { attack: 0, defense: 0, movement: 6 } as const;
const CARD = { how: "card" } as const;
/** Where pieces of an optional rule are while it is not in use (BR83-PP5-a). */
export const NOT_IN_PLAY = { how: "out" } as const;

/** A leader: no factors, six movement points. */
export function leader(
  rank: "army" | "division" | "brigade" | "artillery",
  id: string,
  name: string,
  more?: More,
): Member {
  return { id, name, kind: `${rank}-leader`, ...LEADER, ...more };
}

type Factors = readonly [attack: number, defense: number];

/**
 * An infantry unit by its factors, in points.
 * @param men its strength in the sources
 */
export function infantry(id: string, name: string, [attack, defense]: Factors, men: number, more?: More): Member {
  return { id, name, kind: "infantry", attack, defense, movement: 4, men, ...more };
}

/**
 * A cavalry unit by its factors, in points.
 * @param men its strength in the sources
 */
export function cavalry(id: string, name: string, [attack, defense]: Factors, men: number, more?: More): Member {
  return { id, name, kind: "cavalry", attack, defense, movement: 6, men, ...more };
}

/** A battery by the factors of its battle piece, which moves 1; the mobile one has half the attack, rounded down. */
export function battery(
  id: string,
  name: string,
  [attack, defense]: Factors,
  guns: number,
  { movement = 3, ...more }: More & Partial<Pick<Face, "movement">> = {},
): Member {
  const battle = { attack, defense, movement: 1 };
  return { id, name, kind: "battery", attack: Math.floor(attack / 2), defense, movement, battle, guns, ...more };
}

/**
 * A brigade piece, which begins on its card.
 * @param components ids of the pieces that it may stand for
 */
export function brigadePiece(
  id: string,
  name: string,
  [attack, defense]: Factors,
  components: readonly string[],
  more?: More,
): Member {
  return { id, name, kind: "brigade", attack, defense, movement: 4, start: CARD, components, ...more };
}

/** The text names the piece or gives these of its values. */
export function rulebook(...settled: readonly PieceValue[]): More {
  return { basis: "rulebook", settled };
}

/** A worked example of the text only works with these values. */
export function derived(...settled: readonly PieceValue[]): More {
  return { basis: "derived", settled };
}

/** At a crossing: within three hexes, on either bank (BR83-1.23-a). */
export function at(place: Landmark): PieceStart {
  return { how: "at", place };
}

/** Behind a ford: within four hexes on the Confederate bank (BR83-1.22-a). */
export function behind(place: Landmark): PieceStart {
  return { how: "behind", place };
}

/** With a group of reinforcements (BR83-1.13-a). */
export function arrival(group: ArrivalId): PieceStart {
  return { how: "arrival", group };
}
