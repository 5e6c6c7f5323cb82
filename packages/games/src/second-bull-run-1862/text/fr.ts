import { actions } from "./fr/actions.ts";
import { combat } from "./fr/combat.ts";
import { events } from "./fr/events.ts";
import { labels } from "./fr/labels.ts";
import { options } from "./fr/options.ts";
import { questions } from "./fr/questions.ts";
import { ending } from "./fr/ending.ts";
import { sequence } from "./fr/sequence.ts";
import { units } from "./fr/units.ts";
import type { Texts } from "./texts.ts";

/** All texts of the game in French, except the refusals. */
export const texts: Texts = {
  language: "fr",
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
