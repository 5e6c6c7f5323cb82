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
  command: 1,
  /** An enemy near a commander’s zone. */
  exposure: 0.8,
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
};

/** Turns before the end from which objectives are worth more. */
const LATE_TURNS = 4;

/** How many times its points taking an objective is worth with so many turns left. */
export function prizeAt({ prize, latePrize }: Weights, left: number): number {
  return prize + latePrize * Math.max(0, 1 - left / LATE_TURNS);
}

/**
 * How a general leads: with guards, and less bound to his objectives when an enemy is to be had. He spares his men what no enemy pays for,
 * losses between Fronts and forced marches, rests them in time, and attacks where the way back is cut off.
 */
export const CAREFUL: Weights = {
  ...WEIGHTS,
  zeal: 4,
  guards: 0.5,
  effort: 0.5,
  prize: 2,
  forcing: 0.5,
  rest: 1,
  crossing: 10,
  cutOff: 1.5,
  garrison: 1,
};

/**
 * How he leads the Union, who must attack to win: as sparing of his men, but with fewer guards and more attacks; and without the lead that
 * wins he goes for what the enemy holds, while there is time.
 */
export const BOLD: Weights = {
  ...CAREFUL,
  zeal: 7,
  guards: 0.2,
  superiority: 1.2,
  latePrize: 3,
  aim: 6,
};

/**
 * Other ways to lead in the last turn, each a change of the usual weights, among which a search finds what helps: one takes what can still
 * be taken whatever it costs the men, one goes for the enemy.
 */
export const LAST_WAYS: readonly Partial<Weights>[] = [
  { prize: 6, latePrize: 0, forcing: 0.12, rest: 0, zeal: 2, aim: 12 },
  { zeal: 12, prize: 1, latePrize: 0, effort: 0.2, aim: 0 },
];
