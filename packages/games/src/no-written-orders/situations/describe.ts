import { tellFields } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import type { Position } from "../position.ts";
import { PHASES } from "../vocabulary.ts";
import type { Situation } from "./situation.ts";
import { stateForms } from "./state-forms.ts";
import { stateOf } from "./telling.ts";

/**
 * A position as a situation that people can read and edit. `sequence` keeps the running steps, so that it continues from there; without it,
 * another `at` says where to start again.
 */
export function describePosition(field: Field, p: Position): Situation {
  const { name, module, units, leaderValues } = field.situation;
  return {
    format: "stonebridge-situation",
    version: 1,
    game: "no-written-orders",
    ...(name === undefined ? {} : { name }),
    scenario: field.scenario.id,
    options: field.options,
    ...(module === undefined ? {} : { module }),
    ...(units === undefined ? {} : { units }),
    ...(leaderValues === undefined ? {} : { leaderValues }),
    at: { stage: "exact", turn: p.turn, phase: PHASES[p.phase] },
    ...tellFields(stateForms(field), stateOf(field, p)),
  };
}
