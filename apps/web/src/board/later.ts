import { kept } from "../games/contract/later.ts";

/** Parts of a board that its first sight does not need. */
export const later = {
  glass: kept(() => import("./camera/glass.ts")),
  looking: kept(() => import("./camera/looking.ts")),
  fans: kept(() => import("./fans/opened-fan.ts")),
};
