import { kept } from "../games/contract/later.ts";
import { endTexts } from "./ending/end-texts.ts";
import { momentTexts } from "./moments/moment-texts.ts";

/** Parts of the screen that are not needed to begin a game: they come when they are asked for, and are kept for offline use all the same. */
export const later = {
  botCard: kept(() => import("./parts/BotCard.svelte")),
  coach: kept(() => import("./guide/Coach.svelte")),
  lessonTask: kept(() => import("./guide/LessonTask.svelte")),
  guideLine: kept(() => import("./guide/GuideLine.svelte")),
  endOfGame: kept(() => import("./panels/EndOfGame.svelte")),
  endPage: kept(async () => {
    const [component] = await Promise.all([import("./ending/EndPage.svelte"), endTexts.load()]);
    return component;
  }),
  gameMenu: kept(() => import("../shell/GameMenu.svelte")),
  keyList: kept(() => import("./panels/KeyList.svelte")),
  recapCard: kept(async () => {
    const [card, { recapTexts }] = await Promise.all([
      import("./recap/RecapCard.svelte"),
      import("./recap/language/recap-texts.ts"),
    ]);
    await recapTexts.load();
    return card;
  }),
  stageBar: kept(() => import("../stage/StageBar.svelte")),
  moments: kept(async () => {
    const [component] = await Promise.all([import("./moments/Moments.svelte"), momentTexts.load()]);
    return component;
  }),
  typedDie: kept(() => import("./parts/TypedDie.svelte")),
  ruleColumn: kept(() => import("../rules/RuleColumn.svelte")),
};
