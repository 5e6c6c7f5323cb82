import { line } from "@stonebridge/kernel/words";
import type { SecondBullRunRefusals } from "../refused.ts";
import type { Words } from "./refused.ts";

/** What the special rules of Second Bull Run refuse. */
export const secondBullRunRefusals: SecondBullRunRefusals<Words> = {
  "kind-idea": ({ sender }) => [
    line`${sender} does not give that order yet`,
    line`Until Longstreet’s men are seen he believes the enemy is in flight and orders only Attack, Probe or March.`,
  ],
  "step-column": ({ who, toHex }) => [
    line`${who} cannot march${toHex}`,
    line`King’s column is strung out. It must first close up along the turnpike until all units are within 2 hexes of each other.`,
  ],
};
