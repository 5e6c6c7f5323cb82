import { kept, withTexts } from "../games/contract/later.ts";
import { keptTexts } from "../kept/texts.ts";
import { pages } from "../language/pages.ts";

/** Parts of the pages about games that not every visit needs. */
export const later = {
  latest: kept(() => withTexts(import("../kept/LatestGames.svelte"), keptTexts)),
  gameName: kept(() => withTexts(import("../kept/GameName.svelte"), keptTexts)),
  optionChoices: kept(() => import("./OptionChoices.svelte")),
  storeTrouble: kept(() => import("../shell/StoreTrouble.svelte")),
  fileFault: kept(() => import("./FileFault.svelte")),
  brokenGame: kept(() => import("../shell/BrokenGame.svelte")),
  takeIn: kept(() => import("../session/take-in.ts")),
  reading: kept(() => import("./Reading.svelte")),
  curtain: kept(() => import("../shell/Curtain.svelte")),
  /** What has gone wrong with a game: there before it does, so that it needs no network then. */
  stateStrips: kept(() => import("../shell/StateStrips.svelte")),
  replayBar: kept(() => withTexts(import("../replay/ReplayBar.svelte"), pages)),
};
