import type { ActionBase } from "@stonebridge/kernel";
import type { Offer, TargetKey } from "../../games/contract/offers.ts";
import type { Table } from "../../games/contract/types.ts";
import type { IconName } from "../../widgets/icons.ts";

/** Fields of an action that hold one id. */
type IdField<A> = { [K in keyof A & string]: A[K] extends string ? K : never }[Exclude<keyof A & string, "type">];

/** What an offer tells besides what every offer has. */
export type Details<O> = Partial<Omit<O, "id" | "meaning" | "actions" | "answers" | "targets">>;

/**
 * Where an offer is picked on the map.
 * - `piece`: by the counters of the piece. `ground`: by them, and by the ground under the foremost of those that can be picked so.
 * - `place`: by the zone or hex alone. `counters`: by it, and by the counters that stand there.
 */
type Picked = "piece" | "ground" | "place" | "counters";

/** What a meaning is on the screen. */
export interface MeaningFacts {
  readonly picked?: Picked;
  /** It ends a part: it is the commit of the decision, at the right of the dock. */
  readonly ends?: true;
  /** What is named as left undone when it ends a part. */
  readonly leaves?: readonly string[];
  /**
   * Its button in the dock; absent: it has one where it cannot be picked on the map.
   * - `always`: though it can be picked. `place`: the same, and it is called as its zone or hex is.
   * - `panel`: none, it stands in the panel. `committed`: nor has the dock one that commits it once it is weighed.
   */
  readonly button?: "always" | "place" | "panel" | "committed";
  /** Its button stays while a mode is on, which clears the dock for the places that it is about. */
  readonly besidesModes?: true;
  readonly icon?: IconName;
  /** The number of its key, among answers that stand in the panel with their consequence. */
  readonly answer?: 1 | 2;
  /** What should be in sight: its zone or hex, which is a goal of the piece, or the pieces among which it chooses. */
  readonly sight?: "goal" | "choice";
  /** Pointing at it previews nothing. */
  readonly silent?: true;
  /** It is a fight, or declares one: its odds say what it does. */
  readonly fights?: true;
  /** It is aimed at an enemy: what is marked for it is marked as attacked. */
  readonly aims?: true;
  /** It waits for a second press, whatever comes of it. */
  readonly twice?: true;
  /** How the piece goes that does it, for its arrow: along its path, straight to its goal, or back to it; or as an order is drawn. */
  readonly goes?: "path" | "straight" | "back" | "order";
  /** What is written on its zone or hex. */
  readonly badge?: "cost" | "chance" | "entry" | "retreat";
  /** It is there for whoever wants it: nobody waits for it. */
  readonly aside?: true;
  /** A piece’s turn to act begins with it. */
  readonly begins?: true;
  /** Questions that follow it may have only one sensible answer, which is given with it. */
  readonly leadsOn?: true;
  /** Players do it themselves, though nothing else can be done. */
  readonly byHand?: true;
}

/** How an action is found on the map: which of its fields name whom and where. */
export interface MeaningOf<
  Act,
  A extends ActionBase,
  O extends Offer<A>,
  T extends Table<A, unknown>,
> extends MeaningFacts {
  /** The field of the piece that does it. */
  readonly piece?: IdField<Act>;
  /** The field of the piece that is pointed at, where that is another. */
  readonly aim?: IdField<Act>;
  /** The field of the zone or hex that it leads to or is aimed at. */
  readonly place?: IdField<Act>;
  readonly leaves?: readonly O["meaning"][];
  /** What else on the map stands for it. */
  also?(table: T, action: Act): readonly TargetKey[];
  /** What its offer tells besides who and where. */
  more?(table: T, action: Act): Details<O>;
}

/**
 * The sheet of what everything means that a game offers. A meaning that is called as an action is offered by it; the others (`select`, marches
 * of many steps) are composed.
 * @typeParam F what the game says of them besides, which no shared room asks
 */
export type Meanings<A extends ActionBase, O extends Offer<A>, T extends Table<A, unknown>, F = unknown> = {
  readonly [M in O["meaning"]]: F &
    (M extends A["type"] ? MeaningOf<Extract<A, { readonly type: M }>, A, O, T> : MeaningFacts);
};

/** A meaning of the sheet, whichever action it is of. */
export type AnyMeaning<A extends ActionBase, O extends Offer<A>, T extends Table<A, unknown>> = MeaningFacts & {
  readonly piece?: string;
  readonly aim?: string;
  readonly place?: string;
  also?(table: T, action: A): readonly TargetKey[];
  more?(table: T, action: A): Details<O>;
};

/** A sheet of meanings as the shared room reads it. */
export type Sheet<A extends ActionBase, O extends Offer<A>, T extends Table<A, unknown>> = Readonly<
  Record<string, AnyMeaning<A, O, T>>
>;
