import type { Refusal } from "../refusing.ts";
import { inCommand } from "../army/command.ts";
import { DIVISION, type Field, FORMATION } from "../field.ts";
import { BAD_MOVE, type DraftingFrame } from "../frames/orders.ts";
import { addressOf } from "../army/headings.ts";
import { bankedIn, hexOf, hidingOf, reachedBy, routeFrom, turnOf } from "./hiding.ts";
import type { HolderIndex, UnitIndex } from "../measures.ts";
import type { HiddenMarch, Order } from "../orders/order-book.ts";
import { onMap, type Position } from "../position.ts";
import { HIDING } from "./refusals.ts";
import { mayExamine } from "../land/sight.ts";
import { routePrices } from "../land/crossings.ts";
import { unitsUnder } from "../army/standing.ts";
import { ORDER_TYPES } from "../vocabulary.ts";

/** Units of a holder that would march out of sight: able to march, and in command, which a division of its own needs not (NWO-12.13-a, NWO-12.1-h). */
function marchersOf(field: Field, p: Position, holder: HolderIndex): readonly UnitIndex[] {
  const { kind, units } = field.holders[holder];
  const own =
    kind === DIVISION
      ? units.filter((unit) => onMap(p, unit))
      : unitsUnder(field, p, holder).filter((unit) => inCommand(field, p, unit));
  return own.filter((unit) => field.allowance[unit] > 0);
}

/** Why the current march may not be hidden (NWO-19.7.1-a, NWO-19.7.1-d, NWO-D39). @param order puts it together if it is needed */
export function refuseHide(field: Field, p: Position, f: DraftingFrame, order: () => Order): Refusal | undefined {
  const { kind } = field.holders[f.to];
  const able = kind === FORMATION || kind === DIVISION;
  if (field.options.hiddenMovement === "off" || !able || f.purpose === BAD_MOVE || f.legs.length > 0)
    return HIDING["hide-other"];
  if (ORDER_TYPES[f.type] !== "march" || f.hidden === 1) return HIDING["hide-march"];
  // a march out of sight already cannot slip away again
  if (hidingOf(p, f.to) !== undefined) return undefined;
  return slippingAway(field, p, f.to, order()) === undefined ? HIDING["hide-seen"] : undefined;
}

/** The march that begins if one turn’s move takes its leader along the route out of the enemy’s sight (NWO-19.7.1-d). */
function slippingAway(field: Field, p: Position, holder: HolderIndex, order: Order): HiddenMarch | undefined {
  const units = marchersOf(field, p, holder);
  const { side } = field.holders[holder];
  const route = routeFrom(field, addressOf(field, p, holder), order, routePrices(field, p, side, units));
  if (units.length === 0 || route.length < 2) return undefined;
  const { at } = reachedBy(field, route, turnOf(field, units));
  return at > 0 && !mayExamine(field, p, 1 - side, route[at]) ? { holder, units, route, banked: [] } : undefined;
}

/** Is an order another way to the goal of a hidden march (NWO-19.7.3-a)? */
export function isOtherRoute(p: Position, holder: HolderIndex, order: Order): boolean {
  const standing = p.standing[holder]?.order;
  return (
    hidingOf(p, holder) !== undefined &&
    standing?.hidden === true &&
    order.hidden &&
    order.target?.flag === standing.target?.flag
  );
}

/**
 * A holder obeys a hidden march, tested like any order (NWO-19.7.1-b): its units stay where they seem to be (NWO-19.7.1-c). If the order
 * comes when it can no longer slip away, it marches openly. A holder out of sight already continues from where it is by the new way
 * (NWO-19.7.3-a, NWO-19.7.3-c).
 */
export function hiddenMarchOf(field: Field, p: Position, holder: HolderIndex, order: Order): HiddenMarch | undefined {
  const march = hidingOf(p, holder);
  if (march === undefined) return slippingAway(field, p, holder, order);
  const { side } = field.holders[holder];
  const { at } = reachedBy(field, march.route, bankedIn(march));
  const on = routeFrom(field, hexOf(field, march), order, routePrices(field, p, side, march.units));
  return on.length === 0 ? march : { ...march, route: [...march.route.slice(0, at), ...on] };
}
