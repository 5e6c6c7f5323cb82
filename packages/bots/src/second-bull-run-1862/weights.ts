/** What the colonel thinks things are worth, in victory points of the difference between the sides. */
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

/** A loss, at the least: what it does to the brigade; more by what it does to the reckoning. */
export const LEAST_LOSS = 0.16;

/** His habit: everything forward to where it scores, and no guards. */
export const WEIGHTS: Weights = {
  /** One level of Fatigue on a brigade. */
  fatigue: 0.12,
  /** The level that a forced march costs before anything is won by it. */
  forcing: 0.12,
  /** Resting one level, which the end of the turn takes anyway where no enemy is in contact. */
  rest: 0.05,
  /** How many times more a loss counts that a step straight from one enemy Front into another costs: no enemy pays for it. */
  crossing: 0,
  /** Losses more to be expected of a defender who can only go back through our Fronts. */
  cutOff: 0,
  /** Driving an enemy from a zone that scores nothing. */
  ground: 0.14,
  /** How many times what an attack gains in itself it is worth: who attacks well today attacks better tomorrow. */
  zeal: 8,
  /** Harm to be expected from each point of strength that the enemy can bring beyond what meets it. */
  harm: 0.004,
  /** Movement points to a goal, as a share of what the goal is worth to the brigade. */
  way: 0.12,
  /** What a goal is worth to a brigade with nothing better to do. */
  leastGoal: 0.1,
  /** Control taken in passing keeps this share of its points at the least. */
  passing: 0.3,
  /** A brigade in command, by its commander’s ride. */
  command: 2,
  /** An enemy near a commander’s zone. */
  exposure: 0.5,
  /** Driving an enemy from near the objective of the main effort. */
  press: 0.6,
  /** What it is worth to a brigade to come to the objective that it guards, and what share of the enemy near it guards should match. */
  guard: 0.3,
  guards: 0,
  /** How many times its points a brigade alone on an objective is worth there in the last turns. */
  garrison: 0,
  /** What it is worth to a brigade to come to the objective of its effort, and how many times the enemy’s strength is enough there. */
  effort: 2,
  superiority: 1.8,
  /** How many times its points taking an objective is worth. */
  prize: 5,
  /** By how much that grows to the end of the game. */
  latePrize: 0,
  /** What it is worth more, in the last turns, to come to an objective that the army wants for the lead it lacks. */
  aim: 0,
  /** Turns before the end from which objectives are wanted so. */
  aimTurns: 6.25,
  /** How many times what it changes a loss of the enemy counts, and one of our own. */
  enemyLoss: 1,
  ownLoss: 1,
  /** By what zeal is multiplied at the end of the game. */
  lateZeal: 1,
  /** A brigade that would end too far from its division: it will not be let (SB62-9.1-c). */
  breach: 0.6,
  /** Turns within which an enemy must be able to come to an objective to be guarded against, and its guards to be counted. */
  soon: 0.6,
  /** A division guards an objective only if this share of it is near. */
  share: 0.35,
  /** Standing on an objective of ours that is threatened, as a share of what taking it is worth. */
  keep: 0.12,
  /** Driving the enemy from an objective, as a share of what taking it is worth; and what is added to that to the end of the game. */
  seize: 0.25,
  lateSeize: 0.35,
  /** Share of their strength by which friends in the next zones meet what threatens a brigade. */
  support: 0.25,
};

/** Turns before the end from which objectives are worth more, and attacks for their own sake less. */
const LATE_TURNS = 4;

/** How near the end is with so many turns left, from 0 to 1. */
function lateness(left: number): number {
  return Math.max(0, 1 - left / LATE_TURNS);
}

/** How many times what an attack gains in itself it is worth with so many turns left. */
export function zealAt({ zeal, lateZeal }: Weights, left: number): number {
  return zeal * lateZeal ** lateness(left);
}

/** How many times its points taking an objective is worth with so many turns left. */
export function prizeAt({ prize, latePrize }: Weights, left: number): number {
  return prize + latePrize * lateness(left);
}

/**
 * How a general leads: with guards, and less bound to his objectives when an enemy is to be had; in the last turns he cares for objectives
 * more than for attacks. He spares his men what no enemy pays for, losses between Fronts and forced marches, rests them in time, and attacks
 * where the way back is cut off. The figures, as those of {@link BOLD}, are by regression over twenty thousand games
 * against colonels, each led by weights drawn at random about what was best before.
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
 * How he leads the Union, who must attack to win: as sparing of his men, but with fewer guards, more attacks and commanders close behind
 * them; and without the lead that wins he goes for what the enemy holds, while there is time.
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
 * be taken whatever it costs the men, one goes for the enemy.
 */
export const LAST_WAYS: readonly Partial<Weights>[] = [
  { prize: 6, latePrize: 0, forcing: 0.12, rest: 0, zeal: 2, aim: 12 },
  { zeal: 12, prize: 1, latePrize: 0, effort: 0.2, aim: 0 },
];
