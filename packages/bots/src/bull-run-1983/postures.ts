import { type SideIndex, UNION } from "@stonebridge/games/bull-run-1983/internals";
import { type Country, sought } from "./country.ts";
import { AUTOMATIC, type Style } from "./styles.ts";
import { waysToLead } from "./ways.ts";

/** Place of Manassas among what the Union wants. */
const MANASSAS = 3;

/**
 * How the Confederates are led best on July 21st: fast, keen on contact, with few garrisons. Found by evolution over 1,900 games between
 * commanders who do not search, against the Union led as Generals lead it: it won 45 of 48, where it began from 22.
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
/** What Generals never do: hold what is theirs, wherever most of the enemy is, without a march on Centreville. */
const HOLDING: Partial<Style> = { raidOdds: Infinity, sharpness: 4 };
/** On July 20th they march on Centreville as the Colonel does, but waste no time: of 16 games that won 15, the style above 3. */
const JULY_20TH_BEST: Partial<Style> = { nearer: 1.9 };

/**
 * Postures of the whole army. First the one that won the most games between commanders who do not search: the Union marches on Manassas,
 * boldly (20 to 24 of 24 games against each of six ways to lead the Confederates). Then all that a General would try, and for the
 * Confederates one that he would not.
 */
export function posturesOf(country: Country, side: SideIndex, colonel: Style): readonly Style[] {
  const ways = waysToLead(country, side, colonel);
  if (side === UNION) return [{ ...ways[0], mainObjective: sought(country, UNION)[MANASSAS] }, ...ways];
  const best = { ...colonel, ...(country.field.options.july20 === "on" ? JULY_20TH_BEST : CONFEDERATE_BEST) };
  return [best, { ...best, ...HOLDING }, ...ways];
}
