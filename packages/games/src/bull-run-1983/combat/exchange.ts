import type { Field } from "../field.ts";
import { type Battle, MELEE } from "../frames.ts";
import type { Position } from "../position.ts";
import { BELOW, ONE_TO_TWO, type Totals, columnFor, totalsOf } from "./strength.ts";
import { bombardmentResult, combatResult } from "./tables.ts";
import { ODDS, type ResultCode } from "../vocabulary.ts";

/** What the six faces of the die do in one column of a table. */
interface Column {
  /** Faces with each result; a face may have two. */
  readonly falls: Readonly<Partial<Record<ResultCode, number>>>;
  /** Faces with which each side pays in defense points (BR83-7.71-a, BR83-7.71-d), and retreats. */
  readonly attackerPays: number;
  readonly defenderPays: number;
  readonly attackerRetreats: number;
  readonly defenderRetreats: number;
}

function columnOfResults(results: readonly (readonly ResultCode[])[]): Column {
  const falls: Partial<Record<ResultCode, number>> = {};
  for (const code of results.flat()) falls[code] = (falls[code] ?? 0) + 1;
  const { AE = 0, DE = 0, EX = 0, AB2 = 0, DB2 = 0 } = falls;
  return { falls, attackerPays: AE + EX, defenderPays: DE + EX, attackerRetreats: AB2, defenderRetreats: DB2 };
}

const DICE = [1, 2, 3, 4, 5, 6];
/** By kind, then column of `ODDS`. */
const COLUMNS: readonly (readonly Column[])[] = [
  ODDS.map((_, column) => columnOfResults(DICE.map((die) => combatResult(die, column)))),
  ODDS.map((_, column) =>
    columnOfResults(column < ONE_TO_TWO ? [] : DICE.map((die) => bombardmentResult(die, column))),
  ),
];
const NO_DIE = columnOfResults([]);

/** What a battle costs both sides over the six faces of the die: defense points in halves. */
export interface Exchange {
  readonly attackerLoss: number;
  readonly defenderLoss: number;
  /** Faces with each result. */
  readonly falls: Readonly<Partial<Record<ResultCode, number>>>;
}

/**
 * The least that both sides lose, summed over all six faces: a loser may overpay if his units do not fit (BR83-7.73-a), and losses in
 * retreat are not counted.
 * @param column of `ODDS`; BELOW for a melee that is cancelled or a bombardment without effect
 * @param smallest defense in halves of the weakest defender, for a single unit lost (BR83-7.72-a)
 */
export function exchangeOf(kind: number, column: number, { defense, exposed }: Totals, smallest: number): Exchange {
  if (column === BELOW) return { attackerLoss: kind === MELEE ? exposed * 6 : 0, defenderLoss: 0, falls: NO_DIE.falls }; // R81
  const { falls, attackerPays, defenderPays } = COLUMNS[kind][column];
  const least = Math.min(defense, exposed); // BR83-7.71-c
  return {
    attackerLoss: attackerPays * least,
    defenderLoss: defenderPays * least + (falls.DL1 ?? 0) * smallest,
    falls,
  };
}

/** The worth of a hopeless attack: any other is better. */
const HOPELESS = -1_000_000;

/**
 * How good a melee is for the attacker, for comparison: mostly by the exchange of losses, then by who retreats, then by how far the odds
 * are in his favour within their column.
 */
export function worthOf(field: Field, p: Position, battle: Battle): number {
  const totals = totalsOf(field, p, battle);
  const column = columnFor(MELEE, totals);
  if (column === BELOW) return HOPELESS - totals.exposed;
  const { adjacent, support, defense, exposed } = totals;
  const { attackerPays, defenderPays, attackerRetreats, defenderRetreats } = COLUMNS[MELEE][column];
  const trade =
    4 * (defenderPays - attackerPays) * Math.min(defense, exposed) +
    defenderRetreats * defense -
    attackerRetreats * exposed;
  return trade * 16 + Math.min(48, Math.floor(((adjacent + support) * 8) / defense));
}
