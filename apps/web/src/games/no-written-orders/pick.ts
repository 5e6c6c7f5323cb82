import { type Intent, offersAt, type Pick } from "../contract/offers.ts";
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
  return rolls || handsOver;
}

/** The only thing that can be done, where it needs no thought. */
export function onlyOne({ decision }: Table, offers: readonly Offer[]): Offer | undefined {
  const [only, ...others] = offers.filter(({ meaning }) => meaning !== "select");
  const alone = others.length === 0 && decision.actions.length === 1;
  return alone && only && !ENDINGS.has(only.meaning) ? only : undefined;
}

/** Reads a click, tap or Enter on the map. */
export function readPick(table: Table, pick: Pick<Offer>): Intent<Offer> {
  const { target, offers, weighed, oneClick } = pick;
  const here = offersAt(offers, target);
  if (weighed && here.some((one) => one.id === weighed.id)) return { kind: "commit", offer: weighed };
  const [first, ...others] = here;
  if (!first) return withoutOffer(table, pick);
  if (first.meaning === "select" && first.piece !== undefined) return { kind: "select", piece: first.piece };
  if (oneClick && others.length === 0 && !needsPreview(table, first)) return { kind: "commit", offer: first };
  return { kind: "weigh", offer: first, others };
}

function withoutOffer(table: Table, { target, hand, offers }: Pick<Offer>): Intent<Offer> {
  const piece = target.startsWith("piece:") ? target.slice("piece:".length) : undefined;
  const look: Intent<Offer> = piece === undefined ? { kind: "look" } : { kind: "look", piece };
  if (piece !== undefined && piece === hand.piece) return look;
  const denial = denialAt(table, hand, target, offers);
  return denial ? { kind: "deny", denial } : look;
}
