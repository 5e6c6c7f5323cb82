import { actions } from "./en/actions.ts";
import { contents } from "./en/contents.ts";
import { dice } from "./en/dice.ts";
import { events } from "./en/events.ts";
import { options } from "./en/options.ts";
import { questions } from "./en/questions.ts";
import { score } from "./en/score.ts";
import { sequence } from "./en/sequence.ts";
import { state } from "./en/state.ts";
import { units } from "./en/units.ts";
import { waits } from "./en/waits.ts";
import type { Texts } from "./texts.ts";

/** All texts of the game in English, except the refusals. */
export const texts: Texts = {
  language: "en",
  ...units,
  ...contents,
  ...sequence,
  ...questions,
  ...waits,
  ...actions,
  ...events,
  ...options,
  ...score,
  ...dice,
  ...state,
};
