import type { Field, UnitIndex } from "../field.ts";

/** Who loses a combat: -1 the attacker, 1 the defender; and whether the loser tests as well. */
export interface Verdict {
  readonly lost: -1 | 1;
  readonly tests: boolean;
  readonly rule: string;
}

const EQUAL: Verdict = { lost: -1, tests: false, rule: "SB62-10.4-b" };
const ATTACKER_TIRES: Verdict = { lost: -1, tests: false, rule: "SB62-10.4-c" };
const DEFENDER_TIRES: Verdict = { lost: 1, tests: false, rule: "SB62-10.4-c" };
const ATTACKER_TESTS: Verdict = { lost: -1, tests: true, rule: "SB62-10.4-d" };
const DEFENDER_TESTS: Verdict = { lost: 1, tests: true, rule: "SB62-10.4-d" };
/** An attack below 1/3: decided without dice (SB62-10.3.1-b, RU-56). */
export const HOPELESS: Verdict = { lost: -1, tests: true, rule: "SB62-10.3.1-b" };

/** SB62-10.4-b..d, RU-59: with equal totals the attacker loses; strictly more than twice as much also leads to a Combat test. */
export function verdictOf(attacker: number, defender: number): Verdict {
  if (attacker === defender) return EQUAL;
  if (attacker > defender) return attacker > 2 * defender ? DEFENDER_TESTS : DEFENDER_TIRES;
  return defender > 2 * attacker ? ATTACKER_TESTS : ATTACKER_TIRES;
}

/** SB62-10.4-a: die and modifiers, never below 1. */
export function totalOf(die: number, modifiers: number): number {
  return Math.max(1, die + modifiers);
}

/** The face of a natural six; whose die shows it, one bit each (SB62-10.4-f, RU-60). */
export const SIX = 6;
/** The attacker’s die shows a six. */
export const SIX_OF_ATTACKER = 1;
/** The defender’s die shows a six. */
export const SIX_OF_DEFENDER = 2;

/**
 * Whose dice show a six, as bits.
 * @param attacker the face of his die
 * @param defender of the other
 */
export function sixesOf(attacker: number, defender: number): number {
  return (attacker === SIX ? SIX_OF_ATTACKER : 0) | (defender === SIX ? SIX_OF_DEFENDER : 0);
}

/** Brigades that a natural six may strike: never artillery. */
export function strikable(field: Field, units: readonly UnitIndex[]): UnitIndex[] {
  return units.filter((unit) => field.isArtillery[unit] === 0);
}
