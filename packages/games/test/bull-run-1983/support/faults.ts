import { type Placement, type Situation, bullRun1983 } from "../../../src/bull-run-1983/index.ts";
import { faultTests } from "../../support/faults.ts";
import { movement, situationOf } from "./table.ts";

export const KEYES: Placement = { piece: "us-l-keyes", hex: "UU8" };
export const EVANS: Placement = { piece: "cs-l-evans", hex: "S20" };
/** A situation with nothing wrong in it. */
export const SOUND: Situation = situationOf({ at: movement("union"), placements: [KEYES, EVANS] });

export const { faultsOf, expectFault } = faultTests(bullRun1983, SOUND);
