import { type Intent, offersAt, type Pick } from "../contract/offers.ts";
import type { Offer } from "./offers/offer.ts";
import { seenPosition } from "./orders/known.ts";
import { denialAt } from "./refusal.ts";
import { outlook, type Table } from "./table.ts";

/** What is weighed before it is done, however the player likes it: its consequences are long. */
const GRAVE: ReadonlySet<Offer["meaning"]> = new Set([
  "end",
  "end-bombardment",
  "end-declaration",
  "end-charges",
  "fight",
  "done",
  "retreat-all",
  "reveal",
  "send",
]);

/** Whether the offer waits for a second press: dice, what hands the game over, the end of a segment. */
export function needsPreview(table: Table, { meaning, actions }: Offer): boolean {
  if (GRAVE.has(meaning)) return true;
  const { rolls, handsOver } = outlook(
    meaning === "march" ? { ...table, position: seenPosition(table) } : table,
    actions,
  );
  return rolls || handsOver;
}

/** Reads a click, tap or Enter on the map. */
export function readPick(table: Table, { target, hand, offers, weighed, oneClick }: Pick<Offer>): Intent<Offer> {
  const here = offersAt(offers, target);
  if (weighed && here.some((one) => one.id === weighed.id)) return { kind: "commit", offer: weighed };
  const [first, ...others] = here;
  if (!first) return withoutOffer(table, { target, hand });
  if (first.meaning === "select" && first.piece !== undefined) return { kind: "select", piece: first.piece };
  if (oneClick && others.length === 0 && !needsPreview(table, first)) return { kind: "commit", offer: first };
  return { kind: "weigh", offer: first, others };
}

function withoutOffer(table: Table, { target, hand }: Pointed): Intent<Offer> {
  const piece = target.startsWith("piece:") ? target.slice("piece:".length) : undefined;
  const look: Intent<Offer> = piece === undefined ? { kind: "look" } : { kind: "look", piece };
  if (piece !== undefined && piece === hand.piece) return look;
  const denial = denialAt(table, hand, target);
  return denial ? { kind: "deny", denial } : look;
}

type Pointed = { readonly [K in "target" | "hand"]: Pick<Offer>[K] };
