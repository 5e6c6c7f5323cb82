import type { ScenarioInfo } from "@stonebridge/kernel";
import type { ModuleId, ScenarioId } from "../vocabulary.ts";
import { FIRST_BULL_RUN } from "./first-bull-run/first-bull-run.ts";
import type { ModuleData, ScenarioData } from "./module-data.ts";
import { SECOND_BULL_RUN } from "./second-bull-run/second-bull-run.ts";

/** Maps, armies and starts that the game brings (NWO-RUL004). */
export const MODULES: Readonly<Record<ModuleId, ModuleData>> = {
  "first-bull-run": FIRST_BULL_RUN,
  "second-bull-run": SECOND_BULL_RUN,
};

/** Every start of every module. */
export const SCENARIOS: readonly ScenarioInfo<ScenarioId>[] = Object.values(MODULES).flatMap(({ scenarios }) =>
  scenarios.map(({ id, name }) => ({ id, name })),
);

/** A start, and the module that brings it. */
export interface Start {
  readonly module: ModuleData;
  readonly scenario: ScenarioData;
}

/** The start of a scenario in a module that has it. */
export function startIn(module: ModuleData, id: ScenarioId): Start | undefined {
  const scenario = module.scenarios.find((one) => one.id === id);
  return scenario === undefined ? undefined : { module, scenario };
}

/** The start of a scenario in our modules. @throws Error if none brings it */
export function startOf(id: ScenarioId): Start {
  for (const module of Object.values(MODULES)) {
    const start = startIn(module, id);
    if (start !== undefined) return start;
  }
  throw new Error(`No module brings the start ${id}.`);
}
