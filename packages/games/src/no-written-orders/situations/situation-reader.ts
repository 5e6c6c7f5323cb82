import { type Fault, type Faults, keysOf, openSituation, UNUSABLE } from "@stonebridge/kernel";
import { withValues } from "../army/unit-values.ts";
import type { Field } from "../field.ts";
import { BUILT_MAPS } from "../modules/built-maps.ts";
import type { ModuleData } from "../modules/module-data.ts";
import { type Start, startIn, startOf } from "../modules/modules.ts";
import { createField } from "../opened-field.ts";
import type { Position } from "../position.ts";
import { type ScenarioId, SIDES } from "../vocabulary.ts";
import { optionFaults } from "./option-faults.ts";
import { readPosition } from "./position-reader.ts";
import type { Situation } from "./situation.ts";
import { CHOICES } from "./situation-forms.ts";
import { startFaults } from "./start-faults.ts";
import { STATE_FIELDS } from "./state-forms.ts";

/**
 * Reads a situation from any source and reports everything that is wrong with it, field by field.
 * @throws Faulty
 */
export function readSituation(data: unknown): { readonly field: Field; readonly first: Position } {
  const { situation: told, faults } = openSituation(
    data,
    { id: "no-written-orders", name: "No Written Orders", sides: SIDES },
    new Set([...keysOf(CHOICES), ...STATE_FIELDS]),
  );
  const id = CHOICES.scenario().read(told["scenario"], "scenario", faults);
  const given = CHOICES.module().read(told["module"], "module", faults);
  const start = startFor(id, given, faults);
  const units = CHOICES.units(start).read(told["units"], "units", faults);
  const leaders = CHOICES.leaderValues(start).read(told["leaderValues"], "leaderValues", faults);
  const module = withValues(start.module, units, leaders, faults);
  const options = CHOICES.options().read(told["options"], "options", faults);
  note(optionFaults(module, options), "", faults);
  CHOICES.dice().read(told["dice"], "dice", faults);
  faults.check(UNUSABLE);
  const situation: Situation = {
    ...told,
    format: "stonebridge-situation",
    version: 1,
    game: "no-written-orders",
    scenario: id,
  };
  const field = createField(situation, module, start.scenario, BUILT_MAPS[module.id](), options);
  if (given !== undefined) note(startFaults(field), "module.", faults);
  faults.check(UNUSABLE);
  const first = readPosition(field, told, faults);
  faults.check(UNUSABLE);
  return { field, first };
}

/** The start in a module supplied by a user, if it has the scenario; otherwise in ours. */
function startFor(id: ScenarioId, given: ModuleData | undefined, faults: Faults): Start {
  const start = given === undefined ? startOf(id) : startIn(given, id);
  if (start !== undefined) return start;
  faults.add("module.scenarios", `must have the scenario ${id} of this game`, "NWO-RUL004");
  return startOf(id);
}

function note(found: readonly Fault[], within: string, faults: Faults): void {
  for (const { field, problem, rule } of found) faults.add(`${within}${field}`, problem, rule);
}
