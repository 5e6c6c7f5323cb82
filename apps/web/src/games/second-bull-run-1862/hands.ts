import { handsOf } from "../../play/zones/hands.ts";
import type { Hand, TargetKey } from "../contract/offers.ts";
import { sensible } from "./answers.ts";
import { offers } from "./meanings.ts";
import { zoneOf } from "./pieces.ts";
import { QUESTIONS } from "./questions.ts";
import { outlook, type Table, whyNot } from "./table.ts";

/** What hands can do in Second Bull Run 1862: everything follows from its two sheets. */
export const hands = handsOf({ questions: QUESTIONS, offers, outlook, whyNot, sensible, isOwn });

/** The piece in hand, or the one that acts, or where it stands. */
function isOwn({ view, decision: { about } }: Table, hand: Hand, target: TargetKey): boolean {
  const piece = hand.piece ?? about["unit"] ?? about["commander"];
  if (target.startsWith("piece:")) return target === `piece:${String(piece)}`;
  return typeof piece === "string" && target === `space:${zoneOf(view, piece)}`;
}
