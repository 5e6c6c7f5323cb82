import type { ActionBase } from "@stonebridge/kernel";
import {
  type Hand,
  keyOf,
  type Offer,
  offersAt,
  ofType,
  type TargetKey,
  targetOf,
} from "../../games/contract/offers.ts";
import type { Table } from "../../games/contract/types.ts";
import type { Attempt } from "../picking/attempts.ts";
import type { AnyMeaning } from "./meanings.ts";
import { idIn, type Offering } from "./offering.ts";
import type { Pointed, Question } from "./questions.ts";

/** What the two sheets of a game say together: what a question offers, and what a pick on its map tries. */
export interface Asking<A extends ActionBase, O extends Offer<A>, T extends Table<A, unknown>> {
  /** The question of a table. */
  question(table: T): Question<A, O, T>;
  /** Everything that can be done now with what is in hand. */
  offersOf(table: T, hand: Hand): readonly O[];
  /**
   * What somebody most likely means who points at something for which nothing is offered: the first that is refused says why.
   * @param now what is offered with that hand
   */
  attemptsAt(table: T, hand: Hand, target: TargetKey, now: readonly O[]): readonly Attempt<T, A>[];
  /** What ends the question, whether it can be had yet or not; undefined where nothing waits for it. */
  endOf(table: T): A | undefined;
  /** What most players would still do before this ending. @param justBegun the piece whose turn it is has done nothing yet */
  leftBefore(table: T, ending: O, now: readonly O[], justBegun: boolean): readonly O[];
}

export function asking<A extends ActionBase, O extends Offer<A>, T extends Table<A, unknown>>(
  questions: Readonly<Record<string, Question<A, O, T>>>,
  offers: Offering<A, O, T>,
): Asking<A, O, T> {
  const { meanings, ground } = offers;
  const question = (table: T): Question<A, O, T> => questions[table.decision.step];

  function offersOf(table: T, hand: Hand): readonly O[] {
    const { offers: offered, taken, byButton } = question(table);
    if (typeof offered === "function") return offered(table, hand);
    if (taken === undefined) {
      const all = offers.all(table, offered);
      return byButton ? all.map((one) => (byButton.includes(one.meaning) ? { ...one, targets: [] } : one)) : all;
    }
    const { all, inHand } = offers.takenIn(table, hand, taken);
    const others = all.filter((piece) => piece !== inHand).map(offers.selects);
    const now = offered.flatMap((meaning) => {
      if (!taken.for.includes(meaning)) return offers.all(table, [meaning]);
      return inHand === undefined ? [] : offers.all(table, [meaning], inHand);
    });
    return [...others, ...now];
  }

  function attemptsAt(table: T, hand: Hand, target: TargetKey, now: readonly O[]): readonly Attempt<T, A>[] {
    const { offers: offered, tries = typeof offered === "function" ? [] : offered } = question(table);
    const pointed = pointedAt(table, target, now);
    if (typeof tries === "function") return [tries(table, hand, pointed) ?? []].flat();
    for (const type of tries) {
      const action = meant(table, hand, pointed, type);
      if (action) return [{ table, action }];
    }
    return [];
  }

  function pointedAt(table: T, target: TargetKey, now: readonly O[]): Pointed {
    const { kind, id } = targetOf(target);
    if (kind === "space") {
      const chosen = ground.choosesCounters
        ? undefined
        : ground.countersIn(table, id).find((counter) => ground.isOwn(table, counter));
      const placeOffered = offersAt(now, target).length > 0;
      return { target, place: id, placeOffered, ...(chosen === undefined ? {} : { chosen }) };
    }
    const place = ground.placeOf(table, id);
    const placeOffered = place !== undefined && offersAt(now, keyOf({ kind: "space", id: place })).length > 0;
    return { target, piece: id, chosen: id, placeOffered, ...(place === undefined ? {} : { place }) };
  }

  /** The action of a type that somebody means who points there; undefined where it cannot be meant. */
  function meant(table: T, hand: Hand, pointed: Pointed, type: string): A | undefined {
    const meaning: AnyMeaning<A, O, T> = meanings[type];
    const { piece: field, aim = field, place: placeField, picked } = meaning;
    if (picked === undefined) return undefined;
    if (picked === "piece" || picked === "ground") {
      // Ground stands for who is chosen there, not for whom somebody joins.
      const counter = aim === field ? pointed.chosen : pointed.piece;
      const id = aim === undefined || counter === undefined ? undefined : ground.named(table, aim, counter);
      if (aim === undefined || id === undefined) return undefined;
      return offers.action(type, { [aim]: id, ...(aim === field ? {} : doing(table, hand, type, field)) });
    }
    const { place } = pointed;
    const value = placeField !== undefined && place !== undefined ? valueAt(table, placeField, place) : undefined;
    if (placeField === undefined || value === undefined) return undefined;
    const doer = doing(table, hand, type, field);
    return doer && offers.action(type, { ...doer, [placeField]: value });
  }

  function valueAt(table: T, field: string, place: string): string | undefined {
    return ground.placed ? ground.placed.valueAt(table, field, place) : place;
  }

  /** Who does it: the piece in hand where one is taken, else the one that is asked about, else the first that could. */
  function doing(
    table: T,
    hand: Hand,
    type: string,
    field: string | undefined,
  ): Readonly<Record<string, string>> | undefined {
    if (field === undefined) return {};
    const { taken } = question(table);
    const inHand = taken && offers.takenIn(table, hand, taken);
    const [first] = ofType<A, string>(table.decision.actions, type);
    const found = inHand ? (inHand.inHand ?? inHand.all[0]) : (askedAbout(table, field) ?? idIn(first, field));
    const id = found === undefined ? undefined : ground.named(table, field, found);
    return id === undefined ? undefined : { [field]: id };
  }

  return {
    question,
    offersOf,
    attemptsAt,
    endOf(table) {
      const { end } = question(table);
      if (end === undefined) return undefined;
      const { piece: field } = meanings[end];
      const id = field === undefined ? undefined : table.decision.about[field];
      if (field === undefined) return offers.action(end, {});
      return typeof id === "string" ? offers.action(end, { [field]: id }) : undefined;
    },
    leftBefore(table, ending, now, justBegun) {
      const { worth } = question(table);
      if (worth === undefined || !meanings[ending.meaning].ends) return [];
      const others = now.filter(({ meaning }) => !meanings[meaning].ends && !meanings[meaning].aside);
      if (typeof worth === "function") return worth(table, others, justBegun, ending);
      if (typeof worth !== "string") return others.filter(({ meaning }) => worth.includes(meaning));
      return worth === "all" || justBegun ? others : others.filter(({ meaning }) => meanings[meaning].fights);
    },
  };
}

/** Who is asked about under the name of this field, or acts. */
function askedAbout<A extends ActionBase>(
  { decision: { about } }: Table<A, unknown>,
  field: string,
): string | undefined {
  return [about[field], about["unit"]].find((value) => typeof value === "string");
}
