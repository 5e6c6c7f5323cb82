import type { HexsideMap } from "@stonebridge/board";
import type { ModuleId } from "../vocabulary.ts";
import { EARLY_MAPS } from "./early-maps.ts";
import { secondMap } from "./second-bull-run/map.ts";

/** By module, its map made ready for rules. */
export const BUILT_MAPS: Readonly<Record<ModuleId, () => HexsideMap>> = {
  ...EARLY_MAPS,
  "second-bull-run": secondMap,
};
