/** How an army is led. */
export interface Style {
  /** How much of the enemy’s force one of ours is expected to beat in attack. */
  readonly boldness: number;
  /** From this worth, in strength points, assaults are made that are not compulsory. */
  readonly demand: number;
  /** How much more a body’s current objective counts than another that it would be called away to. */
  readonly steady: number;
  /** Strength points that an enemy point near a place costs a unit that goes there. */
  readonly caution: number;
  /** How far guns without infantry keep away from the enemy. */
  readonly escort: number;
  /** Hexes at which the enemy counts half as a threat to what is held. */
  readonly foresight: number;
  /** How much holding counts compared with taking. */
  readonly guard: number;
  /** Points from which a controlled objective gets a garrison, whatever else there is to do. */
  readonly garrison: number;
}

/** How Colonels lead. */
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

/** With garrisons at places whose loss would lose the battle, and everything else for what can be taken: how Generals lead. */
export const WATCHFUL: Style = { ...USUAL, guard: 0.1, garrison: 35 };
