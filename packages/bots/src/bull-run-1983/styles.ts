import { CONFEDERATE } from "@stonebridge/games/bull-run-1983/internals";
import { type Country, sought } from "./country.ts";

/** The main effort of a side: an objective, or AUTOMATIC to weigh them. */
export const AUTOMATIC = -1;

/** How a commander plays: what Generals and Marshals vary. Worths are in defense points. */
export interface Style {
  /** Objective of the main effort, or AUTOMATIC. */
  readonly mainObjective: number;
  /** Power of the threats by which a defence divides the force beyond its garrisons. */
  readonly sharpness: number;
  /** Ratio of the forces near Centreville, Confederate to Union, from which the Confederates march there without being ordered to. */
  readonly raidOdds: number;
  /** What an attack must promise at least. */
  readonly leastAttackWorth: number;
  /** The factor on the danger of a hex. */
  readonly dangerFactor: number;
  /** Share of the usual garrisons that stays on the hexes to be guarded. */
  readonly garrisonShare: number;
  /** The share of the force that the enemy could bring next to a hex that he does bring. */
  readonly comes: number;
  /** A movement point nearer to the objective. */
  readonly nearer: number;
  /** On a hex that it guards. */
  readonly guards: number;
  /** On a star of the enemy's, long before the end. */
  readonly star: number;
  /** High ground that the enemy can reach. */
  readonly height: number;
  /** What a ford or bridge costs: it halves the strength of those who fight there. */
  readonly crossing: number;
  /** A defense point of our own beside it, while there is room and an enemy who can come. */
  readonly mass: number;
  /** The factor on what a fight promises that contact leads to. */
  readonly contact: number;
  /** Driving the enemy from an objective, before the last turn. */
  readonly objective: number;
  /** What each other enemy stack costs that has to be attacked as well. */
  readonly distraction: number;
}

const USUAL: Style = {
  mainObjective: AUTOMATIC,
  sharpness: 2,
  raidOdds: 0.46,
  leastAttackWorth: 0.5,
  dangerFactor: 0.6,
  garrisonShare: 1,
  comes: 0.6,
  nearer: 0.45,
  guards: 5,
  star: 4,
  height: 0.25,
  crossing: 1.5,
  mass: 0.4,
  contact: 1,
  objective: 6,
  distraction: 2,
};

/**
 * How the Colonel leads each side. On July 20th (BR83-OPT4) the Confederates are awake but few: against the whole Union army they lost
 * every game in which they tried to hold, and win two of three in which they leave everything and march on Centreville.
 */
export function stylesOf(country: Country): readonly Style[] {
  if (country.field.options.july20 === "off") return [USUAL, USUAL];
  const [, centreville] = sought(country, CONFEDERATE);
  return [USUAL, { ...USUAL, mainObjective: centreville, leastAttackWorth: -1, dangerFactor: 0.3, garrisonShare: 0 }];
}
