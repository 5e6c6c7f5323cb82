/** Choices of fire and assault (D-20, D-27 to D-33, D-35, D-37). Units, leaders and hexes by their ids. */
export type CombatAction =
  | { readonly type: "bombard"; readonly unit: string; readonly hex: string }
  | { readonly type: "end-bombardment" }
  | { readonly type: "take-hit"; readonly unit: string };

export const COMBAT_ACTIONS = {
  bombard: { unit: "id", hex: "id" },
  "end-bombardment": {},
  "take-hit": { unit: "id" },
} as const;

export const COMBAT_STEPS = [
  "bombardment", // bombard, end-bombardment   D-20
  "hits", //        take-hit                   D-31, D-35
] as const;
