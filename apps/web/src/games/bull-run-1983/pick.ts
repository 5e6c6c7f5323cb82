import { DiceExhausted, scriptedDice } from "@stonebridge/kernel";
import { type PickReading, readPick as readOffers, withoutOffer } from "../../play/picking/picks.ts";
import { type Intent, offersAt, type Pick } from "../contract/offers.ts";
import { weighingDice } from "../weighing-dice.ts";
import { movers, offersOf } from "./offers/index.ts";
import type { Offer } from "./offers/offer.ts";
import { denialAt } from "./refusal.ts";
import { type Table, tableOf } from "./table.ts";

/** Offers that are weighed before they are done, however the player likes it: their dice cannot be undone. */
const FIGHTS: ReadonlySet<Offer["meaning"]> = new Set(["overwhelm", "fight"]);

/** Whether the offer waits for a second press: dice, the end of a set-up, what hands the game over, or ends the Movement phase before all have moved. */
export function needsPreview(table: Table, { meaning, actions }: Offer): boolean {
  if (FIGHTS.has(meaning) || meaning === "ready") return true;
  if (meaning === "done" && movers(table).length > 0) return true;
  const { game, side } = table;
  const position = game.copy(table.position);
  try {
    for (const action of actions) game.act(position, side, action, scriptedDice([]));
  } catch (error) {
    if (error instanceof DiceExhausted) return true;
    throw error;
  }
  const next = game.decision(position);
  return next.over || next.sides[0] !== side;
}

/** What a player ends or begins himself, though nothing else can be done. */
const OWN: ReadonlySet<Offer["meaning"]> = new Set(["done", "ready", "fight", "overwhelm"]);

/** The only thing that can be done, where it needs no thought. */
export function onlyOne({ decision }: Table, offers: readonly Offer[]): Offer | undefined {
  const [only, ...others] = offers.filter(({ meaning }) => meaning !== "select");
  const alone = others.length === 0 && decision.actions.length === 1;
  return alone && only && !OWN.has(only.meaning) ? only : undefined;
}

/** Reads a click, tap or Enter on the map. */
export function readPick(table: Table, pick: Pick<Offer>): Intent<Offer> {
  return attackOf(table, pick) ?? readOffers(pick, reading(table, pick));
}

function reading(
  table: Table,
  { hand, offers }: Omit<Pick<Offer>, "target" | "weighed" | "oneClick">,
): PickReading<Offer> {
  return {
    needsPreview: (offer) => needsPreview(table, offer),
    denialAt: (target) => denialAt(table, hand, target, offers),
    isOwn: (target) => target === `piece:${hand.piece}`,
  };
}

/** With a defender in preview, whoever of one's own is pointed at is meant to attack that one. */
function attackOf(table: Table, { target, weighed }: Pick<Offer>): Intent<Offer> | undefined {
  const { game, side, view } = table;
  if (weighed?.meaning !== "target" || !view.pieces.some((one) => `piece:${one.id}` === target && one.side === side))
    return undefined;
  const position = game.copy(table.position);
  for (const action of weighed.actions) game.act(position, side, action, weighingDice());
  const opened = tableOf(game, position);
  if (!opened) return undefined;
  const offers = offersOf(opened, {});
  const assign = offersAt(offers, target).find(({ meaning }) => meaning === "assign");
  return assign
    ? { kind: "commit", offer: { ...assign, actions: [...weighed.actions, ...assign.actions] } }
    : withoutOffer(target, reading(opened, { hand: {}, offers }));
}
