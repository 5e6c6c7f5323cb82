import { actions } from "./en/actions.ts";
import { events } from "./en/events.ts";
import { orders } from "./en/orders.ts";
import { questions } from "./en/questions.ts";
import { refusals } from "./en/refusals.ts";
import { sequence } from "./en/sequence.ts";
import { state } from "./en/state.ts";
import { units } from "./en/units.ts";
import type { Texts } from "./texts.ts";

/** Everything the game says in English. */
export const texts: Texts = {
  language: "en",
  ...units,
  ...sequence,
  ...questions,
  ...actions,
  ...events,
  ...refusals,
  ...orders,
  ...state,
};
