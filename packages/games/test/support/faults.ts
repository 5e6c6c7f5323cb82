import { Faulty } from "@stonebridge/kernel";
import { expect } from "vitest";

export type Fault = readonly [field: string, problem: string, rule: string | undefined];

/** What tests expect of the reader of a game's situations. */
export interface FaultTests {
  /** The faults of a situation: field, what is wrong, rule. */
  faultsOf(data: unknown): readonly Fault[];
  /** The sound situation, so changed, has one fault, in this field, that says this. */
  expectFault(change: Record<string, unknown>, field: string, problem: RegExp, rule?: string): void;
}

/** @param sound a situation with nothing wrong in it */
export function faultTests(module: { open(data: unknown): unknown }, sound: object): FaultTests {
  const faultsOf = (data: unknown): readonly Fault[] => {
    try {
      module.open(data);
    } catch (error) {
      if (!(error instanceof Faulty)) throw error;
      return error.faults.map(({ field, problem, rule }): Fault => [field, problem, rule]);
    }
    return [];
  };
  return {
    faultsOf,
    expectFault(change, field, problem, rule) {
      expect(faultsOf({ ...sound, ...change })).toEqual([[field, expect.stringMatching(problem), rule]]);
    },
  };
}

/** Placements of a situation. */
export const placed = (...placements: unknown[]): Record<string, unknown> => ({ placements });
