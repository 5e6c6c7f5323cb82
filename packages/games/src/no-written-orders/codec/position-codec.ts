import { sameJson } from "@stonebridge/kernel";
import { emptyPosition } from "../situations/empty-position.ts";
import type { Field } from "../field.ts";
import { HeldSets } from "./held-sets.ts";
import type { HolderIndex } from "../measures.ts";
import { type Order, type Standing, standingFrom } from "../orders/order-book.ts";
import { packOrders, unpackOrders } from "./order-packing.ts";
import { packNumbers, unpackNumbers } from "./packing.ts";
import { fromRuns, runsOf } from "./runs.ts";
import { CONTROLLED_SHIFT, OCCUPIED_BY, type Position, setDown } from "../position.ts";
import { Shapes } from "./shapes.ts";

/** What follows from the rest, or is written separately. */
const OWN_WAY = new Set<keyof Position>(["next", "tables", "control", "standing"]);

/**
 * A position as plain JSON, without what an untouched one has as well. Lists that are mostly untouched are in `few` as alternating places
 * and values: `[3, 1, 8, 2]` is 1 in place 3 and 2 in place 8. Orders are lists (`order-packing.ts`), long lists of numbers are text
 * (`packing.ts`).
 */
export interface EncodedPosition {
  readonly whole: Readonly<Record<string, unknown>>;
  readonly few: Readonly<Record<string, readonly unknown[] | string>>;
  /** Fields of the objects in them (`shapes.ts`). */
  readonly shapes: readonly string[];
  /** By hex, in runs (`runs.ts`). */
  readonly control: string;
  /**
   * Sets of hexes that Defend orders remember (NWO-12.3.DF-a), as alternating counts: the differences from what a side (`U`, `C`) controls
   * now, or from an earlier set (`2:`).
   */
  readonly held: readonly string[];
  readonly standing: readonly PackedStanding[];
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
  for (const key of Object.keys(p) as (keyof Position)[]) {
    if (OWN_WAY.has(key)) continue;
    const usual: unknown = empty[key];
    if (isUntouched(p[key], usual)) continue;
    const value: unknown = shapes.pack(packOrders(field.map, p[key]));
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
  return JSON.parse(JSON.stringify(encoded)) as EncodedPosition;
}

/** Most lists are as they were. */
function isUntouched(value: unknown, usual: unknown): boolean {
  if (!Array.isArray(value) || !Array.isArray(usual)) return value === usual;
  return value.length === usual.length && value.every((one, at) => one === usual[at]);
}

/** @throws Error if it is not what `encodePosition` writes */
export function decodePosition(field: Field, data: unknown): Position {
  const p: Position = emptyPosition(field);
  const { whole, few, shapes, control, held, standing } = unpackOrders(
    field.map,
    unpackNumbers(data),
  ) as EncodedPosition;
  const objects = new Shapes(shapes);
  const kept = p as unknown as Record<string, unknown>;
  for (const [key, value] of Object.entries(whole)) {
    if (!isKept(p, key)) throw new Error(`"${key}" is nothing that a position holds`);
    kept[key] = objects.unpack(value);
  }
  for (const [key, changed] of Object.entries(few)) {
    const list = isKept(p, key) ? kept[key] : undefined;
    if (!Array.isArray(list) || !Array.isArray(changed)) throw new Error(`"${key}" is no list of a position`);
    for (let at = 0; at < changed.length; at += 2) {
      const place = changed[at];
      if (typeof place !== "number" || !(place in list)) throw new Error(`"${key}" has no place ${String(place)}`);
      list[place] = objects.unpack(changed[at + 1]);
    }
  }
  p.control = fromRuns(control, field.map.size, MOST_CONTROL).map(unpackControl);
  const sets = new HeldSets(field, p);
  for (const packed of standing) p.standing[packed[0]] = unpackStanding(sets, held, packed);
  for (const [unit, place] of p.place.entries()) if (place >= 0) setDown(field, p, unit, place);
  return p;
}

function isKept(p: Position, key: string): boolean {
  return Object.hasOwn(p, key) && !OWN_WAY.has(key as keyof Position);
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

function unpackStanding(sets: HeldSets, held: readonly string[], packed: PackedStanding): Standing {
  const [, since, orders, changed = 0, ...values] = packed;
  const keys = OF_STANDING.filter((_, bit) => (changed & (1 << bit)) !== 0);
  const told = keys.map((key, at) => [key, key === "held" ? sets.unpack(held, Number(values[at])) : values[at]]);
  return { ...begun(orders, since), ...Object.fromEntries(told) };
}

/** Orders that their commander gave and sent in that turn, nothing done yet. */
function begun(orders: readonly Order[], since: number): Standing {
  return standingFrom(orders, "superior", since, since, () => "");
}
