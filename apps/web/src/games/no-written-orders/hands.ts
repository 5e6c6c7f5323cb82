import { handsOf } from "../../play/hexes/hands.ts";
import { offers } from "./meanings.ts";
import { seenPosition } from "./orders/known.ts";
import { QUESTIONS } from "./questions.ts";
import { outlook, whyNot } from "./table.ts";

/** What hands can do in No Written Orders: everything follows from its two sheets. */
export const hands = handsOf({
  questions: QUESTIONS,
  offers,
  // A march leads as far as its side can know.
  outlook: (table, { meaning, actions }) =>
    outlook(meaning === "march" ? { ...table, position: seenPosition(table) } : table, actions),
  whyNot,
});
