import { Faulty } from "@stonebridge/kernel";
import { expect } from "vitest";
import { type Placement, type Situation, bullRun1983 } from "../../../src/bull-run-1983/index.ts";
import { movement, situationOf } from "./table.ts";

export const KEYES: Placement = { piece: "us-l-keyes", hex: "UU8" };
export const EVANS: Placement = { piece: "cs-l-evans", hex: "S20" };
/** A situation with nothing wrong in it. */
export const SOUND: Situation = situationOf({ at: movement("union"), placements: [KEYES, EVANS] });

/** The faults of a situation: field, then what is wrong. */
export function faultsOf(data: unknown): (readonly [field: string, problem: string, rule: string | undefined])[] {
  try {
    bullRun1983.open(data);
  } catch (error) {
    if (!(error instanceof Faulty)) throw error;
    return error.faults.map(({ field, problem, rule }) => [field, problem, rule]);
  }
  return [];
}
/** One fault, in this field, that says this. */
export function expectFault(change: Record<string, unknown>, field: string, problem: RegExp, rule?: string): void {
  const faults = faultsOf({ ...SOUND, ...change });
  expect(faults).toEqual([[field, expect.stringMatching(problem), rule]]);
}
export const placed = (...placements: unknown[]): Record<string, unknown> => ({ placements });
