import { resultOf } from "@stonebridge/games/bull-run-1861/internals";
import { TwoDice } from "../two-dice.ts";

/** The four results of a combat (table Tb9), the best for the attacker first. */
const RESULTS = ["defender-hit", "defender-fatigue", "attacker-fatigue", "attacker-hit"] as const;
export type Odds = TwoDice<(typeof RESULTS)[number]>;
/** Chances of each. */
export type Chances = ReturnType<Odds["of"]>;

/** @param moreThanDouble a hit takes more than twice the other's total (switch S10) */
export function oddsOf(moreThanDouble: boolean): Odds {
  return new TwoDice(RESULTS, { least: -8, most: 18 }, (a, attack, d, defence) =>
    resultOf(Math.max(1, a + attack), Math.max(1, d + defence), moreThanDouble),
  );
}
