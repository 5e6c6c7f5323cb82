import type { SituationBase, ToldOf } from "@stonebridge/kernel";
import { orderOfBattle } from "../army/pieces.ts";
import type { Options } from "../vocabulary.ts";
import { mapForm } from "./map-form.ts";
import { piecesForm } from "./piece-values.ts";

/** How a file has what a game is played with: the map, and pieces with the values of their owner. */
export function headForms(options: Options) {
  return { map: mapForm, pieces: piecesForm(orderOfBattle(options)) };
}

/** What a situation says besides the position. */
export type Head = SituationBase & ToldOf<ReturnType<typeof headForms>>;
