import { isObject, keptFields, plainCopy, sameJson } from "@stonebridge/kernel";
import { emptyPosition } from "../situations/empty-position.ts";
import type { Field } from "../field.ts";
import { HeldSets } from "./held-sets.ts";
import type { HolderIndex } from "../measures.ts";
import { type Order, type Standing, standingFrom } from "../orders/order-book.ts";
import { packOrders, unpackOrders } from "./order-packing.ts";
import { packNumbers, unpackNumbers } from "./packing.ts";
import { fromRuns, runsOf } from "./runs.ts";
import { FIELDS } from "../position/fields.ts";
import { CONTROLLED_SHIFT, OCCUPIED_BY, type Position } from "../position.ts";
import { Shapes } from "./shapes.ts";

/** Fields that are saved but written separately. */
const OWN_WAY = ["control", "standing"] as const satisfies readonly (keyof Position)[];

/** The fields that are written one by one: the running steps, and what is saved of the others. */
const KEPT = ["stack", ...keptFields(FIELDS)].filter((name) => !OWN_WAY.some((own) => own === name));

/**
 * A position as plain JSON, without what an untouched one has as well. Lists that are mostly untouched are in `few` as alternating places
 * and values: `[3, 1, 8, 2]` is 1 in place 3 and 2 in place 8. Orders are lists (`order-packing.ts`), long lists of numbers are text
 * (`packing.ts`).
 */
export interface EncodedPosition {
  readonly whole: unknown;
  readonly few: unknown;
  /** Fields of the objects in them (`shapes.ts`). */
  readonly shapes: readonly string[];
  /** By hex, in runs (`runs.ts`). */
  readonly control: string;
  /**
   * Sets of hexes that Defend orders remember (NWO-12.3.DF-a), as alternating counts: the differences from what a side (`U`, `C`) controls
   * now, or from an earlier set (`2:`).
   */
  readonly held: readonly string[];
  /** Each a {@link PackedStanding}. */
  readonly standing: unknown;
}

/** What an order in force may have besides its orders and since when, in the order in which it is written. */
const OF_STANDING = [
  "origin",
  "sent",
  "activations",
  "bombardments",
  "assaulted",
  "contact",
  "held",
  "anchor",
  "roadTurn",
  "shaken",
] as const satisfies readonly (keyof Standing)[];

/**
 * Who obeys, since when, which orders; then the fields that differ from the initial ones, if any: which fields, a bit each, and their
 * values. `held` is the index of its set of hexes.
 */
type PackedStanding = readonly [
  holder: HolderIndex,
  since: number,
  orders: readonly Order[],
  changed?: number,
  ...values: unknown[],
];

/** Nobody and the two sides. */
const PARTIES = 3;
const MOST_CONTROL = PARTIES ** 2 - 1;

/** Who controls and who occupies a hex as one number, as small as possible. */
function packControl(code: number): number {
  return (code >> CONTROLLED_SHIFT) * PARTIES + (code & OCCUPIED_BY);
}

/** Made for every position, so without closures. */
function packedControl(codes: Uint8Array): string {
  const packed = new Uint8Array(codes.length);
  for (let hex = 0; hex < codes.length; hex += 1) packed[hex] = packControl(codes[hex]);
  return runsOf(packed);
}

function unpackControl(packed: number): number {
  return (Math.floor(packed / PARTIES) << CONTROLLED_SHIFT) | (packed % PARTIES);
}

export function encodePosition(field: Field, p: Position): EncodedPosition {
  const empty = emptyPosition(field);
  const whole: Record<string, unknown> = {};
  const few: Record<string, unknown[]> = {};
  const shapes = new Shapes();
  for (const key of KEPT) {
    const [now, usual] = [fieldOf(p, key), fieldOf(empty, key)];
    if (isUntouched(now, usual)) continue;
    const value: unknown = shapes.pack(packOrders(field.map, now));
    if (!Array.isArray(value) || !Array.isArray(usual) || value.length !== usual.length) {
      if (!sameJson(value, usual)) whole[key] = value;
      continue;
    }
    const changed: unknown[] = [];
    for (let at = 0; at < value.length; at += 1) if (!sameJson(value[at], usual[at])) changed.push(at, value[at]);
    if (changed.length > value.length) whole[key] = value;
    else if (changed.length > 0) few[key] = changed;
  }
  const sets = new HeldSets(field, p);
  const standing = p.standing.flatMap((one, holder) => (one === undefined ? [] : [packStanding(sets, holder, one)]));
  const encoded = {
    whole: packNumbers(whole),
    few: packNumbers(few),
    shapes: shapes.told,
    control: packedControl(p.control),
    held: sets.packed,
    standing: packOrders(field.map, standing),
  };
  return plainCopy(encoded);
}

/** Most lists are as they were. */
function isUntouched(value: unknown, usual: unknown): boolean {
  if (!Array.isArray(value) || !Array.isArray(usual)) return value === usual;
  return value.length === usual.length && value.every((one, at) => one === usual[at]);
}

/** A field of a position, whichever it is. */
function fieldOf(p: Position, key: string): unknown {
  return Reflect.get(p, key);
}

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

function packStanding(sets: HeldSets, holder: HolderIndex, one: Standing): PackedStanding {
  const orders = [one.order, ...one.next];
  const usual = begun(orders, one.since);
  const values: unknown[] = [];
  let changed = 0;
  for (const [bit, key] of OF_STANDING.entries()) {
    if (one[key] === usual[key]) continue;
    changed |= 1 << bit;
    values.push(key === "held" ? sets.pack(one.held, holder) : one[key]);
  }
  return changed === 0 ? [holder, one.since, orders] : [holder, one.since, orders, changed, ...values];
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

/** Orders that their commander gave and sent in that turn, nothing done yet. */
function begun(orders: readonly Order[], since: number): Standing {
  return standingFrom(orders, "superior", since, since, () => "");
}
