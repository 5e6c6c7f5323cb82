import type { ScenarioInfo } from "@stonebridge/kernel";
import type { ModuleId, ScenarioId } from "../vocabulary.ts";
import { FIRST_BULL_RUN } from "./first-bull-run/first-bull-run.ts";
import type { ModuleData } from "./module-data.ts";
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

/** The module of ours that brings a scenario. @throws Error if none does */
export function moduleOf(id: ScenarioId): ModuleData {
  const bringer = Object.values(MODULES).find((module) => module.scenarios.some((one) => one.id === id));
  if (bringer === undefined) throw new Error(`No module brings the start ${id}.`);
  return bringer;
}
