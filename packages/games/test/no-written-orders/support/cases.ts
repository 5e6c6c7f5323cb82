import { expect, test } from "vitest";
import type { Action } from "../../../src/no-written-orders/actions.ts";
import type { Stage } from "./stage.ts";

/** Somebody tries what a clause forbids: the clause, what he tries, the position, the action. */
export type Case = readonly [clause: string, what: string, stage: () => Stage, action: Action];

/** Each case is refused, and by its clause. */
export function refusesEach(cases: readonly Case[]): void {
  test.each(cases)("%s %s", (clause, _, stage, action) => {
    expect(stage().whyNot(action)).toMatchObject({ rule: clause });
  });
}
