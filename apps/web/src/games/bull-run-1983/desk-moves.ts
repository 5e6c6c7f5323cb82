import type { AskingStep } from "@stonebridge/games/bull-run-1983";
import { worthRefusing } from "../../play/hexes/worth-refusing.ts";
import type { DeskMoves } from "../contract/desk.ts";
import { type Intent, offersAt, type Pick } from "../contract/offers.ts";
import { choicesOf, labelOf } from "./choices.ts";
import type { OldBullRunDesk } from "./desk.svelte.ts";
import { companyOf, hexOf, offersOf } from "./offers/index.ts";
import type { Offer } from "./offers/offer.ts";
import { needsPreview, onlyOne, readPick } from "./pick.ts";
import { denialAt } from "./refusal.ts";
import { leftOpen, leftToDo } from "./still-open.ts";
import { tableOf, whyNot } from "./table.ts";
import type { OldBullRun } from "./types.ts";

/** What changes a battle that is put together: its odds say so. */
const COMPOSED: ReadonlySet<Offer["meaning"]> = new Set(["target", "assign"]);

/** What can be done, and how hands say so. */
export function movesOf(desk: OldBullRunDesk): DeskMoves<OldBullRun> {
  const battle = (number: number) => desk.composer.numberOf(number);
  return {
    tableOf: (position) => tableOf(desk.game, position),
    offersOf,
    choicesOf: (table, hand, offers) =>
      choicesOf({
        table,
        hand,
        offers,
        texts: desk.texts,
        names: desk.names,
        together: desk.t.together,
        everyone: desk.t.everyone,
        battle,
      }),
    preset: () => undefined,
    read: (table, pick) => takenOut(desk, pick) ?? readPick(table, pick),
    needsPreview,
    wholeStack: (table, piece) => (companyOf(table, piece).length > 0 ? "together" : undefined),
    onlyOne,
    denialAt,
    worthRefusing(target) {
      const { table, decided } = desk.play;
      const asked = table !== undefined && REFUSED.has(table.decision.step) && decided !== undefined;
      return worthRefusing(desk.game.field.grid, asked ? hexOf(desk.view, decided) : undefined, target, NEAR);
    },
    showsWhenPointedAt: (offer) =>
      offer.meaning === "march" || offer.meaning === "retreat" || offer.meaning === "advance",
    labelOf(table, offer) {
      const cost = costOf(desk, offer);
      const label = labelOf(offer, { texts: desk.texts, names: desk.names, table, battle });
      return { label, ...(cost === undefined ? {} : { cost }) };
    },
    spoken: (offer) => {
      const { table } = desk.play;
      if (!table || COMPOSED.has(offer.meaning)) return undefined;
      const label = labelOf(offer, { texts: desk.texts, names: desk.names, table, battle });
      const cost = spokenCost(desk, offer);
      return cost === "" ? `${label}.` : `${label}, ${cost}.`;
    },
    leftToDo: (offer) => leftToDo(desk.play, offer),
    leftOpen: (offer) => leftOpen(desk, offer),
    answers: () => [],
    samePiece: (one, other) => one === other,
    beginsPiece: (action) => action.type === "take" || action.type === "enter",
    whyNot: (table, action) => whyNot(table, action),
    anew: (actions) => desk.composer.anewFor(actions),
  };
}

/** Who is in the battle in hand already, or will support it, is taken out of it by another pick, and is then in hand himself. */
function takenOut({ composer }: OldBullRunDesk, { target, offers }: Pick<Offer>): Intent<Offer> | undefined {
  if (!target.startsWith("piece:")) return undefined;
  const piece = target.slice("piece:".length);
  const other = offersAt(offers, target).some(({ meaning }) => meaning !== "select");
  if (other && !composer.supporters.includes(piece)) return undefined;
  const anew = composer.without(piece);
  return anew && { kind: "anew", anew };
}

function costOf({ texts, t }: OldBullRunDesk, { cost, stops }: Offer): string | undefined {
  if (cost === undefined) return undefined;
  return `${texts.movement(cost)}${stops ? ` · ${t.stops}` : ""}`;
}

/** "2½ MP, 1½ MP left": what a march costs and leaves; empty if it costs nothing. */
export function spokenCost({ texts, t }: OldBullRunDesk, { cost, left, stops }: Offer): string {
  if (cost === undefined) return "";
  const after = stops ? [t.stops] : left === undefined ? [] : [t.left(texts.movement(left))];
  return [texts.movement(cost), ...after].join(", ");
}

/** Steps whose hexes near the piece in hand are refused by mere pointing. */
const REFUSED: ReadonlySet<string> = new Set<AskingStep>(["movement", "march", "retreat"]);

/** So many hexes are near. */
const NEAR = 3;
