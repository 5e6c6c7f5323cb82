/** What is added to a leader’s rating in a check of confidence (table TQ). */
export const CONFIDENCE = {
  /** Not demoralised, on Attack or Probe. */
  steadyAttack: 3,
  demoralisedAttack: 0,
  /** The objective is held; on Attack alone. */
  objectiveHeld: 1,
  /** Demoralised, on Defend or Delay; who is not never checks (NWO-12.10-b). */
  demoralisedDefence: 2,
} as const;
