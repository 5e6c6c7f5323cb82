import type { HexIndex } from "@stonebridge/board";
import type { StepsWithSecrets } from "@stonebridge/kernel";
import type { HolderIndex, LeaderIndex, SideIndex, UnitIndex } from "../measures.ts";
import type { Work } from "../land/works.ts";
import type {
  Courier,
  Decoy,
  HiddenMarch,
  Interception,
  NightOrder,
  Order,
  Standing,
  Waiting,
} from "../orders/order-book.ts";

/** What the fields of a position and the locals of steps hold; NONE or NOWHERE where there may be none. */
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
  /** Index in `PHASES`. */
  phase: number;
  /** A hex, or where a piece is that is in none. */
  place: number;
  steps: number;
  /** A bit each, as bits of adjacent hexes, of what prevents rest. */
  "unit marks": number;
  "leader marks": number;
  directions: number;
  "bars to rest": number;
  rating: number;
  /** FRESH, FATIGUED or EXHAUSTED. */
  fatigue: number;
  standing: Standing;
  "waiting order": Waiting;
  "night order": NightOrder;
  courier: Courier;
  "hidden march": HiddenMarch;
  interception: Interception;
  work: Work;
  /** Id of a special rule of the module. */
  "special rule": string;
  /** A formation, or a side for its Coordinated Action as `-1 - side`. */
  chit: number;
  /** Who occupies a hex, and who controls it. */
  control: number;
}

/**
 * Steps with their locals, by who may see them: everybody, the side whose step it is, those who see the hex where it happens, or of orders
 * the side of whoever gets them.
 */
export type Steps = StepsWithSecrets<keyof Kinds, "owner" | "onlookers" | "recipient">;

/** Who lost steps, hit by hit, and in which hexes: of a step that makes a side take hits. */
export const STRUCK = { victims: { changes: ["unit"] }, struck: { changes: ["hex"] } } as const;
