/** What a commander thinks things are worth, in victory points of the difference between the sides. */
export type Weights = { readonly [K in keyof typeof WEIGHTS]: number };

/** How an army is led. */
export interface Style {
  readonly weights: Weights;
  /** How much more than its points each scoring zone counts when brigades get their goals; absent: no more. */
  readonly stress?: readonly number[];
}

/** The Colonel’s weights. Tested in games against the Recruit and against itself. */
export const WEIGHTS = {
  /** One level of Fatigue on a brigade. */
  fatigueLevel: 0.11,
  /** Resting: one level that the end of the turn would remove anyway. */
  restedLevel: 0.05,
  /** Driving an enemy from a zone that scores nothing. */
  unscoredZone: 0.12,
  /** Share of hits that end in a step loss; the others in a retreat. */
  lossShare: 0.6,
  /** The share of possible enemy harm to a brigade that is expected to happen. */
  harmShare: 0.04,
  /** What a movement point to a goal costs, as a share of what the goal is worth to the brigade. */
  wayShare: 0.16,
  /** The same for a brigade with nothing better to do. */
  leastGoal: 0.12,
  /** Control gained in passing keeps at least this share of its points. */
  passingShare: 0.35,
  /** Operational movement: what a movement point towards the goal is worth, compared with what else the turn would bring. */
  operationalPoint: 0.05,
  /** Bringing a brigade into command, and the share of it for a brigade just in range. */
  inCommand: 1,
  /** An enemy next to an HQ's zone, or one that can soon be there. */
  exposedHeadquarters: 0.6,
  /** A step loss of either side, beside the points that it may bring. */
  stepLoss: 0.12,
  /** How much what an enemy step is worth counts, and what one of our own. */
  zeal: 1,
  care: 1,
  /** Driving an enemy from a scoring zone: the share of its points that is then expected to be ours. */
  wonGround: 0.7,
  /** How far friends are trusted to join an attack: they may fail their test, or have something better to do. */
  jointTrust: 0.85,
  /** Points of strength that make a clear difference at a scoring zone. */
  strengthScale: 4,
};

/** The Colonel’s style. */
export const USUAL: Style = { weights: WEIGHTS };
