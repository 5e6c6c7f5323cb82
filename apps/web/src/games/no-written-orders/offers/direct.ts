import type { Action } from "@stonebridge/games/no-written-orders";
import { headquartersPiece, trainPiece } from "../pieces/pieces.ts";
import type { Table } from "../table.ts";
import { hexAndItsPieces, offer, type Offer, type TargetKey } from "./offer.ts";

/** The counter that does an action, as one would point at it: a unit, a leader, or an army’s headquarters. */
export function doerOf(action: Action): string | undefined {
  if (action.type === "seat" || action.type === "settle") return headquartersPiece(action.holder);
  if (action.type === "haul") return trainPiece(action.train);
  if ("unit" in action) return action.unit;
  if ("leader" in action) return action.leader;
  return undefined;
}

/** Each choice by itself: pointed at where it happens, and at whom it is about. */
export function directOffers(table: Table): readonly Offer[] {
  return table.decision.actions.map((action) => directOffer(table, action));
}

/** One action, pointed at where it happens. Two answers about the same piece, such as to evade or to stand, have buttons instead. */
export function directOffer(table: Table, action: Action): Offer {
  const piece = doerOf(action);
  const targets: TargetKey[] = [];
  if ("hex" in action) targets.push(...hexAndItsPieces(table, action.hex));
  if (piece !== undefined && !isAnswer(action)) targets.push(`piece:${piece}`);
  return offer(action.type, [action], targets, {
    ...(piece === undefined ? {} : { piece }),
    ...("hex" in action ? { hex: action.hex } : {}),
  });
}

/** One of two answers to a question about somebody. */
function isAnswer({ type }: Action): boolean {
  return ANSWERS.has(type);
}

const ANSWERS: ReadonlySet<Action["type"]> = new Set(["evade", "stand", "go-along", "stay-behind", "settle"]);
