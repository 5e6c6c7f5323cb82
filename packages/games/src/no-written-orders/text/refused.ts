import type { FiguresByReason } from "@stonebridge/kernel";
import type { RefusalSentences } from "@stonebridge/kernel/words";
import type { CHARGES } from "../charges/refusals.ts";
import type { COMBAT } from "../combat/refusals.ts";
import type { HIDING } from "../hiding/refusals.ts";
import type { MOVEMENT } from "../movement/refusals.ts";
import type { ORDERS } from "../orders/refusals.ts";
import type { SUPPLY } from "../supply/refusals.ts";
import type { TURN } from "../turn/refusals.ts";
import type { FIRST_BULL_RUN_REFUSALS } from "../modules/first-bull-run/special-rules.ts";
import type { SECOND_BULL_RUN_REFUSALS } from "../modules/second-bull-run/special-rules.ts";
import type { UNKNOWN } from "../refusing.ts";

/** The figures of every refusal of the game, by its reason. */
export type FiguresOfRefusals = FiguresByReason<
  typeof UNKNOWN &
    typeof TURN &
    typeof ORDERS &
    typeof HIDING &
    typeof SUPPLY &
    typeof MOVEMENT &
    typeof COMBAT &
    typeof CHARGES &
    typeof FIRST_BULL_RUN_REFUSALS &
    typeof SECOND_BULL_RUN_REFUSALS
>;

/** The sentences of a room’s refusals, with the words that a language has for their figures. */
type Sentences<Table, Words> = RefusalSentences<FiguresByReason<Table>, Words>;

export type UnknownRefusals<Words> = Sentences<typeof UNKNOWN, Words>;
export type TurnRefusals<Words> = Sentences<typeof TURN, Words>;
export type OrdersRefusals<Words> = Sentences<typeof ORDERS, Words>;
export type HidingRefusals<Words> = Sentences<typeof HIDING, Words>;
export type SupplyRefusals<Words> = Sentences<typeof SUPPLY, Words>;
export type MovementRefusals<Words> = Sentences<typeof MOVEMENT, Words>;
export type CombatRefusals<Words> = Sentences<typeof COMBAT, Words>;
export type ChargesRefusals<Words> = Sentences<typeof CHARGES, Words>;
export type FirstBullRunRefusals<Words> = Sentences<typeof FIRST_BULL_RUN_REFUSALS, Words>;
export type SecondBullRunRefusals<Words> = Sentences<typeof SECOND_BULL_RUN_REFUSALS, Words>;
