/** Turns by which a group is early or late, by the modified die from 1 (NWO-19.1-a). */
const SHIFTS = [-2, -1, 0, 0, 1, 2];

/** What its luck so far adds to the die of a group: one less after more delays, one more after more advances (NWO-19.1-d). */
export function luckOf(delayed: number, advanced: number): number {
  return Math.sign(advanced - delayed);
}

/** Turns by which a group comes later than due, below 0 earlier (NWO-19.1-a, NWO-RUL230). */
export function arrivalShift(die: number, luck: number): number {
  return SHIFTS[Math.min(SHIFTS.length, Math.max(1, die + luck)) - 1];
}

/**
 * The turn in which a group comes: never before the first; its luck does not bring it on before one that was due earlier at the same hex, but
 * on its own turn it comes whether that one is late or not (NWO-19.1-e, NWO-RUL230).
 * @param before the turns in which those come, and the first of the scenario
 */
export function arrivalTurn(due: number, shift: number, before: readonly number[]): number {
  const turn = due + shift;
  return Math.max(1, shift < 0 ? Math.min(due, Math.max(turn, ...before)) : turn);
}
