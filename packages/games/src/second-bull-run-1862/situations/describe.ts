import { tellFields } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import type { Position } from "../position.ts";
import { namesOf } from "./names.ts";
import type { Situation } from "./situation.ts";
import { FIELD_FORMS, positionForms } from "./situation-forms.ts";
import { toldOf } from "./telling.ts";

/**
 * A position as a situation that people can read and edit. `sequence` keeps the running steps, so that it continues from there; without it,
 * another `at` says where to start again.
 */
export function describePosition(field: Field, p: Position): Situation {
  const { situation, scenario, graph, options, entered } = field;
  const { name } = situation;
  const played = {
    scenario: scenario.id,
    map: graph,
    options,
    units: entered.units,
    commanderValues: entered.commanders,
  };
  return {
    format: "stonebridge-situation",
    version: 1,
    game: "second-bull-run-1862",
    ...(name === undefined ? {} : { name }),
    ...tellFields(FIELD_FORMS, played),
    ...tellFields(positionForms(namesOf(field)), toldOf(field, p)),
  };
}
