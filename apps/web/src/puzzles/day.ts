/** Milliseconds of a day. */
const DAY = 86_400_000;

/** Days since 1970 by the calendar on the wall: a day begins at midnight where the player is. */
export function dayOf(time: Date): number {
  return Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / DAY;
}
