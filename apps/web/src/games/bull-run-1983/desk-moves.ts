import { firstNamed, justBegun } from "../../play/left-to-do.ts";
import { hexMoves } from "../../play/hexes/moves.ts";
import type { DeskMoves } from "../contract/desk.ts";
import { type Intent, offersAt, type Pick } from "../contract/offers.ts";
import { choicesOf, labelOf } from "./choices.ts";
import type { OldBullRunDesk } from "./desk.svelte.ts";
import { hands, readPick } from "./hands.ts";
import { latecomers } from "./offers/movement.ts";
import type { Offer } from "./offers/offer.ts";
import { companyOf } from "./offers/set-up.ts";
import { tableOf } from "./table.ts";
import type { OldBullRun } from "./table.ts";

/** So many hexes are near. */
const NEAR = 3;

/** What changes a battle that is put together: its odds say so. */
const COMPOSED: ReadonlySet<Offer["meaning"]> = new Set(["target", "assign"]);

/** What can be done, and how hands say so. */
export function movesOf(desk: OldBullRunDesk): DeskMoves<OldBullRun> {
  const battle = (number: number) => desk.composer.numberOf(number);
  const label = (table: OldBullRun["table"], offer: Offer) =>
    labelOf(offer, { texts: desk.texts, names: desk.names, table, battle });
  return hexMoves<OldBullRun>(desk.play, {
    hands,
    grid: desk.game.field.grid,
    near: NEAR,
    tableOf: (position) => tableOf(desk.game, position),
    choicesOf(table, hand, offers) {
      const { texts, names, t } = desk;
      return choicesOf({ table, hand, offers, texts, names, together: t.together, everyone: t.everyone, battle });
    },
    read: (table, pick) => takenOut(desk, pick) ?? readPick(table, pick),
    wholeStack: (table, piece) => (companyOf(table, piece).length > 0 ? "together" : undefined),
    labelOf(table, offer) {
      const cost = costOf(desk, offer);
      return { label: label(table, offer), ...(cost === undefined ? {} : { cost }) };
    },
    spoken(table, offer) {
      if (COMPOSED.has(offer.meaning)) return undefined;
      const cost = spokenCost(desk, offer);
      return cost === "" ? `${label(table, offer)}.` : `${label(table, offer)}, ${cost}.`;
    },
    leftOpen: (offer) => leftOpen(desk, offer),
    anew: (actions) => desk.composer.anewFor(actions),
  });
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

/** What ending a phase would leave undone: reinforcements that would be lost, pieces that could still move, advance or act. */
function leftOpen({ play, names, t }: OldBullRunDesk, ending: Offer): string {
  const { table, offers } = play;
  if (ending.meaning !== "done" || table === undefined) return "";
  const late = latecomers(table);
  const left = hands.leftBefore(table, ending, offers, justBegun(play));
  const pieces = [...new Set(left.flatMap(({ piece }) => piece ?? []))];
  const open = pieces.filter((piece) => !late.includes(piece)).map((piece) => names.piece(piece));
  const { step } = table.decision;
  const text = step === "movement" ? t.stillOpen.move : step === "advance" ? t.stillOpen.advance : t.stillOpen.act;
  return [
    ...(late.length === 0 ? [] : [t.stillOpen.late(late.length)]),
    ...(open.length === 0 ? [] : [text(firstNamed(open, t.stillOpen.more))]),
  ].join(" ");
}
