import { Faulty } from "@stonebridge/kernel";
import { expect } from "vitest";
import { type Placement, type Situation, secondBullRun1862 } from "../../../src/second-bull-run-1862/index.ts";

/** A brigade of either side, out of contact. */
export const GIBBON: Placement = { unit: "gibbon", zone: "105" };
export const JOHNSON: Placement = { unit: "johnson", zone: "115" };
export const SOUND: Situation = {
  format: "stonebridge-situation",
  version: 1,
  game: "second-bull-run-1862",
  scenario: "august-30",
  at: { stage: "turn", day: 2, turn: 4 },
  placements: [GIBBON, JOHNSON],
};

type Fault = readonly [field: string, problem: string, rule: string | undefined];

/** The faults of a situation: field, then what is wrong. */
export function faultsOf(data: unknown): readonly Fault[] {
  try {
    secondBullRun1862.open(data);
  } catch (error) {
    if (!(error instanceof Faulty)) throw error;
    return error.faults.map(({ field, problem, rule }) => [field, problem, rule] as const);
  }
  return [];
}
/** One fault, in this field, that says this. */
export function expectFault(change: Record<string, unknown>, field: string, problem: RegExp, rule?: string): void {
  expect(faultsOf({ ...SOUND, ...change })).toEqual([[field, expect.stringMatching(problem), rule]]);
}
/** Nothing is wrong with the sound situation so changed. */
export function expectSound(change: Record<string, unknown>): void {
  expect(faultsOf({ ...SOUND, ...change })).toEqual([]);
}
export const placed = (...placements: unknown[]): Record<string, unknown> => ({ placements });
export const commanders = (...list: unknown[]): Record<string, unknown> => ({ commanders: list });
export const at = (beginning: unknown): Record<string, unknown> => ({ at: beginning });

/** Beginnings. */
export const ACTION = { stage: "action", day: 2, turn: 4, phase: 2, first: "union", side: "union" };
export const COMBAT = { stage: "combat", day: 2, turn: 4, phase: 2, first: "union", side: "union" };
export const TWO_DAYS = { scenario: "both-days" };
