import type { Action } from "@stonebridge/games/second-bull-run-1862";
import { readPick as readOffers } from "../../play/picking/picks.ts";
import { type Intent, type Pick, playedFor } from "../contract/offers.ts";
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
export function readPick(table: Table, pick: Pick<Offer>, before: Table | undefined): Intent<Offer> {
  const { target, hand } = pick;
  return (
    insteadOf(table, target, before) ??
    readOffers(pick, {
      needsPreview: (offer) => needsPreview(table, offer),
      denialAt: () => denialAt(table, hand, target),
      isOwn: () => isOwn(table, hand, target),
    })
  );
}

/** While nothing came of an activation, another brigade that could act is chosen instead by picking its counter. */
function insteadOf(table: Table, target: TargetKey, before: Table | undefined): Intent<Offer> | undefined {
  if (!before || !target.startsWith("piece:")) return undefined;
  const unit = target.slice("piece:".length);
  if (unit === table.decision.about["unit"]) return undefined;
  const action: Action = { type: "activate", unit };
  return whyNot(before, action) ? undefined : { kind: "instead", action };
}

/** The piece in hand, or the one that acts, or where it stands. */
function isOwn(table: Table, hand: Hand, target: TargetKey): boolean {
  const piece = handOf(table, hand);
  if (target.startsWith("piece:")) return target === `piece:${piece}`;
  return piece !== undefined && target === `space:${zoneOf(table.view, piece)}`;
}

/** The piece in hand, or the one that acts. */
function handOf({ decision: { about } }: Table, hand: Hand): string | undefined {
  const piece = hand.piece ?? about["unit"] ?? about["commander"];
  return typeof piece === "string" ? piece : undefined;
}
