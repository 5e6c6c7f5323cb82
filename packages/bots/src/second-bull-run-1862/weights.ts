/** What the Colonel thinks things are worth, in victory points of the difference between the sides. */
export interface Weights {
  /** One level of Fatigue on a brigade, in victory points. */
  readonly fatigueLevel: number;
  /** The level that a forced march costs, before anything is won by it, in victory points. */
  readonly forcedMarch: number;
  /** Resting one level, which the end of the turn removes anyway if no enemy is in contact, in victory points. */
  readonly restedLevel: number;
  /**
   * How many times more a loss counts that comes from stepping straight from one enemy Front into another (SB62-9.4-j): the enemy pays
   * nothing for it.
   */
  readonly frontToFrontLoss: number;
  /** Extra losses expected of a defender who can only go back through our Fronts, in losses. */
  readonly cutOffLoss: number;
  /** Driving an enemy from a zone that scores nothing, in victory points. */
  readonly unscoredZone: number;
  /** By how much an attack’s own gain is multiplied: a good attack today makes better attacks tomorrow. */
  readonly attackGain: number;
  /** Expected harm for each point of strength that the enemy can bring beyond our defence, in victory points. */
  readonly harmPerPoint: number;
  /** What a movement point to a goal costs, as a share of what the goal is worth to the brigade. */
  readonly wayShare: number;
  /** What a goal is worth to a brigade with nothing better to do, at least, in victory points. */
  readonly leastGoal: number;
  /** Control gained in passing keeps at least this share of its points. */
  readonly passingShare: number;
  /** A brigade in command, by its commander’s ride, in victory points. */
  readonly inCommand: number;
  /** An enemy near a commander’s zone, in victory points. */
  readonly exposedCommander: number;
  /** Driving an enemy from near the objective of the main effort, in victory points. */
  readonly clearingEffort: number;
  /** What it is worth to a brigade to reach the objective that it guards, in victory points. */
  readonly reachingGuardPost: number;
  /** The share of the enemy’s strength near an objective that its guards should match. */
  readonly guardRatio: number;
  /** How many times its points an objective is worth in the last turns to a brigade alone on it. */
  readonly garrisonFactor: number;
  /** What it is worth to a brigade to reach the objective of its effort, in victory points. */
  readonly reachingEffort: number;
  /** How many times the enemy’s strength is enough at the objective of an effort. */
  readonly effortRatio: number;
  /** How many times its points taking an objective is worth. */
  readonly objectiveFactor: number;
  /** By how much that grows up to the end of the game. */
  readonly lateObjectiveFactor: number;
  /** What it is worth more, in the last turns, to reach an objective that the army needs for the lead it lacks, in victory points. */
  readonly neededObjective: number;
  /** Turns before the end from which objectives are needed like this. */
  readonly neededObjectiveTurns: number;
  /** How many times its effect a loss of the enemy counts. */
  readonly enemyLossFactor: number;
  /** How many times its effect a loss of our own counts. */
  readonly ownLossFactor: number;
  /** The factor on `attackGain` at the end of the game. */
  readonly lateAttackGain: number;
  /** A brigade that would end too far from its division, in victory points: the rules do not allow it (SB62-9.1-c). */
  readonly cohesionBreach: number;
  /** Turns within which an enemy must be able to reach an objective for it to need guards, and within which its guards count. */
  readonly threatTurns: number;
  /** A division guards an objective only if this share of it is near. */
  readonly nearDivisionShare: number;
  /** Standing on an objective of ours that is threatened, as a share of what taking it is worth. */
  readonly holdingShare: number;
  /** Driving the enemy from an objective, as a share of what taking it is worth. */
  readonly seizingShare: number;
  /** The addition to that towards the end of the game. */
  readonly lateSeizingShare: number;
  /** Share of their strength with which friends in neighbouring zones help against what threatens a brigade. */
  readonly neighbourSupportShare: number;
}

/** A loss, at least: what it does to the brigade; more for its effect on the score. */
export const LEAST_LOSS = 0.16;

/** The Colonel's way: everything forward to where it scores, and no guards. */
export const WEIGHTS: Weights = {
  fatigueLevel: 0.12,
  forcedMarch: 0.12,
  restedLevel: 0.05,
  frontToFrontLoss: 0,
  cutOffLoss: 0,
  unscoredZone: 0.14,
  attackGain: 8,
  harmPerPoint: 0.004,
  wayShare: 0.12,
  leastGoal: 0.1,
  passingShare: 0.3,
  inCommand: 2,
  exposedCommander: 0.5,
  clearingEffort: 0.6,
  reachingGuardPost: 0.3,
  guardRatio: 0,
  garrisonFactor: 0,
  reachingEffort: 2,
  effortRatio: 1.8,
  objectiveFactor: 5,
  lateObjectiveFactor: 0,
  neededObjective: 0,
  neededObjectiveTurns: 6.25,
  enemyLossFactor: 1,
  ownLossFactor: 1,
  lateAttackGain: 1,
  cohesionBreach: 0.6,
  threatTurns: 0.6,
  nearDivisionShare: 0.35,
  holdingShare: 0.12,
  seizingShare: 0.25,
  lateSeizingShare: 0.35,
  neighbourSupportShare: 0.25,
};

/** Turns before the end from which objectives are worth more, and attacks for their own sake less. */
const LATE_TURNS = 4;

/** How near the end is with this many turns left, from 0 to 1. */
function lateness(left: number): number {
  return Math.max(0, 1 - left / LATE_TURNS);
}

/** By how much an attack's own gain is multiplied with this many turns left. */
export function attackGainAt({ attackGain, lateAttackGain }: Weights, left: number): number {
  return attackGain * lateAttackGain ** lateness(left);
}

/** How many times its points taking an objective is worth with this many turns left. */
export function objectiveFactorAt({ objectiveFactor, lateObjectiveFactor }: Weights, left: number): number {
  return objectiveFactor + lateObjectiveFactor * lateness(left);
}

/**
 * How a General leads: with guards, and less tied to his objectives when an enemy can be beaten; in the last turns objectives matter more
 * to him than attacks. He avoids losses that cost the enemy nothing, between Fronts and in forced marches, rests his brigades in time, and
 * attacks where the way back is cut off. The figures, like those of {@link BOLD}, are by regression over twenty thousand games against
 * Colonels, each led by weights drawn at random about the best so far.
 */
export const CAREFUL: Weights = {
  ...WEIGHTS,
  fatigueLevel: 0.27,
  forcedMarch: 0.5,
  restedLevel: 0.57,
  frontToFrontLoss: 17,
  cutOffLoss: 1.2,
  attackGain: 5.6,
  lateAttackGain: 0.5,
  harmPerPoint: 0.003,
  wayShare: 0.18,
  leastGoal: 0.09,
  passingShare: 0.25,
  inCommand: 1,
  exposedCommander: 0.8,
  clearingEffort: 1,
  reachingGuardPost: 0.4,
  guardRatio: 0.42,
  nearDivisionShare: 0.3,
  garrisonFactor: 1.3,
  holdingShare: 0.08,
  reachingEffort: 0.6,
  objectiveFactor: 1.35,
  lateObjectiveFactor: 1,
  neededObjective: 1.8,
  neededObjectiveTurns: 7.4,
  enemyLossFactor: 0.65,
  cohesionBreach: 0.47,
  lateSeizingShare: 0.66,
};

/**
 * How he leads the Union, who must attack to win: as careful with his brigades, but with fewer guards, more attacks and commanders close
 * behind them; and without the lead that wins he goes for what the enemy holds, while there is time.
 */
export const BOLD: Weights = {
  ...CAREFUL,
  fatigueLevel: 0.14,
  forcedMarch: 0.85,
  restedLevel: 0.6,
  frontToFrontLoss: 12,
  cutOffLoss: 1.8,
  attackGain: 6.7,
  harmPerPoint: 0.0019,
  wayShare: 0.2,
  leastGoal: 0.045,
  passingShare: 0.47,
  inCommand: 2.5,
  exposedCommander: 0.46,
  clearingEffort: 0.72,
  reachingGuardPost: 0.3,
  guardRatio: 0.23,
  threatTurns: 0.94,
  nearDivisionShare: 0.7,
  garrisonFactor: 0.45,
  holdingShare: 0.07,
  reachingEffort: 0.55,
  effortRatio: 1.15,
  objectiveFactor: 1.15,
  lateObjectiveFactor: 3,
  neededObjective: 5,
  neededObjectiveTurns: 7.8,
  enemyLossFactor: 1.15,
  ownLossFactor: 0.8,
  seizingShare: 0.31,
  lateSeizingShare: 0.48,
  neighbourSupportShare: 0.55,
};

/**
 * Other ways to lead in the last turn, each a change of the usual weights, among which a search finds what helps: one takes what can still
 * be taken whatever the losses, one goes for the enemy.
 */
export const LAST_WAYS: readonly Partial<Weights>[] = [
  { objectiveFactor: 6, lateObjectiveFactor: 0, forcedMarch: 0.12, restedLevel: 0, attackGain: 2, neededObjective: 12 },
  { attackGain: 12, objectiveFactor: 1, lateObjectiveFactor: 0, reachingEffort: 0.2, neededObjective: 0 },
];
