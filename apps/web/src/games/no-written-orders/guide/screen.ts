import type { AskingStep } from "@stonebridge/games/no-written-orders";
import { UNION } from "@stonebridge/games/no-written-orders/internals";
import type { PlayOf } from "../../contract/play.ts";
import type { Lesson as AnyLesson } from "../../contract/guide.ts";
import { ofType } from "../../contract/offers.ts";
import { holderOfPiece, orderHand } from "../orders/hand.ts";
import { hexOf } from "../pieces/pieces.ts";
import type { OrdersGame } from "../table.ts";

/** What lessons of this game read from the play screen. */

export type Play = PlayOf<OrdersGame>;
export type Lesson = Omit<AnyLesson<OrdersGame>, "id">;

/** The division before the Stone Bridge, and the brigades and batteries of it that stand foremost. */
export const PROBING = "U1";
export const FOREMOST = ["u_sherman", "u_haines", "u_schenck"] as const;

/** The guided turn is over. */
export const turnOver = (play: Play): boolean => play.session.view.turn > 1;

export const hexesAt = (play: Play, ...pieces: readonly string[]): readonly string[] =>
  pieces.flatMap((piece) => hexOf(play.session.view, piece) ?? []);

/** Whether a piece is of the formation, or the division. */
export const isOf =
  (holder: string) =>
  ({ table }: Play, piece: string): boolean =>
    table !== undefined && holderOfPiece(table.tools, piece) === holder;

/** Who is to be ordered with what is in hand. */
export function addressee({ table, choosing }: Play): string | undefined {
  return table && orderHand(table.tools, table.side, choosing.hand)?.to;
}

/** A step of one's own side runs, on top or beneath others. */
function runs({ session }: Play, asked: AskingStep): boolean {
  return session.view.steps.some((one) => one.step === asked && "side" in one && one.side === UNION);
}

/** The Command Phase of the guided turn is over for both sides. */
export const commandOver = (play: Play): boolean => turnOver(play) || play.session.view.phase !== "command";

/** Nobody of one's own tries an order of his own any more. */
export const triesOver = (play: Play): boolean => commandOver(play) || !runs(play, "initiative");

/** One's own orders of the guided turn are complete. */
export function ordersOver(play: Play): boolean {
  const others = play.session.view.steps.some(({ step }) => step === "orders") && !runs(play, "orders");
  return commandOver(play) || (triesOver(play) && others);
}

/** An order was written for somebody, and not thrown away. */
export function ordered({ session }: Play, to: string): boolean {
  return session.view.written.some((one) => one.to === to);
}

/** The formation takes its action. */
export function acts({ session }: Play, formation: string): boolean {
  const began = session.steps
    .toReversed()
    .flatMap(({ events }) => events.toReversed())
    .find(({ type }) => type === "action-began" || type === "phase-began");
  return began?.type === "action-began" && began.formations.includes(formation);
}

/** It has taken its action of the guided turn, to the end. */
export function actionOver(play: Play, formation: string): boolean {
  return turnOver(play) || (play.session.view.acted.includes(formation) && !acts(play, formation));
}

/** Its action has reached its moves, or beyond. */
export function movesBegun(play: Play, formation: string): boolean {
  const beyond = acts(play, formation) && !bombards(play);
  return actionOver(play, formation) || beyond;
}

/** Its moves are over. */
export function movesOver(play: Play, formation: string): boolean {
  return actionOver(play, formation) || (movesBegun(play, formation) && !runs(play, "movement"));
}

const bombards = (play: Play): boolean => runs(play, "bombardment") || play.desk.screen.report.asks;

/** Everybody who has to move has moved: the segment may be ended. */
export const mayEndMoves = ({ table }: Play): boolean =>
  table !== undefined && ofType(table.decision.actions, "end").length > 0;
