import { actions } from "./en/actions.ts";
import { combat } from "./en/combat.ts";
import { events } from "./en/events.ts";
import { labels } from "./en/labels.ts";
import { options } from "./en/options.ts";
import { questions } from "./en/questions.ts";
import { ending } from "./en/ending.ts";
import { sequence } from "./en/sequence.ts";
import { units } from "./en/units.ts";
import type { Texts } from "./texts.ts";

/** All texts of the game in English, except the refusals. */
export const texts: Texts = {
  language: "en",
  ...units,
  ...sequence,
  ...options,
  ...questions,
  ...actions,
  ...events,
  ...combat,
  ...ending,
  ...labels,
};
