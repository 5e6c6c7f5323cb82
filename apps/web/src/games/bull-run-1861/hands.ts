import type { Position } from "@stonebridge/games/bull-run-1861";
import { handsOf } from "../../play/zones/hands.ts";
import { type Hand, type TargetKey, targetOf } from "../contract/offers.ts";
import { sensible } from "./answers.ts";
import { offers } from "./meanings.ts";
import { unitOf, zoneOf } from "./pieces.ts";
import { QUESTIONS } from "./questions.ts";
import { outlook, type Table } from "./table.ts";

/** What hands can do in Bull Run 1861: everything follows from its two sheets. */
export const hands = handsOf({
  questions: QUESTIONS,
  offers,
  outlook: outlook<Position>,
  whyNot: ({ rules, position, side }, action) => rules.whyNot(position, side, action),
  // Of an attack not the facing is told that cannot be declared, but why nobody can fight there.
  whyNoPick: ({ rules, position, side }, action) =>
    action.type === "attack"
      ? rules.whyNoAttack(position, action.element, action.facing)
      : rules.whyNot(position, side, action),
  sensible,
  isOwn,
  // Facings of one attack are one meaning, the straightest first; its button goes through the others.
  areOne: (all) => all.every(({ meaning }) => meaning === "attack"),
});

/** The brigade that acts, the counter in hand, or where one of them stands. */
function isOwn({ view, decision: { step, about } }: Table<Position>, hand: Hand, target: TargetKey): boolean {
  const { kind, id } = targetOf(target);
  if (kind === "piece") return id === hand.piece || (step === "march" && unitOf(id) === about["unit"]);
  const piece = hand.piece ?? about["element"] ?? about["unit"] ?? about["headquarters"];
  return typeof piece === "string" && id === zoneOf(view, piece);
}
