import type { Basis, BorderKind, ZoneTerrain } from "@stonebridge/board";
import type { SideId } from "../vocabulary.ts";

/** What a zone’s ground is, for people: the map’s terrain, and what this battle adds to it. */
export type Ground = ZoneTerrain | "embankment" | "clear";

/** Everything the game says in one language. English and French have the same shape, so that none is forgotten. */
export interface Texts {
  readonly language: "en" | "fr";

  /** Display name of a brigade or commander; an unknown id is its own name. */
  unitName(id: string): string;
  /** The name as it fits on a counter. */
  counterName(id: string): string;
  /** "1st Brigade, Hatch’s division", "Stonewall Brigade, Taliaferro’s division", "Commands Jackson’s corps" */
  unitTitle(id: string): string;
  /** "56 Pennsylvania, 76, 95 New York", "Batteries of Dilger, Hampton, Roemer · 18 guns" */
  unitRegiments(id: string): string;
  /** Rank and full name of who leads a brigade, a corps or an army. */
  commander(id: string): string;
  /** "Hill’s division" */
  division(id: string): string;
  /** Rank and full name of who leads a division. */
  divisionCommander(id: string): string;
  /** "Jackson’s corps", by its commander. */
  corps(id: string): string;
  kind(kind: "infantry" | "cavalry" | "artillery"): string;
  men(count: number): string;
  side(side: SideId): string;
  /** The side as its army called itself. */
  sideTitle(side: SideId): string;
  ground(ground: Ground): string;
  border(kind: BorderKind): string;
  basis(basis: Basis): string;
}
