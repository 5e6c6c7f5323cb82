/** Where a situation begins: as the scenario has it, at the beginning of a turn, at any moment. */
export const STAGES = ["start", "turn", "exact"] as const;
export type StageName = (typeof STAGES)[number];
