import { totalOf, verdictOf } from "@stonebridge/games/second-bull-run-1862/internals";
import { TwoDice } from "../two-dice.ts";

/** The outcome of a combat (SB62-10.4-b..d); brigades that do not test only tire. */
const RESULTS = ["attackerTests", "attackerTires", "defenderTires", "defenderTests"] as const;
type Result = (typeof RESULTS)[number];
export type Odds = TwoDice<Result>;
export type Chances = Readonly<Record<Result, number>>;

export const ODDS: Odds = new TwoDice(RESULTS, { least: -8, most: 16 }, (a, attack, d, defence): Result => {
  const { lost, tests } = verdictOf(totalOf(a, attack), totalOf(d, defence));
  if (lost < 0) return tests ? "attackerTests" : "attackerTires";
  return tests ? "defenderTests" : "defenderTires";
});

/** A combat below 1/3 (SB62-10.3.1-b). */
export const HOPELESS: Chances = { attackerTests: 1, attackerTires: 0, defenderTires: 0, defenderTests: 0 };
