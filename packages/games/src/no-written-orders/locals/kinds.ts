import type { HexIndex } from "@stonebridge/board";
import type { StepsWithSecrets } from "@stonebridge/kernel";
import type { HolderIndex, LeaderIndex, SideIndex, UnitIndex } from "../measures.ts";
import type { Decoy, Order } from "../orders/order-book.ts";

/** What the locals of steps are; NONE or NOWHERE where there may be none. */
export interface Kinds {
  side: SideIndex;
  unit: UnitIndex;
  "unit or none": UnitIndex;
  leader: LeaderIndex;
  holder: HolderIndex;
  "holder or none": HolderIndex;
  hex: HexIndex;
  "hex or none": HexIndex;
  /** 0 or 1. */
  flag: number;
  "true or false": boolean;
  count: number;
  /** Parts already done, or -1 before they begin. */
  "count or none": number;
  turn: number;
  /** Index in `ORDER_TYPES`. */
  "order type or none": number;
  order: Order;
  /** One at least. */
  orders: readonly Order[];
  decoy: Decoy;
  /** Id of a clause. */
  rule: string;
  winner: number;
}

/**
 * Steps with their locals, by who may see them: everybody, the side whose step it is, those who see the hex where it happens, or of orders
 * the side of whoever gets them.
 */
export type Steps = StepsWithSecrets<keyof Kinds, "owner" | "onlookers" | "recipient">;

/** Who lost steps, hit by hit, and in which hexes: of a step that makes a side take hits. */
export const STRUCK = { victims: { changes: ["unit"] }, struck: { changes: ["hex"] } } as const;
