import { actions } from "./en/actions.ts";
import { questions } from "./en/questions.ts";
import { sequence } from "./en/sequence.ts";
import { units } from "./en/units.ts";
import type { Texts } from "./texts.ts";

/** Everything the game says in English. */
export const texts: Texts = {
  language: "en",
  ...units,
  ...sequence,
  ...questions,
  ...actions,
};
