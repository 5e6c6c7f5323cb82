/**
 * What the Colonel thinks things are worth, in victory points of the difference between the sides. Tested in games against the Recruit and
 * against itself.
 */
export const WEIGHTS = {
  /** One level of Fatigue on a brigade. */
  fatigue: 0.11,
  /** Resting: one level that the end of the turn would remove anyway. */
  rest: 0.05,
  /** Driving an enemy from a zone that scores nothing. */
  ground: 0.12,
  /** Share of hits that end in a step loss; the others in a retreat. */
  lossShare: 0.6,
  /** The share of possible enemy harm to a brigade that is expected to happen. */
  harm: 0.04,
  /** Movement points to a goal, as a share of what the goal is worth to the brigade. */
  way: 0.16,
  /** The same for a brigade with nothing better to do. */
  leastGoal: 0.12,
  /** Control gained in passing keeps at least this share of its points. */
  passing: 0.35,
  /** Moving by Operational movement: worth of each movement point towards the goal, compared with what else the turn would bring. */
  operational: 0.05,
  /** Bringing a brigade into command, and the share of it for a brigade just in range. */
  command: 1,
  /** An enemy next to an HQ's zone, or one that can soon be there. */
  exposure: 0.6,
} as const;
