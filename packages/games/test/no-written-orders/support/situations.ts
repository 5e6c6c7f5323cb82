import { Faulty } from "@stonebridge/kernel";
import { expect } from "vitest";
import { noWrittenOrders, type Situation } from "../../../src/no-written-orders/index.ts";

/** The start of the first battle. */
export const SOUND: Situation = {
  format: "stonebridge-situation",
  version: 1,
  game: "no-written-orders",
  scenario: "first-bull-run",
  at: { stage: "start" },
};

type Fault = readonly [field: string, problem: string, rule: string | undefined];

/** The faults of a situation: field, problem, rule. */
export function faultsOf(data: unknown): readonly Fault[] {
  try {
    noWrittenOrders.open(data);
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
