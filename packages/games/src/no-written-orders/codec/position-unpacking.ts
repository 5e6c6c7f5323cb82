import { isObject } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import { heldHexes, isAmong, type Order } from "../orders/order-book.ts";
import { CONTROLLED_SHIFT } from "../position.ts";
import { emptyPosition } from "../situations/empty-position.ts";
import { controlledNow } from "../land/control.ts";
import { SIDE_LETTERS } from "./held-sets.ts";
import { unpackOrders } from "./order-unpacking.ts";
import { fromTurns, unpackNumbers } from "./packing.ts";
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
    const before = kept[key];
    if (!Array.isArray(before) || !Array.isArray(changed)) throw new Error(`"${key}" is no list of a position`);
    const list: unknown[] = before.slice();
    kept[key] = list;
    for (let at = 0; at < changed.length; at += 2) {
      const place = changed[at];
      if (typeof place !== "number" || !(place in list)) throw new Error(`"${key}" has no place ${String(place)}`);
      list[place] = objects.unpack(changed[at + 1]);
    }
  }
  empty.control = fromRuns(String(control), field.map.size, MOST_CONTROL).map(unpackControl);
  const now = [0, 1].map((side) => controlledNow(field, empty, side));
  const set = (index: number): string => unpackSet(field, now, textsIn(held), index);
  const orders: unknown[] = [...empty.standing];
  for (const packed of listIn(standing, "standing")) {
    const [holder, ...rest] = listIn(packed, "standing");
    if (typeof holder !== "number" || !(holder in orders))
      throw new Error(`nobody is holder ${String(holder)} of orders`);
    orders[holder] = unpackStanding(set, rest);
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
  set: (index: number) => string,
  [since, orders, changed = 0, ...values]: readonly unknown[],
): Readonly<Record<string, unknown>> {
  const [order, ...next] = listIn(orders, "standing");
  const keys = OF_STANDING.filter((_, bit) => (Number(changed) & (1 << bit)) !== 0);
  const told = keys.map((key, at) => [key, key === "held" ? set(Number(values[at])) : values[at]]);
  return { ...begun([ANY_ORDER], Number(since)), order, next, ...Object.fromEntries(told) };
}

/** A set of those that were packed. @param now what the sides control @throws Error if it does not exist */
function unpackSet(field: Field, now: readonly string[], packed: readonly string[], index: number): string {
  const [, base, letter, turns] = /^(?:(\d+):|([UC]))(.*)$/.exec(packed[index] ?? "") ?? [];
  if (turns === undefined) throw new Error(`set ${index} must name a side or a set before it`);
  if (base !== undefined && Number(base) >= index) throw new Error(`set ${index} must be told by one before it`);
  const other = base === undefined ? now[SIDE_LETTERS.indexOf(letter)] : unpackSet(field, now, packed, Number(base));
  const differs = fromTurns(turns, field.map.size);
  return heldHexes(field.map.size, (hex) => isAmong(other, hex) !== (differs[hex] === 1));
}
