import type { ToldOf } from "@stonebridge/kernel";
import type { Options } from "../vocabulary.ts";
import type { Head } from "./head-forms.ts";
import type { StateForms } from "./situation-forms.ts";

/** Any position of the game, for people, files and links. */
export interface Situation extends Head, ToldOf<StateForms> {
  readonly game: "bull-run-1983";
  readonly options?: Partial<Options>;
}

/** One piece of a situation, and its state. What is left out is as at the beginning of a game. */
export type Placement = NonNullable<Situation["placements"]>[number];

export type { PieceValues } from "./piece-values.ts";
