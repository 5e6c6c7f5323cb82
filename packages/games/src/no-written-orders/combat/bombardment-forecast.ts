import type { HexIndex } from "@stonebridge/board";
import { bombardmentShots } from "./bombardment.ts";
import { stepsLeft } from "../army/combatants.ts";
import type { Field } from "../field.ts";
import { chancesOfHits } from "./fire-chances.ts";
import { fireStrength } from "../army/fire-strength.ts";
import type { UnitIndex } from "../measures.ts";
import { type Position, unitsAt } from "../position.ts";

/** A bombardment weighed before its dice are rolled. */
export interface BombardmentForecast {
  /** Points that fire. */
  readonly strength: number;
  /** The chance that the stack is disrupted (NWO-8.1-e). */
  readonly disrupted: number;
  /** Steps that it loses on average (NWO-8.1-f). */
  readonly losses: number;
}

/**
 * What these batteries would do to a hex together (NWO-RUL120).
 * @param batteries of one side, at least one @param hex in their range and sight, with units of the other side
 */
export function forecastBombardment(
  field: Field,
  p: Position,
  batteries: readonly UnitIndex[],
  hex: HexIndex,
): BombardmentForecast {
  const shots = bombardmentShots(field, p, batteries, hex);
  const chances = chancesOfHits(field, shots, 0);
  const steps = unitsAt(p, hex).reduce((sum, unit) => sum + stepsLeft(field, p, unit), 0);
  return {
    strength: fireStrength(shots),
    disrupted: 1 - chances[0],
    losses: chances.reduce((sum, chance, hits) => sum + chance * Math.min(Math.max(0, hits - 1), steps), 0),
  };
}
