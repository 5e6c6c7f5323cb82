import type { ActionBase } from "@stonebridge/kernel";
import type { Offer } from "../../games/contract/offers.ts";
import type { DrawnBesides as AnyBesides, Weighed as AnyWeighed } from "../drawn.ts";

/** An offer as the map of a zone game shows it. */
export interface DrawnOffer extends Offer<ActionBase> {
  /** Where it leads, or what it is aimed at. */
  readonly zone?: string;
  /** Zones entered on the way, the last is `zone`. */
  readonly path?: readonly string[];
  /** Zones that are attacked, where they are not `zone` alone. */
  readonly zones?: readonly string[];
  /** The zone that its piece will face. */
  readonly facing?: string;
  /** Movement points, and those that are left after it. */
  readonly cost?: number;
  readonly left?: number;
  /** The march ends there in an enemy zone of control. */
  readonly stops?: boolean;
}

/** What the player is considering, with the chances that the map shows. */
export interface Weighed<O extends DrawnOffer> extends AnyWeighed<O> {
  /** Share of dice rolls that hurt the defender, 0..1, by the id of an attack or fight offer. */
  readonly shares: ReadonlyMap<string, number>;
}

/** The few words and figures on the map that are not the game’s. */
export interface Badges {
  percent(share: number): string;
  readonly retreatTo: string;
}

/** What names of zones add about an offer. */
export interface OfferWords {
  left(points: number): string;
  readonly stops: string;
  chanceSpoken(chance: string): string;
}

/** ", 2 left, chance 58%": what follows the name of an offer and its cost. */
export function afterOffer(
  { left, stops }: Pick<DrawnOffer, "left" | "stops">,
  chance: string | undefined,
  words: OfferWords,
): string {
  const rest = stops ? [words.stops] : left === undefined ? [] : [words.left(left)];
  return [...rest, ...(chance === undefined ? [] : [words.chanceSpoken(chance)])].map((part) => `, ${part}`).join("");
}

/** What the board of a zone game is drawn from besides the position. */
export interface DrawnBesides<O extends DrawnOffer> extends AnyBesides {
  /** Absent if nobody may act here: looking back, or the other side decides. */
  readonly weighed?: Weighed<O>;
  /** The running decision’s step and values, for marking the piece it is about. */
  readonly asked?: { readonly step: string; readonly about: Readonly<Record<string, unknown>> };
  readonly badges: Badges;
  readonly offerWords: OfferWords;
}
