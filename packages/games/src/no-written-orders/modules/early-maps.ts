import type { HexsideMap } from "@stonebridge/board";
import type { ModuleId } from "../vocabulary.ts";
import { firstMap } from "./first-bull-run/map.ts";

/** Maps that come with the scenarios. The others come with the whole game, which most visitors do without. */
export const EARLY_MAPS = {
  "first-bull-run": firstMap,
} satisfies Partial<Record<ModuleId, () => HexsideMap>>;

/** The map of a module, if it comes with the scenarios. */
export function earlyMap(module: ModuleId): HexsideMap | undefined {
  const maps: Partial<Record<ModuleId, () => HexsideMap>> = EARLY_MAPS;
  return maps[module]?.();
}
