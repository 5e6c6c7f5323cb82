import { tellFields } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import type { Position } from "../position/position.ts";
import type { Situation } from "./situation.ts";
import { positionForms } from "./situation-forms.ts";
import { toldOf } from "./telling.ts";

/**
 * A position as a situation that people can read and edit. `sequence` keeps the running steps, so that it continues from there; without it,
 * another `at` says where to start again.
 */
export function describePosition(field: Field, p: Position): Situation {
  const { name, map, units } = field.situation;
  return {
    format: "stonebridge-situation",
    version: 1,
    game: "bull-run-1861",
    ...(name === undefined ? {} : { name }),
    ...(map === undefined ? {} : { map }),
    options: field.options,
    ...(units === undefined ? {} : { units }),
    ...tellFields(positionForms(field), toldOf(field, p)),
  };
}
