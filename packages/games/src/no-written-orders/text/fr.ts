import { actions } from "./fr/actions.ts";
import { contents } from "./fr/contents.ts";
import { dice } from "./fr/dice.ts";
import { events } from "./fr/events.ts";
import { options } from "./fr/options.ts";
import { questions } from "./fr/questions.ts";
import { score } from "./fr/score.ts";
import { sequence } from "./fr/sequence.ts";
import { state } from "./fr/state.ts";
import { units } from "./fr/units.ts";
import { waits } from "./fr/waits.ts";
import type { Texts } from "./texts.ts";

export { of, ofPerson, the, theHex } from "./fr/grammar.ts";

/** All texts of the game in French, except the refusals. */
export const texts: Texts = {
  language: "fr",
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
