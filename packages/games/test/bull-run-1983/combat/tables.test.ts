import { describe, expect, test } from "vitest";
import { bombardmentResult, combatResult, leaderResult } from "../../../src/bull-run-1983/combat/tables.ts";
import { ODDS } from "../../../src/bull-run-1983/vocabulary.ts";

/** As printed: a row for each die, `+` between two results of a cell. */
const COMBAT = `
AE+AB2 AE+AB2 AB2    AB2    DB2    DE+DB2 DE     DE  DE  DE  DE
AE+AB2 AE+AB2 AE+AB2 AB2    EX     EX     EX     EX  EX  DB2 DB2
AB2    AB2    AB2    AB2    AB2    DB2    DB2    DB2 DE  DE  DE
AE+AB2 AB2    AB2    AB2    AB2    AB2    AB2    DB2 DB2 DB2 DE
AE+AB2 AE+AB2 AE+AB2 AE+AB2 AE+AB2 AE+AB2 EX     EX  DB2 DE  DE
AE+AB2 AE+AB2 AE+AB2 AE+AB2 AE+AB2 AE+AB2 AE+AB2 DE  DE  DE  DE`;

/** From 1-2 to 6-1; `--` no effect. */
const BOMBARDMENT = `
DB2 DB2 DL1 DL1 DL1 DL1 DL1
--  --  --  --  --  DB2 DB2
--  DB2 DB2 DB2 DL1 DL1 DL1
--  --  --  DB2 DB2 DB2 DL1
--  --  --  --  DB2 DL1 DL1
--  --  --  DL1 DL1 DL1 DL1`;

function cells(printed: string): string[][] {
  return printed
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/ +/));
}
const named = (results: readonly string[]): string => (results.length === 0 ? "--" : results.join("+"));

describe("Combat Results Table", () => {
  const rows = cells(COMBAT);
  test("BR83-CRT-a BR83-7.3-a BR83-Tb4: six dice, eleven columns", () => {
    expect(rows.map((row) => row.length)).toEqual([11, 11, 11, 11, 11, 11]);
  });
  for (const [at, row] of rows.entries())
    for (const [column, cell] of row.entries())
      test(`BR83-CRT-a BR83-Tb1: die ${at + 1} at ${ODDS[column]} is ${cell}`, () => {
        expect(named(combatResult(at + 1, column))).toBe(cell);
      });
});

describe("Bombardment Table", () => {
  for (const [at, row] of cells(BOMBARDMENT).entries())
    for (const [column, cell] of row.entries())
      test(`BR83-CRT-i BR83-R06 BR83-Tb2: die ${at + 1} at ${ODDS[column + 4]} is ${cell}`, () => {
        expect(named(bombardmentResult(at + 1, column + 4))).toBe(cell);
      });

  test("BR83-R06: it is the combat table without what befalls attackers, but for 1-1 and die 1", () => {
    for (let die = 1; die <= 6; die++)
      for (let column = 4; column < ODDS.length; column++) {
        const combat = named(combatResult(die, column));
        const expected = combat === "DB2" || combat === "DE+DB2" ? "DB2" : combat === "DE" ? "DL1" : "--";
        expect(named(bombardmentResult(die, column))).toBe(expected);
      }
  });
});

describe("Leader Elimination Table", () => {
  for (let die = 1; die <= 6; die++)
    test(`BR83-CRT-a BR83-12.5-a BR83-Tb3: die ${die}`, () => {
      expect(leaderResult(die)).toBe(die <= 3 ? "LB2" : "LE");
    });
});
