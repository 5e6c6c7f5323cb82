import { COMBAT_RESULTS, columnOf } from "@stonebridge/games/bull-run-1983/internals";

/** What a retreat is worth, as a share of the force that retreats. */
const DRIVEN_BACK = 0.3;

/** Chances of the results of one column of the Combat Results Table. */
interface Chances {
  readonly attackerLoses: number;
  readonly defenderLoses: number;
  readonly exchange: number;
  readonly attackerRetreats: number;
  readonly defenderRetreats: number;
}

const COLUMNS: readonly Chances[] = COMBAT_RESULTS[0].map((_, column) => {
  const share = (code: string): number =>
    COMBAT_RESULTS.filter((row) => row[column].includes(code as never)).length / 6;
  return {
    attackerLoses: share("AE"),
    defenderLoses: share("DE"),
    exchange: share("EX"),
    attackerRetreats: share("AB2"),
    defenderRetreats: share("DB2"),
  };
});

/**
 * What a melee is worth to the attacker, in defense points.
 * @param attack, defense strengths in the odds
 * @param exposed, held defense points that each side can lose
 */
export function worthOfMelee(attack: number, defense: number, exposed: number, held: number): number {
  const column = columnOf(attack, defense);
  if (column < 0) return -exposed;
  const { attackerLoses, defenderLoses, exchange, attackerRetreats, defenderRetreats } = COLUMNS[column];
  const both = Math.min(exposed, held);
  const gain = defenderLoses * both + exchange * both + defenderRetreats * DRIVEN_BACK * held;
  const loss = attackerLoses * both + exchange * both + attackerRetreats * DRIVEN_BACK * exposed;
  return gain - loss;
}

/** How likely a melee of these strengths is to clear the defender's hex, 0 to 1, if the attacker has enough to lose for it. */
export function chanceToClear(attack: number, defense: number): number {
  const column = columnOf(attack, defense);
  if (column < 0) return 0;
  const { defenderLoses, defenderRetreats, exchange } = COLUMNS[column];
  return Math.min(1, defenderLoses + defenderRetreats + exchange);
}
