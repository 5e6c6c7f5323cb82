import { actions } from "./fr/actions.ts";
import { combat } from "./fr/combat.ts";
import { events } from "./fr/events.ts";
import { labels } from "./fr/labels.ts";
import { options } from "./fr/options.ts";
import { pieces } from "./fr/pieces.ts";
import { questions } from "./fr/questions.ts";
import { refusals } from "./fr/refusals.ts";
import { sequence } from "./fr/sequence.ts";
import type { Texts } from "./texts.ts";

/** Everything the game says in French. */
export const texts: Texts = {
  language: "fr",
  ...pieces,
  ...sequence,
  ...options,
  ...questions,
  ...actions,
  ...refusals,
  ...events,
  ...combat,
  ...labels,
};
