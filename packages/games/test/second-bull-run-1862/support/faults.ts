import { expect } from "vitest";
import { type Placement, type Situation, secondBullRun1862 } from "../../../src/second-bull-run-1862/index.ts";
import { faultTests } from "../../support/faults.ts";

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

export const { faultsOf, expectFault } = faultTests(secondBullRun1862, SOUND);
/** Nothing is wrong with the sound situation so changed. */
export function expectSound(change: Record<string, unknown>): void {
  expect(faultsOf({ ...SOUND, ...change })).toEqual([]);
}
export { placed } from "../../support/faults.ts";
export const commanders = (...list: unknown[]): Record<string, unknown> => ({ commanders: list });
export const at = (beginning: unknown): Record<string, unknown> => ({ at: beginning });

/** Beginnings. */
export const ACTION = { stage: "action", day: 2, turn: 4, phase: 2, first: "union", side: "union" };
export const COMBAT = { stage: "combat", day: 2, turn: 4, phase: 2, first: "union", side: "union" };
export const TWO_DAYS = { scenario: "both-days" };
