import type { FiguresByReason } from "@stonebridge/kernel";
import { COMBAT } from "./combat/refusals.ts";
import { MOVEMENT } from "./movement/refusals.ts";
import { GAME, type Refusing } from "./refusing.ts";
import { SCENARIOS } from "./scenarios/refusals.ts";
import { TURN } from "./turn/refusals.ts";

/** Every refusal of the game by the key of its sentence. */
export const REFUSALS = { ...GAME, ...SCENARIOS, ...TURN, ...MOVEMENT, ...COMBAT } satisfies Record<string, Refusing>;

/** What the sentence of each refusal names. */
export type RefusalFigures = FiguresByReason<typeof REFUSALS>;
