import type { FiguresByReason } from "@stonebridge/kernel";
import type { BRIGADES } from "../brigades/refusals.ts";
import type { COMBAT } from "../combat/refusals.ts";
import type { COMMAND } from "../command/refusals.ts";
import type { DECLARATION } from "../declaration/refusals.ts";
import type { ELSEWHERE } from "../elsewhere.ts";
import type { MOVEMENT } from "../movement/refusals.ts";
import type { RALLY } from "../rally/refusals.ts";
import type { ANY } from "../refusals.ts";
import type { SET_UP } from "../set-up/refusals.ts";

/** The figures of every refusal of the game, by reason: what its sentence has to name. */
export type EveryRefusal = FiguresByReason<
  typeof ANY &
    typeof SET_UP &
    typeof COMMAND &
    typeof MOVEMENT &
    typeof BRIGADES &
    typeof DECLARATION &
    typeof COMBAT &
    typeof RALLY &
    typeof ELSEWHERE
>;
