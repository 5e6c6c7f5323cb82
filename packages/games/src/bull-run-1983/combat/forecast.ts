import type { HexIndex } from "@stonebridge/board";
import { unitsNextTo } from "../declaration/contact.ts";
import type { Reckoning } from "../events.ts";
import { exchangeOf } from "./exchange.ts";
import type { Field } from "../field.ts";
import type { Battle } from "../frames.ts";
import { NONE, type PieceIndex } from "../measures.ts";
import { type Position, firstAt, heldPieces } from "../position.ts";
import { reckon } from "./reckoning.ts";
import { sees } from "./sight.ts";
import { columnFor, defenseStrength, totalsOf } from "./strength.ts";
import { ODDS, type ResultCode } from "../vocabulary.ts";

/** A battle weighed before its die is rolled. Numbers in `chances` and `losses` are exact: out of six, or sums over the six faces. */
export interface BattleForecast {
  readonly reckoning: Reckoning;
  /** Faces, out of six, with each result; a face may have two. None if no die is rolled (BR83-7.31-e, BR83-CRT-i). */
  readonly chances: Readonly<Partial<Record<ResultCode, number>>>;
  /**
   * Defense points in halves that each side loses at least, summed over the six faces: without what a loser overpays because his units do
   * not fit, and without losses in retreat. Of a melee below 1-6, all adjacent attackers (R81).
   */
  readonly losses: { readonly attacker: number; readonly defender: number };
}

/** A battle as it would be fought now. `onslaught`: an automatic victory, on the 6-1 column (BR83-10.5-a). Changes nothing. */
export function battleForecast(field: Field, p: Position, battle: Battle, onslaught = false): BattleForecast {
  const totals = totalsOf(field, p, battle);
  const column = onslaught ? ODDS.length - 1 : columnFor(battle.kind, totals);
  const smallest = Math.min(...battle.targets.map((piece) => leastLoss(field, p, piece, battle)));
  const { falls, attackerLoss, defenderLoss } = exchangeOf(battle.kind, column, totals, smallest);
  return {
    reckoning: reckon(field, p, battle, onslaught),
    chances: falls,
    losses: { attacker: attackerLoss, defender: defenderLoss },
  };
}

/** Defense in halves lost with one unit of a defender: a brigade breaks and loses the weakest of its own (BR83-7.73-b). */
function leastLoss(field: Field, p: Position, piece: PieceIndex, { adjacent }: Battle): number {
  const whole = defenseStrength(field, p, piece, adjacent);
  const parts = heldPieces(p, piece).filter((part) => field.isUnit[part] === 1);
  if (parts.length === 0) return whole;
  return (whole * Math.min(...parts.map((part) => field.defense[part]))) / field.defense[piece];
}

/**
 * Enemies that a unit could attack if it stood in a hex: in melee if it is in contact with any; otherwise, for a battery, at long range.
 */
export interface Reach {
  readonly melee: readonly PieceIndex[];
  /**
   * Units that could be fired at; only if no unit is in contact (BR83-9.41-a). Those in contact with friends can only be fired at in
   * support.
   */
  readonly fire: readonly PieceIndex[];
}

/** What a unit could attack from a hex, its own or another, with everything else as it is now. Changes nothing. */
export function couldAttack(field: Field, p: Position, piece: PieceIndex, hex: HexIndex = p.place[piece]): Reach {
  const enemy = 1 - field.sideOf[piece];
  const melee = unitsNextTo(field, p, enemy, hex);
  if (melee.length > 0 || field.kindOf[piece] !== "battery") return { melee, fire: [] };
  const fire: PieceIndex[] = [];
  for (const near of field.grid.within(hex, field.lines.range))
    for (let other = firstAt(p, near); other !== NONE; other = p.next[other])
      if (field.isUnit[other] === 1 && field.sideOf[other] === enemy && sees(field, p, hex, near)) fire.push(other);
  return { melee, fire: fire.toSorted((a, b) => a - b) };
}
