import type { SituationBase, ToldBy, ToldOf } from "@stonebridge/kernel";
import type { Options } from "../vocabulary.ts";
import type { FIELD_FORMS, PositionForms } from "./situation-forms.ts";

/** Where a situation begins in the sequence of play. */
export type Beginning = ToldBy<PositionForms["at"]>;
/** A brigade on the map. In a stack the first listed was there first. */
export type Placement = ToldBy<PositionForms["placements"]>[number];
/** A brigade that is off the map. */
export type Absence = ToldBy<PositionForms["absent"]>[number];
/** A commander on the map. */
export type CommanderPlace = ToldBy<PositionForms["commanders"]>[number];

/** Any position of the game, for people, files and links: `situation-forms.ts` declares its fields. */
export interface Situation extends SituationBase, ToldOf<typeof FIELD_FORMS>, ToldOf<PositionForms> {
  readonly game: "second-bull-run-1862";
  readonly options?: Partial<Options>;
}
