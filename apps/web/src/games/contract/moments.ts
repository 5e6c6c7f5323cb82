import type { EventBase, Side } from "@stonebridge/kernel";

/** Kinds of decisive moments, the most important first: of several in one step that one is told. */
export const MOMENT_KINDS = [
  "leader",
  "offensive",
  "attacked",
  "taken",
  "rout",
  "misread",
  "news",
  "eliminated",
  "order",
  "night",
  "initiative",
  "arrival",
  "turn",
] as const;
export type MomentKind = (typeof MOMENT_KINDS)[number];

/** Something that decides a battle, as a game tells it in the language of the page. */
export interface Moment {
  readonly kind: MomentKind;
  /** The headline; absent: that of its kind. */
  readonly title?: string;
  /** One short line under it: who, where, how much. */
  readonly text?: string;
  /** Whose it is: who takes, launches, arrives, suffers, is attacked. */
  readonly side?: Side;
  /** The zone or hex where it happened; absent: nowhere in particular. */
  readonly space?: string;
  /** Moments with the same word are told once a turn. */
  readonly once?: string;
  /** The event it comes from: where that was spoken already, the moment is silent. */
  readonly event?: EventBase;
}

/** Finds the moments of a game in what the eyes at the screen have seen. */
export interface MomentTeller<E, V> {
  /**
   * The moments of a step, in order.
   * @param own the side of who looks; undefined if that is nobody’s or everybody’s
   */
  tell(events: readonly E[], own: Side | undefined): readonly Moment[];
  /** Those that no event tells of, between two views; absent if events tell all. */
  between?(before: V, after: V): readonly Moment[];
}
