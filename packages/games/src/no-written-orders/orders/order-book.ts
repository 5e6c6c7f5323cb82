import { type HexIndex, NOWHERE } from "@stonebridge/board";
import type { HolderIndex, SideIndex, UnitIndex } from "../measures.ts";
import type { OrderOrigin, OrderType } from "../vocabulary.ts";

/** What an order aims at: one flag, and the hexes that are the target (NWO-12.3-b, NWO-RUL165). */
export interface Target {
  readonly flag: HexIndex;
  readonly hexes: readonly HexIndex[];
}

/**
 * An order as given, for no set hour and in support of nobody (NWO-3.5-a, NWO-12.16-a, NWO-12.17-a). Shared and never changed. Reserve is
 * no order (NWO-RUL193).
 */
export interface Order {
  readonly type: Exclude<OrderType, "reserve">;
  /** None if a failure or a panic caused it (reading 3.6). */
  readonly target?: Target;
  /** Where to pass on a march, in order, each a target of one hex (NWO-12.3.MA-c). */
  readonly waypoints: readonly Target[];
  /** Marches on by night (NWO-16.2-c); out of sight under `hiddenMovement` (NWO-19.7.1-a). */
  readonly forced: boolean;
  readonly hidden: boolean;
  /** A division stays with the army’s train (NWO-19.4.9-a). */
  readonly guards?: true;
  /** The formation with which the division acts once it obeys (NWO-19.12.1-a). */
  readonly attach?: HolderIndex;
}

/** A type of order that can be given. @throws Error for Reserve, which is none (NWO-RUL193) */
export function givenType(type: OrderType): Order["type"] {
  if (type === "reserve") throw new Error("Reserve is not an order.");
  return type;
}

/** The order that a holder obeys, and its progress (reading 3). Replaced, never changed. */
export interface Standing {
  readonly order: Order;
  /** What comes after it in a sequence (NWO-12.5-a). */
  readonly next: readonly Order[];
  readonly origin: OrderOrigin;
  /** Turn in which it came into force, and in which it was sent. */
  readonly since: number;
  readonly sent: number;
  /** Activations under it, and those whose duty was met by bombardment alone (NWO-12.3.AT-c, NWO-RUL197). */
  readonly activations: number;
  readonly bombardments: number;
  readonly assaulted: boolean;
  /** A march that met the enemy and waits for its attack (NWO-12.5-f). */
  readonly contact: boolean;
  /** Hexes that were its side’s when a Defend was given (NWO-12.3.DF-a), as `heldHexes` writes them. */
  readonly held: string;
  /** Where a Defend or Delay ties its leader; NOWHERE while it does not (NWO-12.3.DF-d). */
  readonly anchor: HexIndex;
  /** Turn in which its units still use roads as on the march that it followed; 0 never (NWO-12.5-g). */
  readonly roadTurn: number;
  /** A step was lost under it: confidence is checked (NWO-12.10-a). */
  readonly shaken: boolean;
}

/** Orders that come into force in a turn, with nothing done under them yet. @param held what a Defend remembers, used for nothing else */
export function standingFrom(
  [order, ...next]: readonly Order[],
  origin: OrderOrigin,
  turn: number,
  sent: number,
  held: () => string,
): Standing {
  return {
    order,
    next,
    origin,
    since: turn,
    sent,
    activations: 0,
    bombardments: 0,
    assaulted: false,
    contact: false,
    held: order.type === "defend" ? held() : "",
    anchor: NOWHERE,
    roadTurn: 0,
    shaken: false,
  };
}

/** A delivered order that is not obeyed yet: on `needs` or more (NWO-12.7-d). One for a holder (NWO-RUL187). */
export interface Waiting {
  readonly orders: readonly Order[];
  readonly needs: number;
  readonly sent: number;
  /** Turn of its receipt: it is rolled for from the next on. */
  readonly since: number;
  /** Its origin: a superior, or the leader’s own initiative (NWO-14.2-b). */
  readonly origin: OrderOrigin;
}

/** An order received by night: tested before dawn, or passed then and in force from the first day turn (NWO-16.1-e, NWO-16.1-f). */
export interface NightOrder {
  readonly orders: readonly Order[];
  readonly from: HolderIndex;
  readonly faceToFace: boolean;
  readonly sent: number;
  readonly passed: boolean;
}

/** An aide with orders (NWO-RUL171). */
export interface Courier {
  readonly side: SideIndex;
  readonly hex: HexIndex;
  readonly from: HolderIndex;
  readonly to: HolderIndex;
  readonly orders: readonly Order[];
  readonly sent: number;
  /** From a corps commander’s initiative for a division: the die with which it is obeyed, 1 if on delivery (NWO-RUL219, NWO-14.2-b). */
  readonly unasked?: number;
  /** First turn in which he finds a recipient who marches out of sight (NWO-RUL238). */
  readonly finds?: number;
  /** The enemy has read what he carries (NWO-19.12.2-a). */
  readonly read?: true;
}

/** Orders of the enemy’s that a side has read, and the turn in which its commander hears of them (NWO-19.12.2-a). */
export interface Interception {
  readonly side: SideIndex;
  readonly to: HolderIndex;
  readonly orders: readonly Order[];
  readonly due: number;
}

/** A march out of sight (NWO-19.7.1-a, NWO-19.7.1-c): its units are not where they seem to be. */
export interface HiddenMarch {
  readonly holder: HolderIndex;
  readonly units: readonly UnitIndex[];
  /** Hexes of its leader’s way, the one in which it began first. */
  readonly route: readonly HexIndex[];
  /** Halves of a movement point banked in each turn from the first on. */
  readonly banked: readonly number[];
}

/** A flag that deceives (NWO-12.4-e). */
export interface Decoy {
  readonly side: SideIndex;
  readonly hex: HexIndex;
}

/** Hexes that one digit of a set tells of. */
export const HEXES_OF_A_DIGIT = 4;

const HEXADECIMAL = "0123456789abcdef";

/** Writes a set of hexes compactly: four to a hexadecimal digit. */
export function heldHexes(size: number, isHeld: (hex: HexIndex) => boolean): string {
  let text = "";
  for (let from = 0; from < size; from += HEXES_OF_A_DIGIT) {
    let digit = 0;
    for (let at = 0; at < HEXES_OF_A_DIGIT; at++) if (from + at < size && isHeld(from + at)) digit |= 1 << at;
    text += HEXADECIMAL[digit];
  }
  return text;
}

/** Is a hex one of a set that `heldHexes` wrote? */
export function isAmong(held: string, hex: HexIndex): boolean {
  return ((digitAt(held, hex) >> (hex % HEXES_OF_A_DIGIT)) & 1) === 1;
}

/** The digit of a set that tells of a hex, a bit for each of its hexes; 0 where nothing is written. */
export function digitAt(held: string, hex: HexIndex): number {
  const code = held.charCodeAt(Math.floor(hex / HEXES_OF_A_DIGIT));
  return Number.isNaN(code) ? 0 : code - (code < LETTERS_FROM ? ZERO : LETTERS_FROM - 10);
}
const ZERO = "0".charCodeAt(0);
const LETTERS_FROM = "a".charCodeAt(0);
