import { units } from "./fr/units.ts";
import type { Texts } from "./texts.ts";

/** Everything the game says in French. */
export const texts: Texts = {
  language: "fr",
  ...units,
};
