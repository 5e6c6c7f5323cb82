/** What the colonel thinks things are worth, in victory points of the difference between the sides. */
export interface Weights {
  readonly fatigue: number;
  readonly rest: number;
  readonly ground: number;
  readonly testLosses: number;
  readonly testGoes: number;
  readonly harm: number;
  readonly way: number;
  readonly leastGoal: number;
  readonly passing: number;
  readonly hope: number;
  readonly command: number;
  readonly exposure: number;
  readonly press: number;
}

/** A loss, at the least: what it does to the brigade; more by what it does to the reckoning. */
export const LEAST_LOSS = 0.16;

/** His habit. */
export const WEIGHTS: Weights = {
  /** One level of Fatigue on a brigade. */
  fatigue: 0.12,
  /** Resting one level, which the end of the turn takes anyway where no enemy is in contact. */
  rest: 0.05,
  /** Driving an enemy from a zone that scores nothing. */
  ground: 0.14,
  /** Losses that a Combat test costs a brigade at its mean, and the chance that it goes. */
  testLosses: 0.6,
  testGoes: 0.85,
  /** Harm to be expected from each point of strength that the enemy can bring beyond what meets it. */
  harm: 0.0006,
  /** Movement points to a goal, as a share of what the goal is worth to the brigade. */
  way: 0.12,
  /** The same for a brigade with nothing better to do. */
  leastGoal: 0.1,
  /** Control taken in passing keeps this share of its points at the least. */
  passing: 0.3,
  /** How much of the strength of brigades that may still join an attack is counted on. */
  hope: 0.6,
  /** A brigade in command, by its commander’s ride. */
  command: 1,
  /** An enemy near a commander’s zone. */
  exposure: 0.8,
  /** Driving an enemy from near the objective of the main effort. */
  press: 0.6,
};

/** Other ways to lead: one that seeks the fight, and one that shuns it. */
export const BOLD: Weights = {
  ...WEIGHTS,
  harm: 0,
  ground: 2.2 * WEIGHTS.ground,
  press: 2 * WEIGHTS.press,
  fatigue: 0.5 * WEIGHTS.fatigue,
};
export const WARY: Weights = {
  ...WEIGHTS,
  harm: 20 * WEIGHTS.harm,
  ground: 0.6 * WEIGHTS.ground,
  hope: 0.5 * WEIGHTS.hope,
};
