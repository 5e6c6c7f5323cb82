import { HexsideMap, type HexsideMapData } from "@stonebridge/board";
import firstData from "@stonebridge/atlas/maps/no-written-orders-first-bull-run/hexes.json" with { type: "json" };
import secondData from "@stonebridge/atlas/maps/no-written-orders-second-bull-run/hexes.json" with { type: "json" };
import type { Field } from "../../../src/no-written-orders/field.ts";
import { createField } from "../../../src/no-written-orders/opened-field.ts";
import type { ModuleData } from "../../../src/no-written-orders/modules/module-data.ts";
import { MODULES } from "../../../src/no-written-orders/modules/modules.ts";
import { DEFAULT_OPTIONS } from "../../../src/no-written-orders/options/switches.ts";
import type { ModuleId, Options, ScenarioId } from "../../../src/no-written-orders/vocabulary.ts";

/** The maps that the atlas built. */
export const BUILT: Readonly<Record<ModuleId, HexsideMap>> = {
  "first-bull-run": new HexsideMap(firstData as unknown as HexsideMapData),
  "second-bull-run": new HexsideMap(secondData as unknown as HexsideMapData),
};

/** The field of a scenario, with some options. */
export function fieldOn(map: HexsideMap, module: ModuleData, id: ScenarioId, options: Partial<Options> = {}): Field {
  const scenario = module.scenarios.find((one) => one.id === id);
  if (scenario === undefined) throw new Error(id);
  const situation = { format: "stonebridge-situation", version: 1, game: "no-written-orders", scenario: id } as const;
  return createField(situation, module, scenario, map, { ...DEFAULT_OPTIONS, ...options });
}

/** The same on the map of its module. */
export function builtField(module: ModuleId, id: ScenarioId, options: Partial<Options> = {}): Field {
  return fieldOn(BUILT[module], MODULES[module], id, options);
}
