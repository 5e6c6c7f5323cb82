import type { ActionBase, Refusal } from "@stonebridge/kernel";
import {
  type Denial,
  type Hand,
  type Intent,
  type Offer,
  type Pick,
  type TargetKey,
} from "../../games/contract/offers.ts";
import type { Table } from "../../games/contract/types.ts";
import type { Outlook } from "../ahead.ts";
import { type Asking, asking } from "../desk/asking.ts";
import type { Offering } from "../desk/offering.ts";
import { onlyOne } from "../desk/only-one.ts";
import type { Question } from "../desk/questions.ts";
import { denialOf } from "../picking/attempts.ts";
import { type PickReading, readPick } from "../picking/picks.ts";

/** What a hex game brings for its hands, besides its two sheets. */
interface HandsOf<A extends ActionBase, O extends Offer<A>, T extends Table<A, unknown>> {
  readonly questions: Readonly<Record<string, Question<A, O, T>>>;
  readonly offers: Offering<A, O, T>;
  /** Plays what an offer does on a copy, as far as the deciding side can know, to see what it leads to. */
  outlook(table: T, offer: O): Outlook<T>;
  whyNot(table: T, action: A): Refusal | undefined;
  /** It waits for a second press, though nothing of it is final; absent: nothing does. */
  looksTwice?(table: T, offer: O): boolean;
}

/** What can be done in a hex game at a table, and what picks on its map mean: from the sheets alone, whoever looks. */
export interface Hands<A extends ActionBase, O extends Offer<A>, T extends Table<A, unknown>> extends Asking<A, O, T> {
  readonly offers: Offering<A, O, T>;
  whyNot(table: T, action: A): Refusal | undefined;
  /** Whether the offer waits for a second press: it cannot be undone, since it rolls dice, reveals something or hands the game over. */
  needsPreview(table: T, offer: O): boolean;
  /** The only thing that can be done, where it needs no thought. */
  onlyOne(table: T, now: readonly O[]): O | undefined;
  /** Why a pick on the target is not possible; undefined if it means nothing that could be refused. */
  denialAt(table: T, hand: Hand, target: TargetKey, now: readonly O[]): Denial<A> | undefined;
  /** What reading picks with a hand needs. */
  reading(table: T, hand: Hand, now: readonly O[]): PickReading<O>;
  /** Reads a click, tap or Enter on the map. */
  readPick(table: T, pick: Pick<O>): Intent<O>;
}

export function handsOf<A extends ActionBase, O extends Offer<A>, T extends Table<A, unknown>>({
  questions,
  offers,
  outlook,
  whyNot,
  looksTwice,
}: HandsOf<A, O, T>): Hands<A, O, T> {
  const { meanings } = offers;
  const asked = asking(questions, offers);
  const hands: Hands<A, O, T> = {
    ...asked,
    offers,
    whyNot,
    needsPreview(table, offer) {
      if (meanings[offer.meaning].twice || looksTwice?.(table, offer)) return true;
      const { rolls, handsOver } = outlook(table, offer);
      return rolls !== undefined || handsOver;
    },
    onlyOne: ({ decision }, now) => onlyOne(meanings, decision, now),
    denialAt: (table, hand, target, now) => denialOf(asked.attemptsAt(table, hand, target, now), target, whyNot),
    reading: (table, hand, now) => ({
      needsPreview: (offer) => hands.needsPreview(table, offer),
      denialAt: (target) => hands.denialAt(table, hand, target, now),
      isOwn: (target) => target === `piece:${hand.piece}`,
    }),
    readPick: (table, pick) => readPick(pick, hands.reading(table, pick.hand, pick.offers)),
  };
  return hands;
}
