import type { Rule } from "../rules/registry.ts";

/** The clauses that modify dice: commanders’ ratings, morale, luck so far, the state of those who fire, assaults won. */
export const MODIFIERS = [
  "NWO-4.2-a",
  "NWO-7.6-h",
  "NWO-19.1-d",
  "NWO-19.10-b",
  "NWO-19.11-b",
  "NWO-RUL242",
] as const satisfies readonly Rule[];
export type ModifierRule = (typeof MODIFIERS)[number];

/** What is added to a die, by its clause. */
export interface Modifier {
  readonly value: number;
  readonly rule: ModifierRule;
}
