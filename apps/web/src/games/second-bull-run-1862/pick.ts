import type { Action } from "@stonebridge/games/second-bull-run-1862";
import { type Intent, offersAt, type Pick, playedFor } from "../contract/offers.ts";
import type { Hand, Offer, TargetKey } from "./offers/offer.ts";
import { zoneOf } from "./pieces.ts";
import { denialAt } from "./refusal.ts";
import { outlook, type Table, whyNot } from "./table.ts";

/** Whether the offer waits for a second pick, however the player likes it: it cannot be undone, since it rolls dice or hands the game over. */
export function needsPreview(table: Table, offer: Offer): boolean {
  const { rolls, handsOver } = outlook(table, playedFor(offer));
  return rolls !== undefined || handsOver;
}

/**
 * Reads a pick.
 * @param before the table before the running activation, where nothing came of it yet and it can be undone
 */
export function readPick(
  table: Table,
  { target, hand, offers, weighed, oneClick }: Pick<Offer>,
  before: Table | undefined,
): Intent<Offer> {
  const here = offersAt(offers, target);
  const instead = insteadOf(table, target, before);
  if (instead) return instead;
  if (weighed && here.some(({ id }) => id === weighed.id)) return { kind: "commit", offer: weighed };
  const [first, ...others] = here;
  if (!first) return withoutOffer(table, hand, target);
  if (first.meaning === "select" && first.piece !== undefined) return { kind: "select", piece: first.piece };
  if (oneClick && others.length === 0 && !needsPreview(table, first)) return { kind: "commit", offer: first };
  return { kind: "weigh", offer: first, others };
}

/** While nothing came of an activation, another brigade that could act is chosen instead by picking its counter. */
function insteadOf(table: Table, target: TargetKey, before: Table | undefined): Intent<Offer> | undefined {
  if (!before || !target.startsWith("piece:")) return undefined;
  const unit = target.slice("piece:".length);
  if (unit === table.decision.about["unit"]) return undefined;
  const action: Action = { type: "activate", unit };
  return whyNot(before, action) ? undefined : { kind: "instead", action };
}

function withoutOffer(table: Table, hand: Hand, target: TargetKey): Intent<Offer> {
  const piece = target.startsWith("piece:") ? target.slice("piece:".length) : undefined;
  const look: Intent<Offer> = piece === undefined ? { kind: "look" } : { kind: "look", piece };
  const own = piece === undefined ? target === `space:${handZone(table, hand)}` : piece === handOf(table, hand);
  if (own) return look;
  const denial = denialAt(table, hand, target);
  return denial ? { kind: "deny", denial } : look;
}

/** The piece in hand, or the one that acts. */
function handOf({ decision: { about } }: Table, hand: Hand): string | undefined {
  const piece = hand.piece ?? about["unit"] ?? about["commander"];
  return typeof piece === "string" ? piece : undefined;
}

function handZone(table: Table, hand: Hand): string | undefined {
  const piece = handOf(table, hand);
  return piece === undefined ? undefined : zoneOf(table.view, piece);
}
