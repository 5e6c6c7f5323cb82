import { kept } from "../games/contract/later.ts";

/** Parts of the pages about games that not every visit needs. */
export const later = {
  continueCard: kept(() => import("./ContinueCard.svelte")),
  fileFault: kept(() => import("./FileFault.svelte")),
  reading: kept(() => import("./Reading.svelte")),
  curtain: kept(() => import("../shell/Curtain.svelte")),
  replayBar: kept(() => import("../replay/ReplayBar.svelte")),
};
