import { type PickReading, readPick as readOffers } from "../../play/picking/picks.ts";
import type { Intent, Pick } from "../contract/offers.ts";
import type { Offer } from "./offers/offer.ts";
import { seenPosition } from "./orders/known.ts";
import { denialAt } from "./refusal.ts";
import { outlook, type Table } from "./table.ts";

/** What a player ends himself, though nothing else can be done. What comes next is the enemy's, or may be: that is not to be told by what is asked. */
const ENDINGS: ReadonlySet<Offer["meaning"]> = new Set(["end", "end-bombardment", "end-declaration", "end-charges"]);

/** What cannot be undone, whatever comes next; and orders, whose target may mean several: they are composed in the preview. */
const SHOWN_FIRST: ReadonlySet<Offer["meaning"]> = new Set([
  ...ENDINGS,
  "fight",
  "done",
  "reveal",
  "retreat-all",
  "send",
]);

/** Whether the offer waits for a second press: it cannot be undone, since it rolls dice, reveals something or hands the game over. */
export function needsPreview(table: Table, { meaning, actions }: Offer): boolean {
  if (SHOWN_FIRST.has(meaning)) return true;
  const { rolls, handsOver } = outlook(
    meaning === "march" ? { ...table, position: seenPosition(table) } : table,
    actions,
  );
  return rolls !== undefined || handsOver;
}

/** The only thing that can be done, where it needs no thought. */
export function onlyOne({ decision }: Table, offers: readonly Offer[]): Offer | undefined {
  const [only, ...others] = offers.filter(({ meaning }) => meaning !== "select");
  const alone = others.length === 0 && decision.actions.length === 1;
  return alone && only && !ENDINGS.has(only.meaning) ? only : undefined;
}

/** Reads a click, tap or Enter on the map. */
export function readPick(table: Table, pick: Pick<Offer>): Intent<Offer> {
  return readOffers(pick, reading(table, pick));
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
