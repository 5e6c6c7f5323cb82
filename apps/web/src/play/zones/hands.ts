import type { ActionBase, Refusal } from "@stonebridge/kernel";
import {
  type Denial,
  type Hand,
  type Intent,
  type Offer,
  type Pick,
  playedFor,
  type TargetKey,
} from "../../games/contract/offers.ts";
import type { Table } from "../../games/contract/types.ts";
import type { Outlook } from "../ahead.ts";
import { type Asking, asking } from "../desk/asking.ts";
import type { Offering } from "../desk/offering.ts";
import type { Question } from "../desk/questions.ts";
import { denialOf } from "../picking/attempts.ts";
import { readPick } from "../picking/picks.ts";
import { withAnswers } from "./answers.ts";

/** What a zone game brings for its hands, besides its two sheets. */
interface HandsOf<A extends ActionBase, O extends Offer<A>, T extends Table<A, unknown>> {
  readonly questions: Readonly<Record<string, Question<A, O, T>>>;
  readonly offers: Offering<A, O, T>;
  /** Plays actions on a copy to see what they lead to. */
  outlook(table: T, actions: readonly A[]): Outlook<T>;
  whyNot(table: T, action: A): Refusal | undefined;
  /** Why a pick that means the action is refused; absent: for the same reason as the action. */
  whyNoPick?(table: T, action: A): Refusal | undefined;
  /** The one sensible answer to a question that follows a deed; undefined if there are several. */
  sensible(table: T): A | undefined;
  /** The counter is what is in hand or acts, or the zone is where that stands: nothing is asked there. */
  isOwn(table: T, hand: Hand, target: TargetKey): boolean;
  /** Several offers for one target are one meaning; absent: they never are. */
  areOne?(offers: readonly O[]): boolean;
}

/** What can be done in a zone game at a table, and what picks on its map mean: from the sheets alone, whoever looks. */
export interface Hands<A extends ActionBase, O extends Offer<A>, T extends Table<A, unknown>> extends Asking<A, O, T> {
  readonly offers: Offering<A, O, T>;
  outlook(table: T, actions: readonly A[]): Outlook<T>;
  whyNot(table: T, action: A): Refusal | undefined;
  sensible(table: T): A | undefined;
  /** The offer with answers to the questions that come next. */
  answered(table: T, offer: O): O;
  /** Whether the offer waits for a second pick, however the player likes it: it cannot be undone, since it rolls dice or hands the game over. */
  needsPreview(table: T, offer: O): boolean;
  /**
   * Why a pick on the target is not possible; undefined if it means nothing that could be refused
   * (empty ground while a brigade is to be chosen).
   */
  denialAt(table: T, hand: Hand, target: TargetKey, now?: readonly O[]): Denial<A> | undefined;
  /**
   * Reads a pick.
   * @param before the table before the running activation, where nothing came of it yet and it can be undone
   */
  readPick(table: T, pick: Pick<O>, before: T | undefined): Intent<O>;
}

export function handsOf<A extends ActionBase, O extends Offer<A>, T extends Table<A, unknown>>({
  questions,
  offers,
  outlook,
  whyNot,
  whyNoPick = whyNot,
  sensible,
  isOwn,
  areOne,
}: HandsOf<A, O, T>): Hands<A, O, T> {
  const { meanings, ground } = offers;
  const asked = asking(questions, offers);
  const hands: Hands<A, O, T> = {
    ...asked,
    offers,
    outlook,
    whyNot,
    sensible,
    answered: (table, offer) =>
      meanings[offer.meaning].leadsOn ? withAnswers(offer, (actions) => outlook(table, actions), sensible) : offer,
    needsPreview(table, offer) {
      const { rolls, handsOver } = outlook(table, playedFor<A>(offer));
      return rolls !== undefined || handsOver;
    },
    denialAt: (table, hand, target, now = []) =>
      denialOf(asked.attemptsAt(table, hand, target, now), target, whyNoPick),
    readPick: (table, pick, before) =>
      insteadOf(table, pick.target, before) ??
      readPick(pick, {
        needsPreview: (offer) => hands.needsPreview(table, offer),
        denialAt: () => hands.denialAt(table, pick.hand, pick.target),
        isOwn: () => isOwn(table, pick.hand, pick.target),
        ...(areOne && { areOne }),
      }),
  };

  /** While nothing came of an activation, another brigade that could act is chosen instead by picking its counter. */
  function insteadOf(table: T, target: TargetKey, before: T | undefined): Intent<O> | undefined {
    if (!before || !target.startsWith("piece:")) return undefined;
    const unit = ground.named(table, "unit", target.slice("piece:".length));
    if (unit === undefined || unit === table.decision.about["unit"]) return undefined;
    const action = offers.action("activate", { unit });
    return action === undefined || whyNot(before, action) ? undefined : { kind: "instead", action };
  }

  return hands;
}
