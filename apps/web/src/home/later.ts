import { kept } from "../games/contract/later.ts";
import { keptTexts } from "../kept/texts.ts";

/** Parts of the pages about games that not every visit needs. */
export const later = {
  latest: kept(async () => {
    const [page] = await Promise.all([import("../kept/LatestGames.svelte"), keptTexts.load()]);
    return page;
  }),
  gameName: kept(async () => {
    const [part] = await Promise.all([import("../kept/GameName.svelte"), keptTexts.load()]);
    return part;
  }),
  storeTrouble: kept(() => import("../shell/StoreTrouble.svelte")),
  fileFault: kept(() => import("./FileFault.svelte")),
  reading: kept(() => import("./Reading.svelte")),
  curtain: kept(() => import("../shell/Curtain.svelte")),
  replayBar: kept(() => import("../replay/ReplayBar.svelte")),
};
