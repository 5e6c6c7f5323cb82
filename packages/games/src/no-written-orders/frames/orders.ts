import type { HexIndex } from "@stonebridge/board";
import type { HolderIndex, SideIndex, UnitIndex } from "../measures.ts";
import type { Decoy, Order } from "../orders/order-book.ts";

/** An order that is given or tried in this phase, to be looked at once both sides are done. */
export interface Given {
  readonly from: HolderIndex;
  readonly to: HolderIndex;
  readonly orders: readonly Order[];
}

/** An order that has reached its recipient, to be tested in this phase (NWO-12.7-a). */
export interface Delivery extends Given {
  readonly faceToFace: boolean;
  readonly sent: number;
  /** As `Courier.unasked`. */
  readonly unasked?: number;
}

/** The Command Phase runs through its parts (digest 1); both sides’ choices are kept until both have made them. */
export interface CommandFrame {
  readonly step: "command";
  at: number;
  tries: readonly Given[];
  given: readonly Given[];
  deliveries: readonly Delivery[];
  /** False flags as they are set in this phase; left out until one is set. */
  decoys?: readonly Decoy[];
}

export type OrdersFrame =
  | CommandFrame
  | { readonly step: "standing-down"; readonly side: SideIndex }
  | { readonly step: "initiative"; readonly side: SideIndex }
  | { readonly step: "bad-move"; readonly side: SideIndex; readonly holder: HolderIndex }
  | { readonly step: "orders"; readonly side: SideIndex }
  | { readonly step: "deceiving"; readonly side: SideIndex }
  | RevealingFrame
  | DraftingFrame
  | FailingFrame;

/** What a draft is for. */
export const SUPERIOR = 0;
export const INITIATIVE = 1;
export const BAD_MOVE = 2;

/** An order being written: the finished legs, and the current one. */
export interface DraftingFrame {
  readonly step: "drafting";
  readonly side: SideIndex;
  readonly purpose: number;
  readonly from: HolderIndex;
  readonly to: HolderIndex;
  legs: readonly Order[];
  /** Index in `ORDER_TYPES`; NONE until it is chosen. */
  type: number;
  /** NOWHERE until it is chosen. */
  flag: HexIndex;
  hexes: readonly HexIndex[];
  waypoints: readonly HexIndex[];
  forced: number;
  hidden: number;
  /** Formation to which the division will be attached; NONE if none. */
  attach: HolderIndex;
  /** 1: to guard the army’s train (19.4.9). */
  guards: number;
}

/**
 * A march that was out of sight has appeared in a hex; its units may spread from it, with this many halves of a movement point
 * (NWO-19.7.2-f).
 */
export interface RevealingFrame {
  readonly step: "revealing";
  readonly side: SideIndex;
  readonly holder: HolderIndex;
  readonly hex: HexIndex;
  readonly points: number;
  /** Still in that hex, if they may leave it. */
  units: readonly UnitIndex[];
  /** Hexes that they came through, in which nobody has been overrun yet. */
  entered: readonly HexIndex[];
}

/** Units whose order has failed retreat three hexes each (NWO-12.9-c). */
export interface FailingFrame {
  readonly step: "failing";
  readonly side: SideIndex;
  readonly holder: HolderIndex;
  /** Still to go; `unit`: on its way, with so many hexes left. */
  units: readonly UnitIndex[];
  unit: UnitIndex;
  left: number;
}
