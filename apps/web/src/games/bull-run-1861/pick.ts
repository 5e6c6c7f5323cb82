import type { Action } from "@stonebridge/games/bull-run-1861";
import { type Intent, offersAt, playedFor } from "../contract/offers.ts";
import type { Hand, Offer, TargetKey } from "./offers/offer.ts";
import { unitOf, zoneOf } from "./pieces.ts";
import { denialAt } from "./refusal.ts";
import { outlook, type Table } from "./table.ts";

export interface PickManner<P> {
  /** Steps that can be undone commit at the first pick where the target has one meaning (mouse; a setting). */
  readonly oneClick: boolean;
  /** The table before the running activation, where nothing came of it yet and it can be undone. */
  readonly before: Table<P> | undefined;
}

/** Whether the offer waits for a second pick, however the player likes it: it cannot be undone, since it rolls dice or hands the game over. */
export function needsPreview<P>(table: Table<P>, offer: Offer): boolean {
  const { rolls, handsOver } = outlook(table, playedFor(offer));
  return rolls !== undefined || handsOver;
}

/**
 * Reads a pick.
 * @param offers what can be done with this hand
 * @param weighed the offer in preview, if any: the same target again commits it
 */
export function readPick<P>(
  table: Table<P>,
  hand: Hand,
  offers: readonly Offer[],
  weighed: Offer | undefined,
  target: TargetKey,
  manner: PickManner<P>,
): Intent<Offer> {
  const here = offersAt(offers, target);
  const instead = insteadOf(table, target, manner);
  if (instead) return instead;
  if (weighed && here.some((one) => one.id === weighed.id)) return { kind: "commit", offer: weighed };
  const [first, ...others] = here;
  if (!first) return withoutOffer(table, hand, target);
  if (first.meaning === "select" && first.piece !== undefined) return { kind: "select", piece: first.piece };
  // Facings of one attack are one meaning, the straightest first; its button goes through the others.
  const plain = others.length === 0 || (first.meaning === "attack" && others.every((one) => one.meaning === "attack"));
  if (manner.oneClick && plain && !needsPreview(table, first)) return { kind: "commit", offer: first };
  return { kind: "weigh", offer: first, others };
}

/** While nothing came of an activation, another brigade that could act is chosen instead by picking its counter. */
function insteadOf<P>(table: Table<P>, target: TargetKey, { before }: PickManner<P>): Intent<Offer> | undefined {
  if (!before || !target.startsWith("piece:")) return undefined;
  const unit = unitOf(target.slice("piece:".length));
  const action: Action = { type: "activate", unit };
  if (unit === table.decision.about["unit"]) return undefined;
  return before.rules.whyNot(before.position, before.side, action) ? undefined : { kind: "instead", action };
}

function withoutOffer<P>(table: Table<P>, hand: Hand, target: TargetKey): Intent<Offer> {
  const piece = target.startsWith("piece:") ? target.slice("piece:".length) : undefined;
  const acting = table.decision.about["unit"];
  if (piece !== undefined && table.decision.step === "march" && unitOf(piece) === acting)
    return { kind: "look", piece };
  const own = piece === undefined ? target === `space:${handZone(table, hand)}` : piece === hand.piece;
  if (own) return piece === undefined ? { kind: "look" } : { kind: "look", piece };
  const denial = denialAt(table, hand, target);
  if (denial) return { kind: "deny", denial };
  return piece === undefined ? { kind: "look" } : { kind: "look", piece };
}

/** Where the piece in hand, or the one that acts, stands. */
function handZone<P>(table: Table<P>, hand: Hand): string | undefined {
  const { about } = table.decision;
  const piece = hand.piece ?? about["element"] ?? about["unit"] ?? about["headquarters"];
  return typeof piece === "string" ? zoneOf(table.view, piece) : undefined;
}
