import { isObject } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import type { Order } from "../orders/order-book.ts";
import { CONTROLLED_SHIFT } from "../position.ts";
import { emptyPosition } from "../situations/empty-position.ts";
import { HeldSets } from "./held-sets.ts";
import { unpackOrders } from "./order-packing.ts";
import { unpackNumbers } from "./packing.ts";
import { begun, fieldOf, KEPT, OF_STANDING, PARTIES } from "./position-codec.ts";
import { fromRuns } from "./runs.ts";
import { Shapes } from "./shapes.ts";

const MOST_CONTROL = PARTIES ** 2 - 1;

/**
 * The fields of the position that `encodePosition` wrote, none of them checked.
 * @throws Error if it is packed in another way
 */
export function unpackPosition(field: Field, data: unknown): Readonly<Record<string, unknown>> {
  const empty = emptyPosition(field);
  const unpacked: unknown = unpackOrders(field.map, unpackNumbers(data));
  const { whole, few, shapes, control, held, standing } = isObject(unpacked) ? unpacked : {};
  const objects = new Shapes(textsIn(shapes));
  const kept: Record<string, unknown> = Object.fromEntries(KEPT.map((key) => [key, fieldOf(empty, key)]));
  for (const [key, value] of fieldsIn(whole, "whole")) {
    if (!Object.hasOwn(kept, key)) throw new Error(`"${key}" is nothing that a position holds`);
    kept[key] = objects.unpack(value);
  }
  for (const [key, changed] of fieldsIn(few, "few")) {
    const list = kept[key];
    if (!Array.isArray(list) || !Array.isArray(changed)) throw new Error(`"${key}" is no list of a position`);
    for (let at = 0; at < changed.length; at += 2) {
      const place = changed[at];
      if (typeof place !== "number" || !(place in list)) throw new Error(`"${key}" has no place ${String(place)}`);
      list[place] = objects.unpack(changed[at + 1]);
    }
  }
  empty.control = fromRuns(String(control), field.map.size, MOST_CONTROL).map(unpackControl);
  const sets = new HeldSets(field, empty);
  const orders: unknown[] = [...empty.standing];
  for (const packed of listIn(standing, "standing")) {
    const [holder, ...rest] = listIn(packed, "standing");
    if (typeof holder !== "number" || !(holder in orders))
      throw new Error(`nobody is holder ${String(holder)} of orders`);
    orders[holder] = unpackStanding(sets, textsIn(held), rest);
  }
  return { ...kept, control: Array.from(empty.control), standing: orders };
}

function fieldsIn(value: unknown, name: string): readonly (readonly [string, unknown])[] {
  if (isObject(value)) return Object.entries(value);
  throw new Error(`"${name}" must be an object`);
}

function listIn(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new Error(`"${name}" must be lists`);
}

function textsIn(value: unknown): readonly string[] {
  return listIn(value, "shapes and held").map(String);
}

function unpackControl(packed: number): number {
  return (Math.floor(packed / PARTIES) << CONTROLLED_SHIFT) | (packed % PARTIES);
}

/** What is untouched of orders in force is so whatever they are. */
const ANY_ORDER: Order = { type: "march", waypoints: [], forced: false, hidden: false };

function unpackStanding(
  sets: HeldSets,
  held: readonly string[],
  [since, orders, changed = 0, ...values]: readonly unknown[],
): Readonly<Record<string, unknown>> {
  const [order, ...next] = listIn(orders, "standing");
  const keys = OF_STANDING.filter((_, bit) => (Number(changed) & (1 << bit)) !== 0);
  const told = keys.map((key, at) => [key, key === "held" ? sets.unpack(held, Number(values[at])) : values[at]]);
  return { ...begun([ANY_ORDER], Number(since)), order, next, ...Object.fromEntries(told) };
}
