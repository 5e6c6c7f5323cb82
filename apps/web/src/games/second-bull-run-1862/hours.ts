/** The second day’s turns are counted on from the first’s, so that one number tells both. */
const SECOND_DAY = 100;

/** A turn of either day as one number, above 0. */
export function clockOf(day: number, turn: number): number {
  return (day - 1) * SECOND_DAY + turn;
}

/** The day, 1 or 2, and its turn. */
export function hourOf(clock: number): { readonly day: number; readonly turn: number } {
  return { day: clock > SECOND_DAY ? 2 : 1, turn: clock % SECOND_DAY };
}

/** The night between the days is the second one’s first turn (SB62-11.2.3-d). */
export const NIGHT = clockOf(2, 1);

/** The turn that a scenario begins with, told before its rules are fetched: 30 August alone has no first one (SB62-11.2.2-e). */
export function firstTurnOf(scenario: string): number {
  return scenario === "august-30" ? 2 : 1;
}
