import { kept, withTexts } from "../games/contract/later.ts";
import { apartTexts } from "../apart/texts.ts";
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
  readingBar: kept(() => import("../shell/ReadingBar.svelte")),
  curtain: kept(() => import("../shell/Curtain.svelte")),
  /** What has gone wrong with a game: there before it does, so that it needs no network then. */
  stateStrips: kept(() => import("../shell/StateStrips.svelte")),
  /** A match on a server: it is found, waited for and opened. */
  openMatch: kept(() => withTexts(import("../apart/OpenMatch.svelte"), apartTexts)),
  apartStrips: kept(() => withTexts(import("../apart/ApartStrips.svelte"), apartTexts)),
  farDeeds: kept(() => withTexts(import("../apart/FarDeeds.svelte"), apartTexts)),
  rematchApart: kept(() => withTexts(import("../apart/RematchApart.svelte"), apartTexts)),
  myMatches: kept(() => withTexts(import("../apart/MyMatchList.svelte"), apartTexts)),
  farSeat: kept(() => withTexts(import("../apart/FarSeat.svelte"), apartTexts)),
  beginApart: kept(() => import("../apart/begin-apart.ts")),
  replayBar: kept(() => withTexts(import("../replay/ReplayBar.svelte"), pages)),
};
