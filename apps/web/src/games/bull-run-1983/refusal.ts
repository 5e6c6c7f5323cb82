import { type Action, type AskingStep, declaredBattles, type SideId } from "@stonebridge/games/bull-run-1983";
import { type Attempt as AnyAttempt, denialOf } from "../../play/picking/attempts.ts";
import { standsForHex } from "../../play/hexes/stands-for-hex.ts";
import type { Denial, Hand, TargetKey } from "../contract/offers.ts";
import { hexOf, onTheMarch, takenUp } from "./offers/index.ts";
import type { Offer } from "./offers/offer.ts";
import { type Table, tableOf, whyNot } from "./table.ts";

/** Why a pick on the target is not possible; undefined if it means nothing that could be refused. */
export function denialAt(
  table: Table,
  hand: Hand,
  target: TargetKey,
  offers: readonly Offer[],
): Denial<Action> | undefined {
  return denialOf(attemptAt(table, hand, target, offers), target, whyNot);
}

type Attempt = AnyAttempt<Table, Action>;

/** The action that somebody means by pointing there. */
function attemptAt(table: Table, hand: Hand, target: TargetKey, offers: readonly Offer[]): Attempt | undefined {
  const piece = target.startsWith("piece:") ? target.slice("piece:".length) : undefined;
  const hex = piece === undefined ? target.slice("space:".length) : hexOf(table.view, piece);
  const own = piece === undefined ? undefined : sideOf(table, piece) === table.side;
  const here = (action: Action): Attempt => ({ table, action });
  switch (table.decision.step as AskingStep) {
    case "movement":
      if (piece !== undefined && own && !standsForHex(hand, inHand(table, hand), hex, offers))
        return here({ type: "take", piece });
      return hex === undefined || hand.piece === undefined
        ? undefined
        : stepOf(table, hand.piece, hand.mode === "together", hex);
    case "march":
      if (piece !== undefined && own) return here({ type: "with", piece });
      return hex === undefined ? undefined : here({ type: "step", hex });
    case "set-up":
      return hex === undefined || (piece !== undefined && own) ? undefined : putOf(table, hand, hex);
    case "declaration":
      if (piece === undefined) return undefined;
      return here(own ? attackOf(table, piece) : { type: "target", piece });
    case "onslaught":
      return piece === undefined ? undefined : here({ type: "assign", piece });
    case "losses":
      return piece === undefined ? undefined : here({ type: "lose", piece });
    case "retreat": {
      const mover = hand.piece ?? (table.decision.about["pieces"] as readonly string[] | undefined)?.[0];
      return hex === undefined || mover === undefined
        ? undefined
        : here({ type: "retreat", piece: mover, via: hex, hex });
    }
    case "advance": {
      const mover = hand.piece ?? (table.decision.about["pieces"] as readonly string[] | undefined)?.[0];
      return hex === undefined || mover === undefined ? undefined : here({ type: "advance", piece: mover, hex });
    }
    // Who or what is meant there can be done, or means nothing that could be refused.
    case "thawing":
    case "window":
    case "order":
    case "following":
    case "rally":
      return undefined;
  }
}

/** The hex of the piece in hand. */
const inHand = ({ view }: Table, { piece }: Hand) => (piece === undefined ? undefined : hexOf(view, piece));

/** What somebody who is pointed at is meant to do: to attack in the battle in hand, or else to join one that is closed. */
function attackOf(table: Table, piece: string): Action {
  const closed = table.decision.about["battle"] === undefined ? declaredBattles(table.game, table.position) : [];
  const joins = closed.map(({ number }): Action => ({ type: "join", piece, battle: number }));
  // He is told why he cannot join the battle that he comes closest to.
  const near = joins.find((one) => !FAR.has(whyNot(table, one)?.reason ?? ""));
  return near ?? { type: "assign", piece };
}

/** Reasons that he has nothing to do with a battle. */
const FAR: ReadonlySet<string> = new Set(["assign-far", "assign-adjacent", "assign-range"]);

/** A march in one: the piece or its stack is taken up, and the step that was pointed at is tried. */
function stepOf(table: Table, piece: string, together: boolean, hex: string): Attempt {
  const take: Action = { type: "take", piece };
  if (whyNot(table, take)) return { table, action: take };
  const at = tableOf(table.game, onTheMarch(table, piece, together).position);
  return at ? { table: at, action: { type: "step", hex } } : { table, action: take };
}

/** Setting up in one: the piece in hand is taken up, and the hex that was pointed at is tried. */
function putOf(table: Table, { piece, mode }: Hand, hex: string): Attempt {
  const action: Action = { type: "put", hex };
  if (piece === undefined) return { table, action };
  return { table: takenUp(table, piece, mode === "together").after, action };
}

function sideOf(table: Table, piece: string): SideId | undefined {
  return table.view.pieces.find((one) => one.id === piece)?.side;
}
