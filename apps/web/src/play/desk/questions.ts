import type { ActionBase } from "@stonebridge/kernel";
import type { Hand, Offer, TargetKey } from "../../games/contract/offers.ts";
import type { Table } from "../../games/contract/types.ts";
import type { Attempts } from "../picking/attempts.ts";
import type { Taken } from "./offering.ts";

/** What was pointed at. */
export interface Pointed {
  readonly target: TargetKey;
  /** The counter, if it was one. */
  readonly piece?: string;
  /** The zone or hex, of a counter the one that it is in. */
  readonly place?: string;
  /** Who is meant where somebody is to be chosen: the counter, or on ground the foremost there of the side that decides. */
  readonly chosen?: string;
  /** Something is offered for the zone or hex itself. */
  readonly placeOffered: boolean;
}

/** @param now what is offered besides endings @param justBegun the piece whose turn it is has done nothing yet @param ending what would end it */
type Worth<O, T> = (table: T, now: readonly O[], justBegun: boolean, ending: O) => readonly O[];

/** How a question is asked and answered on the screen. */
export interface Question<A extends ActionBase, O extends Offer<A>, T extends Table<A, unknown>> {
  /** What it offers, the most natural first; or what composes that. */
  readonly offers: readonly O["meaning"][] | ((table: T, hand: Hand) => readonly O[]);
  readonly taken?: Taken<O>;
  /** Of what it offers, this has a button here though it is picked on the map; and this has nothing but its button. */
  readonly buttons?: readonly O["meaning"][];
  readonly byButton?: readonly O["meaning"][];
  /** What a pick tries where nothing is offered, the likeliest first; absent: what it offers. */
  readonly tries?: readonly O["meaning"][] | ((table: T, hand: Hand, pointed: Pointed) => Attempts<T, A>);
  /** It is answered in the panel beside the map; or only until somebody is in hand: then the map is needed. */
  readonly inPanel?: true | "until-taken";
  /** It is answered by going to a piece: the dock has a button for the next one. */
  readonly amongPieces?: true;
  /** One of several own counters is chosen: the others say why not. */
  readonly othersDenied?: true;
  /** The pieces that it names are marked as those who act: all of them, or one that is alone. */
  readonly acting?: "all" | "alone";
  /** Hexes near the piece in hand are refused by mere pointing. */
  readonly nearRefused?: true;
  /** What ends it: its button stands there from the beginning, and tells why not yet. */
  readonly end?: O["meaning"];
  /**
   * What most players would still do before its end: everything that is offered; or fights, and everything while the piece has done nothing;
   * or these; or what finds it.
   */
  readonly worth?: "all" | "fights" | readonly O["meaning"][] | Worth<O, T>;
  /**
   * What should be in sight besides the piece in question: `pieces`: all among whom somebody is chosen. `along`: these as well as what is asked
   * about. `ways`: where it must go, if it may not end where it stands.
   */
  readonly inSight?: "pieces" | "along" | "ways";
}

/** The sheet of questions of a game: one for each step that asks. */
export type Questions<
  S extends string,
  A extends ActionBase,
  O extends Offer<A>,
  T extends Table<A, unknown>,
> = Readonly<Record<S, Question<A, O, T>>>;
