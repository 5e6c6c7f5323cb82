import type { BullRun1861 } from "@stonebridge/games/bull-run-1861";
import { NORTH, stepLosses } from "@stonebridge/games/bull-run-1861/internals";
import type { Temper } from "../bot.ts";
import { followsHistory, tempered } from "../marshal/tempers.ts";
import type { Judge, Lead } from "./army.ts";
import { stylesOf } from "./styles.ts";
import type { Style, Weights } from "./weights.ts";

/** What a step counts to a Marshal of a temper. */
const STEP = 0.03;

/** What he does for a step of the enemy’s, and gives for one of his own; beside how much harm he fears. */
const CHANGES: Readonly<Record<"cautious" | "bold", Partial<Record<keyof Weights, number>>>> = {
  cautious: { zeal: 0.5, care: 2, harmShare: 5, unscoredZone: 0.3, wonGround: 0.7 },
  bold: { zeal: 2, care: 0.5, harmShare: 0.1, unscoredZone: 2, wonGround: 1.4, jointTrust: 1.15 },
};

/**
 * Plans of history: what zones count more while they last, in the order of the map (Centreville, Dogan Ridge, Matthews Hill, Bald Hill,
 * Henry Hill, Mountain View, Portici, Manassas Junction), and the turn after their last. McDowell turns the left by Sudley: Matthews Hill and
 * Dogan Ridge, then Henry Hill. Beauregard means to attack over Blackburn’s and Mitchell’s Fords towards Centreville.
 */
const HISTORY: readonly { readonly stress: readonly number[]; readonly until: number }[] = [
  { stress: [0.5, 2.5, 4, 1.5, 2.5, 0.4, 0.4, 0.2], until: 5 },
  { stress: [4, 0.6, 0.8, 1, 1.5, 0.5, 1, 0.6], until: 3 },
];

/** What judges positions for a Marshal of a temper. */
export function judgeOf(game: BullRun1861, judge: Judge, temper: Temper | undefined): Judge {
  return tempered(judge, temper, STEP, (p, side) => stepLosses(game.field, p, side));
}

/** How a Marshal of a temper leads; undefined: as usual. */
export function leadOf(game: BullRun1861, judge: Judge, temper: Temper | undefined): Lead | undefined {
  if (temper === undefined) return undefined;
  const usual = stylesOf(game);
  if (temper === "historical") {
    const historical = usual.map((style, side): Style => ({ ...style, stress: HISTORY[side].stress }));
    return (side, p) => (followsHistory(judge, p, side, HISTORY[side].until) ? historical : usual)[side];
  }
  const styles = usual.map((style): Style => ({ ...style, weights: changed(style.weights, CHANGES[temper]) }));
  return (side) => styles[side === NORTH ? 0 : 1];
}

function changed(weights: Weights, factors: Partial<Record<keyof Weights, number>>): Weights {
  const made: Record<keyof Weights, number> = { ...weights };
  for (const [name, factor] of Object.entries(factors)) made[name as keyof Weights] *= factor;
  return made;
}
