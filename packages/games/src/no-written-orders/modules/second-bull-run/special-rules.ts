import type { SpecialRuleMakers } from "../special-rule.ts";
import { FIXED_IDEA, fixedIdea } from "./fixed-idea.ts";
import { KINGS_COLUMN, kingsColumn } from "./kings-column.ts";

/** The special rules of Second Bull Run that its data do not say. */
export const SECOND_BULL_RUN_RULES: SpecialRuleMakers = { "NWO-DS4": fixedIdea, "NWO-DS8": kingsColumn };

/** What they refuse. */
export const SECOND_BULL_RUN_REFUSALS = { ...FIXED_IDEA, ...KINGS_COLUMN };
