import { type Compliance, COMPLIANCES } from "../vocabulary.ts";

const FIRST_COLUMN = -1;
const NEVER = 13;
/** Lowest total of two dice for each result, by column −1 to 8; below the last it is R6 (table TC). */
const OBEYED_FROM = [NEVER, NEVER, 12, 11, 11, 10, 10, 9, 8, 7];
const R4_FROM = [9, 8, 8, 8, 7, 6, 5, 5, 5, 5];
const R5_FROM = [5, 5, 4, 4, 4, 3, 2, 2, 2, 2];
const LAST_COLUMN = FIRST_COLUMN + OBEYED_FROM.length - 1;

/** Shifts of the column, to the right or (below 0) to the left (table TS). */
export const COMPLIANCE_SHIFTS = {
  onReserve: 1,
  attackOrProbe: -2,
  faceToFace: 1,
  divisionOrCavalry: 1,
  generalRetreat: 1,
} as const;
export type ComplianceShift = keyof typeof COMPLIANCE_SHIFTS;

/** The column of the table for a sum of ratings and shifts: beyond the table, the outermost (NWO-TC-b). */
export function complianceColumn(sum: number): number {
  return Math.min(LAST_COLUMN, Math.max(FIRST_COLUMN, sum));
}

/**
 * The highest band that a roll reaches (NWO-TC-a, NWO-RUL173); never "ignored" (NWO-12.7-e, NWO-RUL174).
 * @param column from −1 to 8
 * @param total of two dice
 */
export function complianceAt(column: number, total: number): Compliance {
  const at = column - FIRST_COLUMN;
  if (total >= OBEYED_FROM[at]) return "C";
  if (total >= R4_FROM[at]) return "R4";
  return total >= R5_FROM[at] ? "R5" : "R6";
}

/** One result slower, R6 as it is: how demoralised leaders respond (NWO-14.2-a, NWO-TC-c). */
export function slower(result: Compliance): Compliance {
  return COMPLIANCES[Math.min(COMPLIANCES.length - 1, COMPLIANCES.indexOf(result) + 1)];
}
