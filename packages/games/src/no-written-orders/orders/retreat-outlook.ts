import { lossesForRetreat } from "../army/demoralisation.ts";
import { armyLosses, levelOf } from "../army/spirits.ts";
import type { Field } from "../field.ts";
import type { Position } from "../position.ts";
import { calledBack } from "./general-retreat.ts";
import { type OrderOutlook, orderOutlook } from "./order-outlook.ts";

/** A General Retreat weighed before it is ordered. */
export interface RetreatOutlook {
  /** Strength points that the army has lost, how many of them allow it, and its level, of which they are four fifths (NWO-12.3.GR-d). */
  readonly lost: number;
  readonly needed: number;
  readonly level: number;
  /** Its prospects with each holder that is called back (NWO-12.3.GR-a). */
  readonly orders: readonly OrderOutlook[];
  /** The first turn in which it may end in Reserve (NWO-12.3.GR-c); none if the game is over before. */
  readonly reserveFrom?: number;
}

/**
 * The prospects of a General Retreat if it is ordered now and nothing moves meanwhile. Reads nothing that the commander’s side may not
 * know.
 * @param from holder of an army’s headquarters @throws Error if there is no such holder
 */
export function retreatOutlook(field: Field, p: Position, from: string): RetreatOutlook {
  const army = field.holderIndex.get(from);
  if (army === undefined) throw new Error(`There is no "${from}" that could call an army back.`);
  const { side } = field.holders[army];
  const night = field.module.turns.findIndex((turn, at) => turn.night && at + 1 > p.turn) + 1;
  const level = levelOf(field, p, side);
  return {
    lost: armyLosses(field, p, side),
    needed: lossesForRetreat(level),
    level,
    orders: calledBack(field, p, army).map((to) =>
      orderOutlook(field, p, from, field.holders[to].id, ["general-retreat"]),
    ),
    ...(night > 0 && night <= field.scenario.lastTurn ? { reserveFrom: night } : {}),
  };
}
