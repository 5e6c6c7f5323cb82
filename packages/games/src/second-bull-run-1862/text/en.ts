import { units } from "./en/units.ts";
import type { Texts } from "./texts.ts";

/** Everything the game says in English. */
export const texts: Texts = {
  language: "en",
  ...units,
};
