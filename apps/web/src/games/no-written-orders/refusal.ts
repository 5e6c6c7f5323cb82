import type { Action } from "@stonebridge/games/no-written-orders";
import { type Attempt as AnyAttempt, denialOf } from "../../play/picking/attempts.ts";
import { standsForHex } from "../../play/hexes/stands-for-hex.ts";
import { type Denial, type Hand, offersAt, type TargetKey } from "../contract/offers.ts";
import { doerOf } from "./offers/direct.ts";
import { takenUp } from "./offers/movement.ts";
import { type Offer, ofType } from "./offers/offer.ts";
import { orderAttempt } from "./orders/denial.ts";
import { findPiece, headquartersPiece, hexOf, holderOfHeadquarters, holderOfTrain } from "./pieces/pieces.ts";
import { type Table, tableOf, whyNot } from "./table.ts";

type Attempt = AnyAttempt<Table, Action>;

/** Why a pick on the target is not possible; undefined if it means nothing that could be refused. */
export function denialAt(
  table: Table,
  hand: Hand,
  target: TargetKey,
  offers: readonly Offer[],
): Denial<Action> | undefined {
  return denialOf(attemptAt(table, hand, target, offers), target, whyNot);
}

/** The action that somebody means by pointing there. */
function attemptAt(table: Table, hand: Hand, target: TargetKey, offers: readonly Offer[]): Attempt | undefined {
  const piece = target.startsWith("piece:") ? target.slice("piece:".length) : undefined;
  const seen = piece === undefined ? undefined : findPiece(table.view, piece);
  const hex = piece === undefined ? target.slice("space:".length) : seen?.hex;
  const own = seen?.side === table.side ? seen : undefined;
  const here = (action: Action): Attempt => ({ table, action });
  const doer = hand.piece ?? onlyDoer(table);
  switch (table.step) {
    case "movement":
      if (own?.kind === "unit" && !standsForHex(hand, inHand(table, hand), hex, isOffered(hex, offers)))
        return here({ type: "take", unit: own.id });
      return hex === undefined || hand.piece === undefined ? undefined : moveOf(table, hand, hex);
    case "march":
      if (own?.kind === "unit") return here({ type: "with", unit: own.id });
      return hex === undefined ? undefined : here({ type: "step", hex });
    case "bombardment":
      return hex === undefined || own
        ? undefined
        : doer === undefined
          ? undefined
          : here({ type: "bombard", unit: doer, hex });
    case "declaration":
      return hex === undefined || own
        ? undefined
        : doer === undefined
          ? undefined
          : here({ type: "assault", unit: doer, hex });
    case "charges":
      return hex === undefined || own
        ? undefined
        : doer === undefined
          ? undefined
          : here({ type: "charge", unit: doer, hex });
    case "failing":
    case "revealing":
      if (own !== undefined || hex === undefined || doer === undefined) return undefined;
      return here({ type: table.step === "failing" ? "fall" : "appear", unit: doer, hex });
    case "hits":
      return own?.kind === "unit" ? here({ type: "take-hit", unit: own.id }) : undefined;
    case "support":
      return own?.kind === "unit" ? here({ type: "support", unit: own.id }) : undefined;
    case "advance":
      if (own?.kind === "unit") return here({ type: "advance", unit: own.id });
      return own?.kind === "leader" ? here({ type: "advance-leader", leader: own.id }) : undefined;
    case "retreat":
      return hex === undefined ? undefined : here({ type: "retreat", hex });
    case "orders":
    case "initiative":
    case "bad-move":
    case "drafting":
      return orderAttempt(table, hand, target);
    case "headquarters":
      return hex === undefined || doer === undefined ? undefined : seatOf(table, doer, hex);
    case "trains": {
      const train = doer === undefined ? undefined : holderOfTrain(doer);
      return hex === undefined || train === undefined ? undefined : here({ type: "haul", train, hex });
    }
    case "reloading":
      return own?.kind === "unit" ? here({ type: "reload", unit: own.id }) : undefined;
    // They are answered by buttons, or by those who can be pointed at.
    case "assaults":
    case "evasion":
    case "first-fire":
    case "breaking-off":
    case "passing-fire":
    case "displacement":
    case "reaction":
    case "melee":
    case "standing-down":
    case "deceiving":
    case "commander":
    case "initial":
    case "pair":
    case "turn-order":
    case "player-turn":
    case "reorganisation":
      return undefined;
  }
}

function isOffered(hex: string | undefined, offers: readonly Offer[]): boolean {
  return hex !== undefined && offersAt(offers, `space:${hex}`).length > 0;
}

/** The hex of the piece in hand. */
const inHand = ({ view }: Table, { piece }: Hand) => (piece === undefined ? undefined : hexOf(view, piece));

/** The one counter that can do anything here. */
function onlyDoer({ decision }: Table): string | undefined {
  const doers = new Set(decision.actions.flatMap((action) => doerOf(action) ?? []));
  return doers.size === 1 ? [...doers][0] : undefined;
}

/** A march, a ride or an entry in one: the unit in hand is taken up, and the hex that was pointed at is tried. */
function moveOf(table: Table, { piece, mode }: Hand, hex: string): Attempt | undefined {
  if (piece === undefined) return undefined;
  const { actions } = table.decision;
  if (ofType(actions, "ride").some(({ leader }) => leader === piece))
    return { table, action: { type: "ride", leader: piece, hex } };
  if (hexOf(table.view, piece) === undefined) return { table, action: { type: "enter", unit: piece, hex } };
  const take: Action = { type: "take", unit: piece };
  if (whyNot(table, take)) return { table, action: take };
  const at = tableOf(table.tools, takenUp(table, piece, mode === "together").position);
  return at && { table: at, action: { type: "step", hex } };
}

function seatOf(table: Table, piece: string, hex: string): Attempt | undefined {
  const holder = holderOfHeadquarters(piece);
  return holder === undefined || hex === hexOf(table.view, headquartersPiece(holder))
    ? undefined
    : { table, action: { type: "seat", holder, hex } };
}
