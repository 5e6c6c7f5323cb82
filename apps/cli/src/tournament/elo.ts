import { Z } from "../simulation/statistics.ts";
import { IMAGINED } from "./paired-share.ts";
import type { Pair, Pairing } from "./pairs.ts";

/** How strong a bot is, with its 95 % interval. */
export interface Rating {
  readonly bot: string;
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** Elo points of a natural unit of strength: 400 for odds of ten to one. */
const ELO = 400 / Math.LN10;

/** What each pairing made of one set of dice. */
type Round = readonly (Pair | undefined)[];

/**
 * Elo of bots that met each other: the strengths under which what happened is most likely (R. A. Bradley and M. E. Terry, Biometrika 39,
 * 1952), a draw being half a win, {@link IMAGINED} pairs of each pairing included. The intervals come from how much each set of dice pulls
 * the strengths (the infinitesimal jackknife, or sandwich), since all games with the same dice hang together.
 * @param rounds by set of dice, what each pairing made of it
 * @returns for each bot how much stronger than the first it is
 */
export function ratings(
  bots: readonly string[],
  pairings: readonly Pairing[],
  rounds: readonly Round[],
): readonly Rating[] {
  const places = pairings.map(([one, other]) => [bots.indexOf(one), bots.indexOf(other)] as const);
  const imagined = pairings.flatMap((_, at) =>
    IMAGINED.map((pair) =>
      Object.assign(
        pairings.map(() => undefined),
        { [at]: pair },
      ),
    ),
  );
  const all: readonly Round[] = [...rounds, ...imagined];
  const strengths = bots.map(() => 0);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { slopes, bends } = likelihood(places, all, strengths);
    const moves = solved(bends, totals(slopes));
    for (const [at, move] of moves.entries()) strengths[at + 1] += Math.max(-1, Math.min(1, move));
    if (moves.every((move) => Math.abs(move) < CLOSE)) break;
  }
  const { slopes, bends } = likelihood(places, all, strengths);
  const pulls = slopes.map((slope) => solved(bends, slope));
  const spare = all.length / (all.length - 1);
  return bots.map((bot, at) => {
    const elo = ELO * strengths[at];
    const variance = at === 0 ? 0 : spare * pulls.reduce((sum, pull) => sum + pull[at - 1] ** 2, 0);
    const reach = ELO * Z * Math.sqrt(variance);
    return { bot, elo, low: elo - reach, high: elo + reach };
  });
}

/** Newton's method needs five to ten steps. */
const MOST_STEPS = 100;
const CLOSE = 1e-10;

/**
 * How the likelihood changes with the strengths of all bots but the first.
 * @returns its slope, from each round, and how it bends: minus its second derivatives
 */
function likelihood(
  places: readonly (readonly [one: number, other: number])[],
  rounds: readonly Round[],
  strengths: readonly number[],
): { readonly slopes: readonly (readonly number[])[]; readonly bends: readonly (readonly number[])[] } {
  const chances = places.map(([one, other]) => 1 / (1 + Math.exp(strengths[other] - strengths[one])));
  const bends = strengths.map(() => strengths.map(() => 0));
  const slopes = rounds.map((round) => {
    const slope = strengths.map(() => 0);
    for (const [at, [one, other]] of places.entries()) {
      const pair = round[at];
      if (pair === undefined) continue;
      const chance = chances[at];
      const surprise = pair[0] + pair[1] - 2 * chance;
      slope[one] += surprise;
      slope[other] -= surprise;
      const bend = 2 * chance * (1 - chance);
      bends[one][one] += bend;
      bends[other][other] += bend;
      bends[one][other] -= bend;
      bends[other][one] -= bend;
    }
    return slope.slice(1);
  });
  return { slopes, bends: bends.slice(1).map((row) => row.slice(1)) };
}

function totals(rows: readonly (readonly number[])[]): readonly number[] {
  return rows.reduce((sum, row) => sum.map((one, at) => one + row[at]));
}

/** Solves linear equations with a positive definite matrix, by elimination. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, at) => [...row, right[at]]);
  for (const [at, row] of rows.entries()) {
    const pivot = row[at];
    for (const [column, value] of row.entries()) row[column] = value / pivot;
    for (const [other, its] of rows.entries()) {
      if (other === at) continue;
      const factor = its[at];
      for (const [column, value] of row.entries()) its[column] -= factor * value;
    }
  }
  return rows.map((row) => row[right.length]);
}
