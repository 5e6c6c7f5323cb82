import {
  described,
  facesForm,
  type Form,
  formsFrom,
  optionsForm,
  partly,
  usually,
  variants,
  word,
} from "@stonebridge/kernel";
import { leaderValuesForm, unitValuesForm } from "../army/unit-values.ts";
import type { Field } from "../field.ts";
import type { ScenarioData } from "../modules/module-data.ts";
import type { Start } from "../modules/modules.ts";
import { OPTION_VALUES, PHASES, SCENARIO_IDS } from "../vocabulary.ts";
import { givenModule } from "./given-module.ts";
import { turnForm } from "./names.ts";
import type { Beginning } from "./setting.ts";
import { type State, stateForms } from "./state-forms.ts";

/** The fields of a situation that say which game it is of and where it begins, and how each is written. */
export const CHOICES = {
  scenario: () => described("Scenario: its map, armies, turns and victory conditions apply.", word(SCENARIO_IDS)),
  options: () => optionsForm(OPTION_VALUES),
  module: () => givenModule,
  units: ({ module }: Start) => unitValuesForm(module),
  leaderValues: ({ module }: Start) => leaderValuesForm(module),
  at: ({ scenario }: Start) => beginningForm(scenario),
  dice: () => facesForm(),
} as const;

function beginningForm({ firstTurn, lastTurn }: ScenarioData): Form<Beginning, Beginning | undefined> {
  return usually(
    { stage: "start" },
    variants(
      "stage",
      {
        start: ["As the scenario has it.", {}],
        turn: ["At the beginning of a turn.", { turn: turnForm(firstTurn, lastTurn, 1) }],
        exact: [
          "At any moment: continues with the steps of sequence.",
          { turn: turnForm(firstTurn - 1, lastTurn, 0), phase: word(PHASES) },
        ],
      },
      'must say where the game begins, such as { "stage": "turn", "turn": 5 }',
    ),
  );
}

/** How a whole situation is written, apart from what those of all games begin with. */
export function situationForms(field: Field): Readonly<Record<keyof typeof CHOICES | keyof State, Form<unknown>>> {
  return { ...formsFrom(CHOICES, field), ...partly(stateForms(field)) };
}
