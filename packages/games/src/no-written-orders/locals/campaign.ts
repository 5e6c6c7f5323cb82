import type { Steps } from "./kinds.ts";

export const CAMPAIGN_FRAMES = {
  /** A side brings men back to its units (15); `done`: the formations already tried. */
  reorganisation: { everybody: { side: "side", done: { changes: ["holder"] } } },
  /** A side’s trains move (19.4); `done`: those that have. */
  trains: { everybody: { side: "side", done: { changes: ["holder"] } } },
  /** Units that acted may reload (19.6). */
  reloading: { everybody: { side: "side", holders: ["holder"], reserve: "flag" } },
  /** A side’s headquarters move (11.5); `done`: those that have. `returning`: those that return after they were lost (11.4). */
  headquarters: { everybody: { side: "side", done: { changes: ["holder"] }, returning: { maybe: "holder" } } },
} as const satisfies Steps;
