import { noWrittenOrders, type Situation } from "../../../src/no-written-orders/index.ts";
import { faultTests } from "../../support/faults.ts";

/** The start of the first battle. */
export const SOUND: Situation = {
  format: "stonebridge-situation",
  version: 1,
  game: "no-written-orders",
  scenario: "first-bull-run",
  at: { stage: "start" },
};

export const { faultsOf, expectFault } = faultTests(noWrittenOrders, SOUND);
