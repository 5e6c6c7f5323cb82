import { expect, test } from "vitest";
import type { Action } from "../../../src/second-bull-run-1862/actions.ts";
import type { SideId } from "../../../src/second-bull-run-1862/vocabulary.ts";
import type { Stage } from "./stage.ts";

/** What somebody tries, and the clause that forbids it. */
export interface Case {
  /** The clause, without the game’s prefix. */
  readonly rule: string;
  readonly says: string;
  readonly at: () => Stage;
  readonly tries: Action;
  /** Who tries it: by default the side that decides. */
  readonly side?: SideId;
}

/** A case in one line. */
export function refused(rule: string, says: string, at: () => Stage, tries: Action, side?: SideId): Case {
  return { rule, says, at, tries, ...(side === undefined ? {} : { side }) };
}

/** Has each of them tried: the clause must come back. */
export function testRefused(cases: readonly Case[]): void {
  for (const { rule, says, at, tries, side } of cases)
    test(`SB62-${rule} ${says}`, () => {
      expect(at().whyNot(tries, side)?.rule).toBe(`SB62-${rule}`);
    });
}
