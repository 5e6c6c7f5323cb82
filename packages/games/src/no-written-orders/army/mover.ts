import { TERRAIN } from "@stonebridge/board";
import { inCommand } from "./command.ts";
import type { Field } from "../field.ts";
import { CAVALRY, type HolderIndex, INFANTRY, NONE, type SideIndex, type UnitIndex, isArtillery } from "../measures.ts";
import type { Standing } from "../orders/order-book.ts";
import { type Position, firstAt } from "../position.ts";
import { boundBy } from "./standing.ts";
import type { OrderType } from "../vocabulary.ts";

/** A unit about to move, with the rules that bind it. */
export interface Mover {
  readonly unit: UnitIndex;
  readonly side: SideIndex;
  readonly holder: HolderIndex;
  readonly standing: Standing | undefined;
  readonly order: OrderType;
  /** Uses roads (NWO-5.2-e, NWO-12.5-g). */
  readonly byRoad: boolean;
  readonly infantry: boolean;
  readonly cavalry: boolean;
  readonly artillery: boolean;
  /** In command when its move began (NWO-12.1-c). */
  readonly commanded: boolean;
}

/** @param commanded if it is known already */
export function moverOf(
  field: Field,
  p: Position,
  unit: UnitIndex,
  commanded: boolean = inCommand(field, p, unit),
): Mover {
  const holder = boundBy(field, p, unit);
  const standing = p.standing[holder];
  const arm = field.arm[unit];
  return {
    unit,
    side: field.sideOf[unit],
    holder,
    standing,
    order: standing?.order.type ?? "reserve",
    byRoad: usesRoads(p, standing),
    infantry: arm === INFANTRY,
    cavalry: arm === CAVALRY,
    artillery: isArtillery(arm),
    commanded,
  };
}

/** Orders whose units use roads (NWO-5.2-e, NWO-12.3.MA-a, NWO-12.3.FB-b). */
export function marches(order: OrderType): boolean {
  return order === "march" || order === "fall-back" || order === "general-retreat";
}

/** Does an order let units use roads now: a march, or an attack that follows a march in the turn of its contact (NWO-5.2-e, NWO-12.5-g)? */
function usesRoads(p: Position, standing: Standing | undefined): boolean {
  return standing !== undefined && (marches(standing.order.type) || standing.roadTurn === p.turn);
}

/** Orders whose units withdraw from the enemy (NWO-12.3.FB-a, NWO-12.3.GR-c). */
export function fallsBack(order: OrderType): boolean {
  return order === "fall-back" || order === "general-retreat";
}

/** Is it only infantry in a Fort, which enemy zones of control do not affect (NWO-10.1-a, NWO-10.1-b, NWO-10.1-j)? */
export function isInFort(field: Field, p: Position, unit: UnitIndex): boolean {
  const hex = p.place[unit];
  return (
    field.map.terrain[hex] === TERRAIN.fort &&
    field.arm[unit] === INFANTRY &&
    firstAt(p, hex) === unit &&
    p.next[unit] === NONE
  );
}
