import type { ResultCode } from "../vocabulary.ts";

type Cell = readonly ResultCode[];

const NOTHING: Cell = [];
const AE_AB2: Cell = ["AE", "AB2"];
const AB2: Cell = ["AB2"];
const EX: Cell = ["EX"];
const DE: Cell = ["DE"];
const DE_DB2: Cell = ["DE", "DB2"];
const DB2: Cell = ["DB2"];
const DL1: Cell = ["DL1"];

/** Combat Results Table by die, then column of `ODDS` from 1-6 (Tb1). */
export const COMBAT_RESULTS: readonly (readonly Cell[])[] = [
  [AE_AB2, AE_AB2, AB2, AB2, DB2, DE_DB2, DE, DE, DE, DE, DE],
  [AE_AB2, AE_AB2, AE_AB2, AB2, EX, EX, EX, EX, EX, DB2, DB2],
  [AB2, AB2, AB2, AB2, AB2, DB2, DB2, DB2, DE, DE, DE],
  [AE_AB2, AB2, AB2, AB2, AB2, AB2, AB2, DB2, DB2, DB2, DE],
  [AE_AB2, AE_AB2, AE_AB2, AE_AB2, AE_AB2, AE_AB2, EX, EX, DB2, DE, DE],
  [AE_AB2, AE_AB2, AE_AB2, AE_AB2, AE_AB2, AE_AB2, AE_AB2, DE, DE, DE, DE],
];

/** Bombardment Table by die, then column of `ODDS` from 1-2 (Tb2, R06). */
const BOMBARDMENT_RESULTS: readonly (readonly Cell[])[] = [
  [DB2, DB2, DL1, DL1, DL1, DL1, DL1],
  [NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, DB2, DB2],
  [NOTHING, DB2, DB2, DB2, DL1, DL1, DL1],
  [NOTHING, NOTHING, NOTHING, DB2, DB2, DB2, DL1],
  [NOTHING, NOTHING, NOTHING, NOTHING, DB2, DL1, DL1],
  [NOTHING, NOTHING, NOTHING, DL1, DL1, DL1, DL1],
];
const FIRST_BOMBARDMENT_COLUMN = 4;

/** Result of a melee: die 1..6, column of `ODDS`. */
export function combatResult(die: number, column: number): Cell {
  return COMBAT_RESULTS[die - 1][column];
}

/** Result of a bombardment: die 1..6, column of `ODDS`, 1-2 or better (BR83-CRT-i). */
export function bombardmentResult(die: number, column: number): Cell {
  return BOMBARDMENT_RESULTS[die - 1][column - FIRST_BOMBARDMENT_COLUMN];
}

/** Leader Elimination Table (Tb3): he retreats on 1 to 3, and is lost on 4 to 6. */
export function leaderResult(die: number): "LB2" | "LE" {
  return die <= 3 ? "LB2" : "LE";
}
