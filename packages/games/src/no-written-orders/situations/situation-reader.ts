import { checkFaces, type Fault, type Faults, Faulty, openSituation, readOptions, UNUSABLE } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import { BUILT_MAPS } from "../modules/built-maps.ts";
import { createField } from "../opened-field.ts";
import type { ModuleData, ScenarioData } from "../modules/module-data.ts";
import { readModule } from "../modules/module-reader.ts";
import { moduleOf } from "../modules/modules.ts";
import { optionFaults } from "./option-faults.ts";
import { readPosition, STATE_FIELDS } from "./position-reader.ts";
import type { Position } from "../position.ts";
import type { Situation } from "./situation.ts";
import { startFaults } from "./start-faults.ts";
import { withValues } from "../army/unit-values.ts";
import { OPTION_VALUES, SCENARIO_IDS, type ScenarioId } from "../vocabulary.ts";

const FIELDS = new Set(["scenario", "module", "units", "leaderValues", "at", ...STATE_FIELDS]);

/**
 * Reads a situation from any source and reports everything that is wrong with it, field by field.
 * @throws Faulty
 */
export function readSituation(data: unknown): { readonly field: Field; readonly first: Position } {
  const { situation: read, faults } = openSituation(
    data,
    { id: "no-written-orders", name: "No Written Orders" },
    FIELDS,
  );
  const id = faults.word("scenario", read["scenario"], SCENARIO_IDS);
  const given = read["module"] === undefined ? undefined : readGiven(read["module"]);
  const bringer = given === undefined ? moduleOf(id) : bringing(given, id, faults);
  const module = withValues(bringer, read["units"], read["leaderValues"], faults);
  const scenario = module.scenarios.find((one) => one.id === id) as ScenarioData;
  const options = readOptions(OPTION_VALUES, read["options"], faults);
  note(optionFaults(module, options), "", faults);
  checkFaces(read["dice"], faults);
  faults.check(UNUSABLE);
  const field = createField(read as unknown as Situation, module, scenario, BUILT_MAPS[module.id](), options);
  if (given !== undefined) note(startFaults(field), "module.", faults);
  faults.check(UNUSABLE);
  const first = readPosition(field, read, faults);
  faults.check(UNUSABLE);
  return { field, first };
}

/** A module that comes with a situation. @throws Faulty, its fields given as those of the situation */
function readGiven(data: unknown): ModuleData {
  try {
    return readModule(data);
  } catch (error) {
    if (!(error instanceof Faulty)) throw error;
    throw new Faulty(
      error.what,
      error.faults.map((fault) => ({
        ...fault,
        field: fault.field === "(whole module)" ? "module" : `module.${fault.field}`,
      })),
    );
  }
}

/** A module supplied by a user, if it has the scenario; otherwise ours. */
function bringing(module: ModuleData, id: ScenarioId, faults: Faults): ModuleData {
  if (module.scenarios.some((one) => one.id === id)) return module;
  faults.add("module.scenarios", `must have the scenario ${id} of this game`, "NWO-RUL004");
  return moduleOf(id);
}

function note(found: readonly Fault[], within: string, faults: Faults): void {
  for (const { field, problem, rule } of found) faults.add(`${within}${field}`, problem, rule);
}
