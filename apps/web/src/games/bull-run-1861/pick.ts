import type { Action } from "@stonebridge/games/bull-run-1861";
import { readPick as readOffers } from "../../play/picking/picks.ts";
import { type Intent, type Pick, playedFor } from "../contract/offers.ts";
import type { Hand, Offer, TargetKey } from "./offers/offer.ts";
import { unitOf, zoneOf } from "./pieces.ts";
import { denialAt } from "./refusal.ts";
import { outlook, type Table } from "./table.ts";

/** Whether the offer waits for a second pick, however the player likes it: it cannot be undone, since it rolls dice or hands the game over. */
export function needsPreview<P>(table: Table<P>, offer: Offer): boolean {
  const { rolls, handsOver } = outlook(table, playedFor(offer));
  return rolls !== undefined || handsOver;
}

/** Reads a pick. */
export function readPick<P>(table: Table<P>, pick: Pick<Offer>, before: Table<P> | undefined): Intent<Offer> {
  const { target, hand } = pick;
  return (
    insteadOf(table, target, before) ??
    readOffers(pick, {
      needsPreview: (offer) => needsPreview(table, offer),
      denialAt: () => denialAt(table, hand, target),
      isOwn: () => isOwn(table, hand, target),
      // Facings of one attack are one meaning, the straightest first; its button goes through the others.
      areOne: (offers) => offers.every(({ meaning }) => meaning === "attack"),
    })
  );
}

/** While nothing came of an activation, another brigade that could act is chosen instead by picking its counter. */
function insteadOf<P>(table: Table<P>, target: TargetKey, before: Table<P> | undefined): Intent<Offer> | undefined {
  if (!before || !target.startsWith("piece:")) return undefined;
  const unit = unitOf(target.slice("piece:".length));
  const action: Action = { type: "activate", unit };
  if (unit === table.decision.about["unit"]) return undefined;
  return before.rules.whyNot(before.position, before.side, action) ? undefined : { kind: "instead", action };
}

/** The brigade that acts, the counter in hand, or where one of them stands. */
function isOwn<P>(table: Table<P>, hand: Hand, target: TargetKey): boolean {
  if (!target.startsWith("piece:")) return target === `space:${handZone(table, hand)}`;
  const piece = target.slice("piece:".length);
  const acts = table.decision.step === "march" && unitOf(piece) === table.decision.about["unit"];
  return acts || piece === hand.piece;
}

/** Where the piece in hand, or the one that acts, stands. */
function handZone<P>(table: Table<P>, hand: Hand): string | undefined {
  const { about } = table.decision;
  const piece = hand.piece ?? about["element"] ?? about["unit"] ?? about["headquarters"];
  return typeof piece === "string" ? zoneOf(table.view, piece) : undefined;
}
