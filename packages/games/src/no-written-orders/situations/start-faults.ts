import { NOWHERE } from "@stonebridge/board";
import { Faults, type Fault } from "@stonebridge/kernel";
import type { Trouble } from "./deployment.ts";
import type { Field } from "../field.ts";
import type { OrderData } from "../modules/module-data.ts";
import { entryHex, hexOfPoint, placeHex, type StartingPlaces, startingPlaces } from "./starting-places.ts";
import { orderRange } from "../orders/targets.ts";

/** The rules that deployment problems break; units that start out of command or apart are no fault of a module (NWO-12.1-f). */
const BROKEN: Partial<Record<Trouble, readonly [problem: string, rule: string]>> = {
  "off-map": ["is off the map", "NWO-RUL004"],
  crowded: ["does not fit within the error of its source; a hex holds 12 strength points", "NWO-5.3-a"],
  contact: ["is in contact with the enemy; units begin apart", "NWO-5.4-d"],
};

/** Finds what a start of a module breaks once its map is known: places off it, units without room, orders without a legal target. */
export function startFaults(field: Field): readonly Fault[] {
  const faults = new Faults();
  const { module, map } = field;
  if (module.map !== map.data.id) faults.add("map", `must be ${map.data.id}, the map in use; this is ${module.map}`);
  for (const [at, { id, at: point }] of module.places.entries())
    if (hexOfPoint(field, point) === NOWHERE) faults.add(`places[${at}].at`, `${id} is off the map`, "NWO-12.3-b");
  for (const [at, { id }] of module.entries.entries())
    if (entryHex(field, id) === NOWHERE) faults.add(`entries[${at}].at`, `${id} is off the map`, "NWO-9-a");
  const places = startingPlaces(field);
  const start = `scenarios[${module.scenarios.indexOf(field.scenario)}]`;
  for (const { unit, trouble } of places.troubles) {
    const broken = BROKEN[trouble];
    if (broken !== undefined) faults.add(`${start}.units`, `${field.units[unit].id} ${broken[0]}`, broken[1]);
  }
  for (const [at, order] of field.scenario.orders.entries())
    checkOrder(field, places, order, `${start}.orders[${at}]`, faults);
  return faults.list;
}

/** Each leg aims at a place within reach of the holder, or of the leg before (NWO-12.3-c, NWO-RUL166). */
function checkOrder(field: Field, places: StartingPlaces, order: OrderData, at: string, faults: Faults): void {
  const holder = field.holderIndex.get(order.to);
  if (holder === undefined) return;
  const { leader, units } = field.holders[holder];
  let from = [places.leaders[leader], ...units.map((unit) => places.units[unit])].find((hex) => (hex ?? NOWHERE) >= 0);
  for (const [index, leg] of order.legs.entries()) {
    const place = field.module.places.find(({ id }) => id === leg.target);
    if (place === undefined || from === undefined) return;
    const target = placeHex(field, place);
    const legAt = `${at}.legs[${index}]`;
    if (target === NOWHERE) return;
    if (orderRange(field, from)[target] === 0)
      faults.add(`${legAt}.target`, `${place.id} is out of reach for ${order.to}`, "NWO-12.3-c");
    for (const [one, point] of leg.waypoints.entries())
      if (hexOfPoint(field, point) === NOWHERE)
        faults.add(`${legAt}.waypoints[${one}]`, "is off the map", "NWO-12.3.MA-c");
    from = target;
  }
}
