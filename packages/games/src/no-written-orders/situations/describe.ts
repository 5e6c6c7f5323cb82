import type { Field } from "../field.ts";
import type { Position } from "../position.ts";
import type { Situation } from "./situation.ts";
import { stateForms } from "./state-forms.ts";
import { stateOf } from "./telling.ts";
import { PHASES } from "../vocabulary.ts";

/**
 * A position as a situation that people can read and edit. `sequence` keeps the running steps, so that it continues from there; without it,
 * another `at` says where to start again.
 */
export function describePosition(field: Field, p: Position): Situation {
  const { situation } = field;
  const forms = stateForms(field);
  const state = stateOf(field, p);
  const told = Object.entries(state).map(([key, value]) => {
    const form = forms[key as keyof typeof forms] as { tell(value: unknown): unknown };
    return [key, form.tell(value)] as const;
  });
  return {
    format: "stonebridge-situation",
    version: 1,
    game: "no-written-orders",
    ...(situation.name === undefined ? {} : { name: situation.name }),
    scenario: field.scenario.id,
    options: field.options,
    ...(situation.module === undefined ? {} : { module: situation.module }),
    ...(situation.units === undefined ? {} : { units: situation.units }),
    ...(situation.leaderValues === undefined ? {} : { leaderValues: situation.leaderValues }),
    at: { stage: "exact", turn: p.turn, phase: PHASES[p.phase] },
    ...Object.fromEntries(told.filter(([, value]) => value !== undefined)),
  };
}
