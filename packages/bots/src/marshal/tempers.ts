import type { Temper } from "../bot.ts";

/** What a loss counts beside the chance to win, for a temper: one of the enemy’s, and one of one’s own. */
const TASTES: Readonly<Record<Temper, readonly [theirs: number, ours: number]>> = {
  // a blow struck is worth something in itself
  bold: [1, -0.25],
  cautious: [0.1, -1],
  historical: [0, 0],
};

/** What judges positions. */
interface Judge<P> {
  chance(position: P, side: number, drawn?: number): number;
}

/**
 * What a Marshal of a temper can expect of a position: the chance to win, and what he makes of losses.
 * @param lossesOf losses of a side, in any measure
 * @param weight what one of them counts at the most, as a share of a won game
 */
export function tempered<P>(
  judge: Judge<P>,
  temper: Temper | undefined,
  weight: number,
  lossesOf: (position: P, side: number) => number,
): Judge<P> {
  if (temper === undefined || temper === "historical") return judge;
  const [theirs, ours] = TASTES[temper];
  return {
    chance(position, side, drawn) {
      const taste = theirs * lossesOf(position, 1 - side) + ours * lossesOf(position, side);
      return Math.min(1, Math.max(0, judge.chance(position, side, drawn) + weight * taste));
    },
  };
}

/** Below this chance to win, a plan of history is given up: it has become senseless. */
const SENSELESS = 0.2;

/** Is the plan of the commander who was there still to be followed? @param until the turn after its last */
export function followsHistory<P extends { readonly turn: number }>(
  judge: Judge<P>,
  position: P,
  side: number,
  until: number,
): boolean {
  return position.turn < until && judge.chance(position, side) >= SENSELESS;
}
