import type { InitiativeResult } from "../vocabulary.ts";

/** Highest total of two dice that is a bad move, and lowest that acts, by rating 0 to 4 (table TI). */
const BAD_MOVE_UP_TO = [7, 6, 5, 3, 2];
const ACTS_FROM = [12, 11, 10, 8, 6];
const LAST_COLUMN = BAD_MOVE_UP_TO.length - 1;
/** What a leader on Reserve needs less (NWO-12.11-f, NWO-TI-b). */
const RESERVE = 1;

/**
 * The result of a leader’s initiative (NWO-12.11-c, NWO-TI-a).
 * @param column his rating, shifted by his character (NWO-19.8.2-a); beyond the table the last column holds
 * @param total of two dice
 */
export function initiativeResult(column: number, total: number, onReserve: boolean): InitiativeResult {
  const at = Math.min(LAST_COLUMN, Math.max(0, column));
  if (total <= BAD_MOVE_UP_TO[at]) return "bad-move";
  return total >= ACTS_FROM[at] - (onReserve ? RESERVE : 0) ? "acts" : "no-effect";
}
