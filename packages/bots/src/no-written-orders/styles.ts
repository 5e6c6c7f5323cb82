import type { HexIndex } from "@stonebridge/games/no-written-orders/internals";
import type { Sending, Turns } from "../marshal/sending.ts";

/** How an army is led. */
export interface Style {
  /** Strength points of the enemy that one of ours is expected to beat in attack. */
  readonly beatenPerPoint: number;
  /** From this worth, in strength points, assaults are made that are not compulsory. */
  readonly leastAssaultWorth: number;
  /** The factor on a body’s current objective, compared with another that it would be called away to. */
  readonly presentObjectiveFactor: number;
  /** Strength points that an enemy point near a place costs a unit that goes there. */
  readonly dangerPerPoint: number;
  /** What exposure costs guns that have no infantry beside them, as a factor on it. */
  readonly unescortedGunsFactor: number;
  /** Hexes at which the enemy counts half as a threat to what is held. */
  readonly threatHexes: number;
  /** The factor on an objective that is held, compared with one to be taken. */
  readonly holdingFactor: number;
  /** Points from which a controlled objective gets a garrison, whatever else there is to do. */
  readonly garrisonFromPoints: number;
  /** Factors on what objectives are worth, in the order of the country; 1 for those that are left out. */
  readonly objectiveFactors: readonly number[];
  /** How much less later results count, for each turn. */
  readonly laterFactor: number;
  /** What one’s own losses count compared with the enemy’s. */
  readonly ownLossesFactor: number;
  /** Strength points that a victory point of an objective counts as, if its holder is driven off it. */
  readonly strengthPerPlacePoint: number;
  /** What a counter-attack out of a defence must at least be worth, in strength points. */
  readonly leastSortieWorth: number;
  /** Strength points that a step counts as. */
  readonly strengthPerStep: number;
  /** Strength points that a victory point of eliminated units counts as. */
  readonly strengthPerLossPoint: number;
  /** Added to the worth of assaults on some hexes, in strength points. */
  readonly assaultBonus: ReadonlyMap<HexIndex, number>;
  /** Leaders with at least this rating are trusted with an order of their own. */
  readonly trustedRating: number;
  /**
   * What the taking of an objective must promise, in victory points weighted as the plan weighs them, for anybody to be ordered to it. Whoever
   * has less to hope for keeps the order that he has.
   */
  readonly leastOrderWorth: number;
  /** Where formations are sent whatever the plan says, to places that are worth points. */
  readonly sendings: readonly Sending[];
  /** Formations, by their ids, that keep the orders that they have for some turns. */
  readonly stays: readonly (Turns & { readonly formation: string })[];
  /** Places that count for nothing in some turns: nobody goes there or stays for them. */
  readonly neglects: readonly (Turns & { readonly place: string })[];
  /** Headquarters follow the army by day too, when there is nothing else to order: its orders arrive sooner from then on. */
  readonly followsByDay: boolean;
}

/** How Colonels lead. */
export const USUAL: Style = {
  beatenPerPoint: 0.8,
  leastAssaultWorth: 0.3,
  presentObjectiveFactor: 1.3,
  dangerPerPoint: 0.1,
  unescortedGunsFactor: 0.5,
  threatHexes: 6,
  holdingFactor: 0.6,
  garrisonFromPoints: Infinity,
  objectiveFactors: [],
  laterFactor: 0.93,
  ownLossesFactor: 0.9,
  strengthPerPlacePoint: 0.25,
  leastSortieWorth: 1.5,
  strengthPerStep: 3,
  strengthPerLossPoint: 0,
  assaultBonus: new Map(),
  // a bad move is rare from here on
  trustedRating: 3,
  leastOrderWorth: 0,
  sendings: [],
  stays: [],
  neglects: [],
  followsByDay: false,
};

/** With garrisons at places whose loss would lose the battle, and everything else for what can be taken: how Generals lead. */
export const WATCHFUL: Style = { ...USUAL, holdingFactor: 0.1, garrisonFromPoints: 35 };

/**
 * Bolder and with more patience, out for what can be eliminated, and near enough to the army to be obeyed soon: how Marshals lead unless they
 * find something better.
 */
export const CAREFUL: Style = {
  ...WATCHFUL,
  strengthPerLossPoint: 0.3,
  laterFactor: 0.97,
  beatenPerPoint: 1,
  followsByDay: true,
};
