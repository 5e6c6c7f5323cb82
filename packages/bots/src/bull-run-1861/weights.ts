/**
 * What the colonel thinks things are worth, in victory points of the difference between the sides. Tried in games against the recruit
 * and against itself.
 */
export const WEIGHTS = {
  /** One level of Fatigue on a brigade. */
  fatigue: 0.11,
  /** Resting: one level that the end of the turn would take anyway. */
  rest: 0.05,
  /** Driving an enemy from a zone that scores nothing. */
  ground: 0.12,
  /** Share of hits that end in a step loss; the others in a retreat. */
  lossShare: 0.6,
  /** Part of the harm that an enemy could do to a brigade next, that is thought to come. */
  harm: 0.04,
  /** Movement points to a goal, as a share of what the goal is worth to the brigade. */
  way: 0.16,
  /** The same for a brigade with nothing better to do. */
  leastGoal: 0.12,
  /** Control taken in passing keeps this share of its points at the least. */
  passing: 0.35,
  /** Moving by Operational movement: worth of each movement point towards the goal, against what the turn would bring otherwise. */
  operational: 0.05,
  /** Bringing a brigade into command, and the share of it for a brigade just in range. */
  command: 1,
  /** An enemy next to an HQ's zone, or one that can soon be. */
  exposure: 0.6,
} as const;
