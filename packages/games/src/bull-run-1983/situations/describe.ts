import { tellFields } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import type { Position } from "../position.ts";
import type { Situation } from "./situation.ts";
import { stateForms } from "./situation-forms.ts";
import { stateOf } from "./telling.ts";

/**
 * A position as a situation that people can read and edit. `at` keeps the running steps, so that it continues from there; another `at`
 * starts again from elsewhere.
 */
export function describePosition(field: Field, p: Position): Situation {
  const { name, map, pieces } = field.situation;
  return {
    format: "stonebridge-situation",
    version: 1,
    game: "bull-run-1983",
    ...(name === undefined ? {} : { name }),
    options: field.options,
    ...(map === undefined ? {} : { map }),
    ...(pieces === undefined ? {} : { pieces }),
    ...tellFields(stateForms(field), stateOf(field, p)),
  };
}
