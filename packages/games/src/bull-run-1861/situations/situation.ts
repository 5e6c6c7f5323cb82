import type { ToldBy, ToldOf } from "@stonebridge/kernel";
import type { Head } from "./field-forms.ts";
import type { PositionForms } from "./situation-forms.ts";

export type { UnitValues } from "../units.ts";

/** Where a situation begins in the sequence of play. */
export type Beginning = ToldBy<PositionForms["at"]>;
/** A brigade on the map. */
export type Placement = ToldBy<PositionForms["placements"]>[number];

/** Any position of the game, for people, files and links: `field-forms.ts` and `situation-forms.ts` declare its fields. */
export interface Situation extends Head, ToldOf<PositionForms> {
  readonly game: "bull-run-1861";
}
