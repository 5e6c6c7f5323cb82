import type { Dice } from "./dice.ts";
import type { RuleId, Side } from "../game.ts";

/** A die with its modifiers, as events report it. */
export interface DieRoll<
  K extends string = string,
  S extends Side = Side,
  M extends DieRollModifier = DieRollModifier,
> {
  readonly kind: K;
  readonly side: S;
  /** The face, 1..6. */
  readonly die: number;
  readonly modifiers: readonly M[];
  /** Die plus modifiers. */
  readonly total: number;
  /** The highest total that succeeds, if the roll is a test. */
  readonly needed?: number;
  /** What it is rolled for: a piece or a formation. */
  readonly piece?: string;
}

/** What is added to a die, and the clause that adds it. */
export interface DieRollModifier {
  readonly value: number;
  readonly rule: RuleId;
}

/**
 * Rolls one six-sided die for a side and adds its modifiers.
 * @param piece what it is rolled for
 * @param needed the highest total that succeeds, if the roll is a test
 */
export function rollDie<K extends string, S extends Side, M extends DieRollModifier = DieRollModifier>(
  dice: Dice,
  kind: K,
  side: S,
  modifiers: readonly M[] = [],
  piece?: string,
  needed?: number,
): DieRoll<K, S, M> {
  const die = dice.roll(kind, 6, side, piece);
  const total = modifiers.reduce((sum, modifier) => sum + modifier.value, die);
  return {
    kind,
    side,
    die,
    modifiers,
    total,
    ...(needed === undefined ? {} : { needed }),
    ...(piece === undefined ? {} : { piece }),
  };
}
