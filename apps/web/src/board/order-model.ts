/** What an order asks for: shaft, colour and sign go together, so that they differ without colour too. */
export const ORDER_SIGNS = ["attack", "probe", "defend", "delay", "march", "fall-back", "general-retreat"] as const;
export type OrderSign = (typeof ORDER_SIGNS)[number];

/**
 * An order on the map: from who has it, over points on the way, to its target.
 * - `draft`: being drawn. `written`: goes out once everybody has written.
 * - `standing`: is obeyed. `waiting`: has come, or is on its way, and is not obeyed.
 */
export interface OrderModel {
  readonly sign: OrderSign;
  readonly state: "draft" | "written" | "standing" | "waiting";
  /** Spaces from who has it to its target, in order: a way of neighbours, or single points. */
  readonly spaces: readonly string[];
  /** Points to pass on the way. */
  readonly via: readonly string[];
  /** Other spaces that are the target as well. */
  readonly area: readonly string[];
  /** What is going on with it, beside its sign: "42%", "7 AM". */
  readonly text?: string;
}

/** An aide who rides, with the ways of his next turns. */
export interface RideModel {
  readonly space: string;
  readonly rides: readonly (readonly string[])[];
  /** When he arrives, at the end of his way. */
  readonly text?: string;
}
