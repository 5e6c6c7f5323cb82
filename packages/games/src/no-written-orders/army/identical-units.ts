import type { UnitData } from "../modules/module-data.ts";

/** Values by which units of a formation are identical (NWO-RUL206). */
const RATINGS = ["formation", "arm", "morale", "movement", "range", "armament"] as const;

/** Do two units count as identical when one-step units are reorganised (NWO-15-h)? Names, men and batteries do not matter. */
export function areIdentical(one: UnitData, other: UnitData): boolean {
  return (
    RATINGS.every((rating) => one[rating] === other[rating]) &&
    one.strength.every((points, state) => points === other.strength[state])
  );
}
