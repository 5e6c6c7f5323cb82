import type { DieRoll } from "./die-roll.ts";
import type { InitiativeOutcome } from "../orders/initiative.ts";
import type { Compliance, OrderOrigin, OrderType } from "../vocabulary.ts";

/** Events of the Command Phase (12). Orders are known only to their owner (reading 4). */
export type OrdersEvent =
  | {
      readonly type: "obeyed";
      readonly holder: string;
      readonly order: OrderType;
      readonly target?: string;
      readonly origin: OrderOrigin;
    }
  | { readonly type: "stood-down"; readonly holder: string }
  | { readonly type: "order-failed"; readonly holder: string }
  | { readonly type: "rejoined"; readonly holder: string }
  | {
      readonly type: "initiative-tried";
      readonly holder: string;
      /** The corps commander who tried for a division. */
      readonly by?: string;
      readonly order: OrderType;
      readonly roll: DieRoll;
      readonly result: InitiativeOutcome;
    }
  /** The enemy may order him: everybody hears that, but not what the dice said. */
  | { readonly type: "bad-move"; readonly holder: string }
  | {
      readonly type: "confidence-checked";
      readonly holder: string;
      readonly roll: DieRoll;
      readonly held: boolean;
    }
  | {
      readonly type: "order-sent";
      readonly from: string;
      readonly to: string;
      readonly orders: readonly OrderType[];
      readonly aide: boolean;
    }
  /** Where an aide is, known to everybody (RUL-194). */
  | { readonly type: "aide-rode"; readonly hex: string; readonly from?: string }
  | { readonly type: "order-delivered"; readonly to: string; readonly orders: readonly OrderType[] }
  | {
      readonly type: "compliance-tested";
      readonly holder: string;
      readonly column: number;
      readonly roll: DieRoll;
      readonly result: Compliance;
    }
  /** Whether a leader follows his character rather than his orders. */
  | { readonly type: "character-tested"; readonly holder: string; readonly roll: DieRoll; readonly follows: boolean }
  | { readonly type: "waiting-tested"; readonly holder: string; readonly roll: DieRoll; readonly obeyed: boolean }
  /** An enemy aide’s orders are read; the turn in which a commander hears of them: only the reader knows. */
  | { readonly type: "aide-met"; readonly hex: string; readonly turn: number }
  /** What was read of the enemy’s orders, and for whom they are: only the reader knows. */
  | {
      readonly type: "orders-read";
      readonly to: string;
      readonly orders: readonly OrderType[];
      readonly targets: readonly string[];
    }
  /** A division acts with a formation from now on: only its owner knows. */
  | { readonly type: "attached"; readonly division: string; readonly formation: string }
  /** Only its owner hears of a march that stays out of sight. */
  | { readonly type: "hiding-tested"; readonly holder: string; readonly roll: DieRoll; readonly hidden: boolean }
  /** Who appears where; with which units, only those hear who may look there. */
  | { readonly type: "march-revealed"; readonly holder: string; readonly hex: string }
  | { readonly type: "appeared"; readonly unit: string; readonly hex: string }
  /** What the enemy is shown: only its owner knows the truth. */
  | { readonly type: "decoy-planted"; readonly hex: string }
  | { readonly type: "decoy-struck"; readonly hex: string }
  | { readonly type: "top-shown"; readonly unit: string }
  | { readonly type: "fell-back"; readonly unit: string; readonly from: string; readonly to: string };
