import type { ActionBase } from "@stonebridge/kernel";
import type { Words } from "../../games/contract/words.ts";
import { headed } from "../../language/headed.ts";

/**
 * What actions order somebody, his name first: an order of several parts is written by many buttons, and none says all of it.
 * @returns undefined if they order nobody
 */
export function ordered(
  actions: readonly ActionBase[],
  words: Pick<Words<ActionBase, never>, "formation" | "orders">,
): string | undefined {
  for (const action of actions) {
    const { to } = action as { readonly to?: unknown };
    const what = typeof to === "string" ? (words.orders?.(actions, to) ?? "") : "";
    if (typeof to === "string" && what !== "") return `${headed(words.formation(to))}, ${what}`;
  }
  return undefined;
}
