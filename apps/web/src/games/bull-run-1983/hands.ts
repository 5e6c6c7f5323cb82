import { type PickReading, withoutOffer } from "../../play/picking/picks.ts";
import { handsOf } from "../../play/hexes/hands.ts";
import { type Intent, offersAt, type Pick } from "../contract/offers.ts";
import { weighingDice } from "../weighing-dice.ts";
import { offers } from "./meanings.ts";
import { movers } from "./offers/movement.ts";
import type { Offer } from "./offers/offer.ts";
import { sideOf } from "./pieces.ts";
import { QUESTIONS } from "./questions.ts";
import { outlook, type Table, tableOf, whyNot } from "./table.ts";

/** What hands can do in Bull Run (1983): everything follows from its two sheets but picks while a defender is in preview. */
export const hands = handsOf({
  questions: QUESTIONS,
  offers,
  outlook: (table, { actions }) => outlook(table, actions),
  whyNot,
  // The Movement phase is not ended by one press before all have moved.
  looksTwice: (table, { meaning }) => meaning === "done" && movers(table).length > 0,
});

/** Reads a click, tap or Enter on the map. */
export function readPick(table: Table, pick: Pick<Offer>): Intent<Offer> {
  return attackOf(table, pick) ?? hands.readPick(table, pick);
}

/** With a defender in preview, whoever of one's own is pointed at is meant to attack that one. */
function attackOf(table: Table, { target, weighed }: Pick<Offer>): Intent<Offer> | undefined {
  const { game, side, view } = table;
  if (weighed?.meaning !== "target" || !target.startsWith("piece:")) return undefined;
  if (sideOf(view, target.slice("piece:".length)) !== side) return undefined;
  const position = game.copy(table.position);
  for (const action of weighed.actions) game.act(position, side, action, weighingDice());
  const opened = tableOf(game, position);
  if (!opened) return undefined;
  const now = hands.offersOf(opened, {});
  const assign = offersAt(now, target).find(({ meaning }) => meaning === "assign");
  const reading: PickReading<Offer> = hands.reading(opened, {}, now);
  return assign
    ? { kind: "commit", offer: { ...assign, actions: [...weighed.actions, ...assign.actions] } }
    : withoutOffer(target, reading);
}
