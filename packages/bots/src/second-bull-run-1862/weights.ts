/** What the Colonel thinks things are worth, in victory points of the difference between the sides. */
export interface Weights {
  readonly fatigue: number;
  readonly forcing: number;
  readonly rest: number;
  readonly crossing: number;
  readonly cutOff: number;
  readonly ground: number;
  readonly zeal: number;
  readonly harm: number;
  readonly way: number;
  readonly leastGoal: number;
  readonly passing: number;
  readonly command: number;
  readonly exposure: number;
  readonly press: number;
  readonly guard: number;
  readonly guards: number;
  readonly garrison: number;
  readonly effort: number;
  readonly superiority: number;
  readonly prize: number;
  readonly latePrize: number;
  readonly aim: number;
  readonly aimTurns: number;
  readonly enemyLoss: number;
  readonly ownLoss: number;
  readonly lateZeal: number;
  readonly breach: number;
  readonly soon: number;
  readonly share: number;
  readonly keep: number;
  readonly seize: number;
  readonly lateSeize: number;
  readonly support: number;
}

/** A loss, at least: what it does to the brigade; more for its effect on the score. */
export const LEAST_LOSS = 0.16;

/** The Colonel's way: everything forward to where it scores, and no guards. */
export const WEIGHTS: Weights = {
  /** One level of Fatigue on a brigade. */
  fatigue: 0.12,
  /** The level that a forced march costs, before anything is won by it. */
  forcing: 0.12,
  /** Resting one level, which the end of the turn removes anyway if no enemy is in contact. */
  rest: 0.05,
  /**
   * How many times more a loss counts that comes from stepping straight from one enemy Front into another: the enemy pays nothing for it.
   */
  crossing: 0,
  /** Extra losses expected of a defender who can only go back through our Fronts. */
  cutOff: 0,
  /** Driving an enemy from a zone that scores nothing. */
  ground: 0.14,
  /** By how much an attack's own gain is multiplied: a good attack today makes better attacks tomorrow. */
  zeal: 8,
  /** Expected harm for each point of strength that the enemy can bring beyond our defence. */
  harm: 0.004,
  /** Movement points to a goal, as a share of what the goal is worth to the brigade. */
  way: 0.12,
  /** What a goal is worth to a brigade with nothing better to do. */
  leastGoal: 0.1,
  /** Control gained in passing keeps at least this share of its points. */
  passing: 0.3,
  /** A brigade in command, by its commander’s ride. */
  command: 2,
  /** An enemy near a commander’s zone. */
  exposure: 0.5,
  /** Driving an enemy from near the objective of the main effort. */
  press: 0.6,
  /** What it is worth to a brigade to reach the objective that it guards, and the share of the enemy near it that guards should match. */
  guard: 0.3,
  guards: 0,
  /** How many times its points an objective is worth in the last turns to a brigade alone on it. */
  garrison: 0,
  /** What it is worth to a brigade to reach the objective of its effort, and how many times the enemy’s strength is enough there. */
  effort: 2,
  superiority: 1.8,
  /** How many times its points taking an objective is worth. */
  prize: 5,
  /** By how much that grows up to the end of the game. */
  latePrize: 0,
  /** What it is worth more, in the last turns, to reach an objective that the army needs for the lead it lacks. */
  aim: 0,
  /** Turns before the end from which objectives are needed like this. */
  aimTurns: 6.25,
  /** How many times its effect a loss of the enemy counts, and one of our own. */
  enemyLoss: 1,
  ownLoss: 1,
  /** The factor on zeal at the end of the game. */
  lateZeal: 1,
  /** A brigade that would end too far from its division: the rules do not allow it (SB62-9.1-c). */
  breach: 0.6,
  /** Turns within which an enemy must be able to reach an objective for it to need guards, and within which its guards count. */
  soon: 0.6,
  /** A division guards an objective only if this share of it is near. */
  share: 0.35,
  /** Standing on an objective of ours that is threatened, as a share of what taking it is worth. */
  keep: 0.12,
  /** Driving the enemy from an objective, as a share of what taking it is worth; and the addition to that towards the end of the game. */
  seize: 0.25,
  lateSeize: 0.35,
  /** Share of their strength with which friends in neighbouring zones help against what threatens a brigade. */
  support: 0.25,
};

/** Turns before the end from which objectives are worth more, and attacks for their own sake less. */
const LATE_TURNS = 4;

/** How near the end is with this many turns left, from 0 to 1. */
function lateness(left: number): number {
  return Math.max(0, 1 - left / LATE_TURNS);
}

/** By how much an attack's own gain is multiplied with this many turns left. */
export function zealAt({ zeal, lateZeal }: Weights, left: number): number {
  return zeal * lateZeal ** lateness(left);
}

/** How many times its points taking an objective is worth with this many turns left. */
export function prizeAt({ prize, latePrize }: Weights, left: number): number {
  return prize + latePrize * lateness(left);
}

/**
 * How a General leads: with guards, and less tied to his objectives when an enemy can be beaten; in the last turns objectives matter more
 * to him than attacks. He avoids losses that cost the enemy nothing, between Fronts and in forced marches, rests his brigades in time, and
 * attacks where the way back is cut off. The figures, like those of {@link BOLD}, are by regression over twenty thousand games against
 * Colonels, each led by weights drawn at random about the best so far.
 */
export const CAREFUL: Weights = {
  ...WEIGHTS,
  fatigue: 0.27,
  forcing: 0.5,
  rest: 0.57,
  crossing: 17,
  cutOff: 1.2,
  zeal: 5.6,
  lateZeal: 0.5,
  harm: 0.003,
  way: 0.18,
  leastGoal: 0.09,
  passing: 0.25,
  command: 1,
  exposure: 0.8,
  press: 1,
  guard: 0.4,
  guards: 0.42,
  share: 0.3,
  garrison: 1.3,
  keep: 0.08,
  effort: 0.6,
  prize: 1.35,
  latePrize: 1,
  aim: 1.8,
  aimTurns: 7.4,
  enemyLoss: 0.65,
  breach: 0.47,
  lateSeize: 0.66,
};

/**
 * How he leads the Union, who must attack to win: as careful with his brigades, but with fewer guards, more attacks and commanders close
 * behind them; and without the lead that wins he goes for what the enemy holds, while there is time.
 */
export const BOLD: Weights = {
  ...CAREFUL,
  fatigue: 0.14,
  forcing: 0.85,
  rest: 0.6,
  crossing: 12,
  cutOff: 1.8,
  zeal: 6.7,
  harm: 0.0019,
  way: 0.2,
  leastGoal: 0.045,
  passing: 0.47,
  command: 2.5,
  exposure: 0.46,
  press: 0.72,
  guard: 0.3,
  guards: 0.23,
  soon: 0.94,
  share: 0.7,
  garrison: 0.45,
  keep: 0.07,
  effort: 0.55,
  superiority: 1.15,
  prize: 1.15,
  latePrize: 3,
  aim: 5,
  aimTurns: 7.8,
  enemyLoss: 1.15,
  ownLoss: 0.8,
  seize: 0.31,
  lateSeize: 0.48,
  support: 0.55,
};

/**
 * Other ways to lead in the last turn, each a change of the usual weights, among which a search finds what helps: one takes what can still
 * be taken whatever the losses, one goes for the enemy.
 */
export const LAST_WAYS: readonly Partial<Weights>[] = [
  { prize: 6, latePrize: 0, forcing: 0.12, rest: 0, zeal: 2, aim: 12 },
  { zeal: 12, prize: 1, latePrize: 0, effort: 0.2, aim: 0 },
];
