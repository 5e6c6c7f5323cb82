import { apartTexts } from "../apart/texts.ts";
import { kept, withTexts } from "../games/contract/later.ts";

/** What the cards of kept games need only when it is asked for. */
export const later = {
  takeOnline: kept(() => withTexts(import("../apart/online/TakeOnline.svelte"), apartTexts)),
};
