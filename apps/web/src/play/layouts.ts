import { kept, withTexts } from "../games/contract/later.ts";
import { pages } from "../language/pages.ts";

/** The layouts of the screen: only the one that fits is fetched. */
export const layouts = {
  phone: kept(() => withTexts(import("./PhoneLayout.svelte"), pages)),
  desk: kept(() => import("./DeskLayout.svelte")),
};
