import { kept } from "../games/contract/later.ts";

/** The layouts of the screen: only the one that fits its size is fetched. */
export const layouts = {
  phone: kept(() => import("./PhoneLayout.svelte")),
  desk: kept(() => import("./DeskLayout.svelte")),
};
