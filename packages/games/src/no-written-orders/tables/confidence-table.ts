/** What is added to a leader’s rating in a confidence check (table TQ). */
export const CONFIDENCE = {
  /** Not demoralised, on Attack or Probe. */
  steadyAttack: 3,
  demoralisedAttack: 0,
  /** The objective is held; only on Attack. */
  objectiveHeld: 1,
  /** Demoralised, on Defend or Delay; others never check (NWO-12.10-b). */
  demoralisedDefence: 2,
} as const;
