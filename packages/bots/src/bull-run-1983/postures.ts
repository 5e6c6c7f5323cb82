import { type SideIndex, UNION } from "@stonebridge/games/bull-run-1983/internals";
import { type Country, sought } from "./country.ts";
import { AUTOMATIC, type Style } from "./styles.ts";
import { waysToLead } from "./ways.ts";

/** Ways of a General that differ. */
const OF_A_GENERAL = 6;
/** Place of Manassas among what the Union wants. */
const MANASSAS = 3;

/**
 * How the Confederates are led best, found by evolution over 2,000 games against the ways to lead of Union Generals: fast, keen on contact, with few
 * garrisons.
 */
const CONFEDERATE_BEST: Partial<Style> = {
  mainObjective: AUTOMATIC,
  leastAttackWorth: 0.2,
  dangerFactor: 1.68,
  garrisonShare: 0.18,
  comes: 0.46,
  nearer: 1.9,
  guards: 4.8,
  star: 4.6,
  height: 0.27,
  crossing: 0.69,
  mass: 0.32,
  contact: 2.8,
  objective: 4.8,
  distraction: 1.65,
};

/**
 * Postures of the whole army. First the one that won the most games: the Union marches on Manassas, boldly. Then those of a General, and the
 * main effort at each objective.
 */
export function posturesOf(country: Country, side: SideIndex, colonel: Style): readonly Style[] {
  const ways = waysToLead(country, side, colonel).slice(0, OF_A_GENERAL);
  const best: Style =
    side === UNION
      ? { ...ways[0], mainObjective: sought(country, UNION)[MANASSAS] }
      : { ...colonel, ...CONFEDERATE_BEST };
  // the last two objectives are neighbours: one stands for both
  const efforts = [...country.objectives.keys()].slice(0, -1).map((mainObjective) => ({ ...best, mainObjective }));
  return [best, ...ways, ...efforts];
}
