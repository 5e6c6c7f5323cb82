/** How an army is led. */
export interface Style {
  /** How much of the enemy’s force one of ours is thought to beat in attack. */
  readonly boldness: number;
  /** Worth from which assaults are made that nobody is bound to make, in strength points. */
  readonly demand: number;
  /** How much more a body’s objective counts than another to which it would be called away. */
  readonly steady: number;
  /** Strength points that a point of the enemy’s near a place costs who would come to it. */
  readonly caution: number;
  /** How far guns without foot beside them keep away from the enemy. */
  readonly escort: number;
  /** Hexes within which the enemy counts by half as a threat to what is held. */
  readonly foresight: number;
  /** How much holding counts beside taking. */
  readonly guard: number;
  /** Points from which an objective in hand has a garrison, whatever else there is to do. */
  readonly garrison: number;
}

/** How colonels lead. */
export const USUAL: Style = {
  boldness: 0.8,
  demand: 0.3,
  steady: 1.3,
  caution: 0.1,
  escort: 0.5,
  foresight: 6,
  guard: 0.6,
  garrison: Infinity,
};

/** With a garrison at what would lose the battle, and all else for what can be taken: how generals lead. */
export const WATCHFUL: Style = { ...USUAL, guard: 0.1, garrison: 35 };
