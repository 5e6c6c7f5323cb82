import { kept } from "../games/contract/later.ts";

/** What the stage does not need before somebody acts. */
export const later = {
  performing: kept(() => import("./performing.ts")),
  leaving: kept(() => import("./leaving.ts")),
};
