import { kept, withTexts } from "../games/contract/later.ts";
import { pages } from "../language/pages.ts";
import { endTexts } from "./ending/end-texts.ts";
import { hintTexts } from "./hint/language/hint-texts.ts";
import { momentTexts } from "./moments/moment-texts.ts";
import { recapTexts } from "./recap/language/recap-texts.ts";

/** Parts of the screen that are not needed to begin a game: they come when they are asked for, and are kept for offline use all the same. */
export const later = {
  botCard: kept(() => withTexts(import("./parts/BotCard.svelte"), pages)),
  coach: kept(() => import("./guide/Coach.svelte")),
  guideGoOn: kept(() => import("./guide/GoOn.svelte")),
  guideLine: kept(() => import("./guide/GuideLine.svelte")),
  endOfGame: kept(() => withTexts(import("./panels/EndOfGame.svelte"), pages)),
  endPage: kept(() => withTexts(import("./ending/EndPage.svelte"), endTexts, pages)),
  gameMenu: kept(() => withTexts(import("../shell/GameMenu.svelte"), pages)),
  nextGame: kept(() => import("../apart/next-game.ts")),
  hintCard: kept(() => withTexts(import("./hint/HintCard.svelte"), hintTexts)),
  keyList: kept(() => import("./panels/KeyList.svelte")),
  recapCard: kept(() => withTexts(import("./recap/RecapCard.svelte"), recapTexts)),
  /** Why something may not be done; the words for it are the game's, and come with it. */
  refusalCard: kept(() => import("./parts/RefusalCard.svelte")),
  task: kept(() => import("./guide/Task.svelte")),
  stageBar: kept(() => withTexts(import("../stage/StageBar.svelte"), pages)),
  stageNotes: kept(() => import("../stage/StageNotes.svelte")),
  moments: kept(() => withTexts(import("./moments/Moments.svelte"), momentTexts)),
  rolled: kept(() => import("./parts/Rolled.svelte")),
  typedDie: kept(() => import("./parts/TypedDie.svelte")),
  ruleBeside: kept(() => withTexts(import("./panels/RuleBeside.svelte"), pages)),
};
