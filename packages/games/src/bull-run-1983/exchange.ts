import type { Field } from "./field.ts";
import { type Battle, MELEE } from "./frames.ts";
import type { Position } from "./position.ts";
import { BELOW, type Totals, columnFor, totalsOf } from "./strength.ts";
import { bombardmentResult, combatResult } from "./tables.ts";
import type { ResultCode } from "./vocabulary.ts";

/** What a battle costs both sides over the six falls of the die: defense points in halves, and falls. */
export interface Exchange {
  readonly attackerLoss: number;
  readonly defenderLoss: number;
  /** Falls with which each side goes back. */
  readonly attackerRetreats: number;
  readonly defenderRetreats: number;
  /** Falls with each result. */
  readonly falls: Readonly<Partial<Record<ResultCode, number>>>;
}

/**
 * The least that both sides lose, taken over all six falls: a loser may overpay where his units do not fit (BR83-7.73-a), and what dies in
 * retreat is not counted.
 * @param column of `ODDS`; BELOW for a melee that is cancelled or a bombardment without effect
 * @param smallest defense in halves of the weakest defender, for a single unit lost (BR83-7.72-a)
 */
export function exchangeOf(kind: number, column: number, { defense, exposed }: Totals, smallest: number): Exchange {
  const falls: Partial<Record<ResultCode, number>> = {};
  if (column === BELOW)
    return {
      attackerLoss: kind === MELEE ? exposed * 6 : 0, // R81
      defenderLoss: 0,
      attackerRetreats: 0,
      defenderRetreats: 0,
      falls,
    };
  let attackerLoss = 0;
  let defenderLoss = 0;
  const least = Math.min(defense, exposed);
  for (let die = 1; die <= 6; die++)
    for (const code of kind === MELEE ? combatResult(die, column) : bombardmentResult(die, column)) {
      falls[code] = (falls[code] ?? 0) + 1;
      // BR83-7.71-a, BR83-7.71-c, BR83-7.71-d
      if (code === "AE" || code === "EX") attackerLoss += least;
      if (code === "DE" || code === "EX") defenderLoss += least;
      if (code === "DL1") defenderLoss += smallest;
    }
  return {
    attackerLoss,
    defenderLoss,
    attackerRetreats: falls.AB2 ?? 0,
    defenderRetreats: falls.DB2 ?? 0,
    falls,
  };
}

/** The worth of a hopeless attack: any other is better. */
const HOPELESS = -1_000_000;

/**
 * How well a melee stands for the attacker, for comparing: by far the losses it trades, then who goes back, then how far the odds are in his
 * favour within their column.
 */
export function worthOf(field: Field, p: Position, battle: Battle): number {
  const totals = totalsOf(field, p, battle);
  const column = columnFor(MELEE, totals);
  if (column === BELOW) return HOPELESS - totals.exposed;
  const { adjacent, support, defense, exposed } = totals;
  const { attackerLoss, defenderLoss, attackerRetreats, defenderRetreats } = exchangeOf(MELEE, column, totals, 0);
  const trade = 4 * (defenderLoss - attackerLoss) + defenderRetreats * defense - attackerRetreats * exposed;
  return trade * 16 + Math.min(48, Math.floor(((adjacent + support) * 8) / defense));
}
