import { NOWHERE } from "@stonebridge/board";
import { controlledNow, give, recordControl } from "../land/control.ts";
import { emptyPosition } from "./empty-position.ts";
import { DIVISION, type Field } from "../field.ts";
import { SIDES } from "../vocabulary.ts";
import { type HolderIndex } from "../measures.ts";
import type { OrderData } from "../modules/module-data.ts";
import { type Order, type Standing, standingFrom, type Target, givenType } from "../orders/order-book.ts";
import { DETACHED, type Position, mark, setDown } from "../position.ts";
import { hexOfPoint, placeHex, startingPlaces } from "./starting-places.ts";
import { setUpTrains } from "../supply/trains.ts";

/** The position in which a scenario begins, its steps not yet run. */
export function beginningOf(field: Field): Position {
  const p = emptyPosition(field);
  const places = startingPlaces(field);
  for (const [unit, hex] of places.units.entries()) {
    if (hex === NOWHERE) continue;
    setDown(field, p, unit, hex);
    if (field.scenario.reduced.includes(field.units[unit].id)) p.lost = p.lost.with(unit, 1);
  }
  for (const [leader, hex] of places.leaders.entries()) if (hex !== NOWHERE) p.post[leader] = hex;
  for (const [holder, hex] of places.headquarters) p.seat = p.seat.with(holder, hex);
  setUpTrains(field, p);
  layBanks(field, p);
  for (const hex of p.place) if (hex >= 0) recordControl(field, p, hex);
  p.abatis = field.special.abatis?.hexes ?? [];
  for (const data of field.scenario.orders) {
    const holder = field.holderIndex.get(data.to);
    if (holder === undefined || (data.option !== undefined && field.options[data.option] !== "on")) continue;
    p.standing = p.standing.with(holder, orderFrom(field, p, holder, data));
    if (field.holders[holder].kind === DIVISION)
      for (const unit of field.holders[holder].units) mark(p, unit, DETACHED);
  }
  p.stack.push({ step: "turn", at: 0 });
  return p;
}

/** Who controls the map where there are no units yet (NWO-18-c, NWO-RUL220): by the banks of Bull Run, or nobody. */
export function layBanks(field: Field, p: Position): void {
  if (field.scenario.control !== "bull-run") return;
  for (const [side, id] of SIDES.entries()) {
    const bank = field.map.bankCode(id);
    for (const [hex, own] of field.map.bank.entries()) if (own === bank) give(p, hex, side);
  }
}

/** The order of a scenario, or of a group that comes on, in force. */
export function orderFrom(field: Field, p: Position, holder: HolderIndex, data: OrderData): Standing {
  const orders = data.legs.map((leg): Order => {
    const place = field.module.places.find(({ id }) => id === leg.target);
    const target = place === undefined ? {} : { target: targetAt(placeHex(field, place)) };
    return {
      type: givenType(leg.type),
      ...target,
      waypoints: leg.waypoints.map((point) => targetAt(hexOfPoint(field, point))),
      forced: false,
      hidden: false,
    };
  });
  const { side } = field.holders[holder];
  return standingFrom(orders, "start", p.turn, p.turn, () => controlledNow(field, p, side));
}

function targetAt(flag: number): Target {
  return { flag, hexes: [flag] };
}
