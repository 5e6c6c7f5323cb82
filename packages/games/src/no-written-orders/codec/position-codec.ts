import { keptFields, keysOf, plainCopy, sameJson } from "@stonebridge/kernel";
import { emptyPosition } from "../situations/empty-position.ts";
import type { Field } from "../field.ts";
import { HeldSets } from "./held-sets.ts";
import type { HolderIndex } from "../measures.ts";
import { type Order, type Standing, standingFrom } from "../orders/order-book.ts";
import { packOrders } from "./order-packing.ts";
import { isFlat, packNumbers } from "./packing.ts";
import { runsOf } from "./runs.ts";
import { FIELDS } from "../position/fields.ts";
import { CONTROLLED_SHIFT, OCCUPIED_BY, type Position } from "../position.ts";
import { Shapes } from "./shapes.ts";

/** Fields that are saved but written separately. */
const OWN_WAY = ["control", "standing"] as const satisfies readonly (keyof Position)[];

/** The fields that are written one by one: the running steps, and what is saved of the others. */
export const KEPT = ["stack", ...keptFields(FIELDS)].filter((name) => !OWN_WAY.some((own) => own === name));

/** Lists that are replaced when they change. */
const SHARED: ReadonlySet<string> = new Set(
  keysOf(FIELDS).filter((name) => "shared" in FIELDS[name] && FIELDS[name].shared),
);

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
export const OF_STANDING = [
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
export const PARTIES = 3;

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

/** The position as plain JSON. */
export function encodePosition(field: Field, p: Position): EncodedPosition {
  return plainCopy(positionAsItStands(field, p));
}

/** The same, sharing what it holds with the position: for whoever only looks at it. */
export function positionAsItStands(field: Field, p: Position): EncodedPosition {
  const empty = emptyPosition(field);
  const whole: Record<string, unknown> = {};
  const few: Record<string, unknown> = {};
  const shapes = new Shapes();
  for (const key of KEPT) {
    const [now, usual] = [fieldOf(p, key), fieldOf(empty, key)];
    if (now === usual) continue;
    const change = isFlat(now)
      ? flatChange(now, usual, SHARED.has(key))
      : changeOf(shapes.pack(packOrders(field.map, now)), usual);
    if (change === undefined) continue;
    if ("few" in change) few[key] = change.few;
    else whole[key] = change.whole;
  }
  const control = packedControl(p.control);
  return { whole, few, shapes: shapes.told, control, ...packedOrders(field, p, control) };
}

/** How a field differs from what it is in an untouched position: in a few places, or wholly; undefined if it does not. */
type Change = { readonly few: unknown } | { readonly whole: unknown } | undefined;

function changeOf(value: unknown, usual: unknown): Change {
  if (!Array.isArray(value) || !Array.isArray(usual) || value.length !== usual.length)
    return sameJson(value, usual) ? undefined : { whole: packNumbers(value) };
  const changed: unknown[] = [];
  for (let at = 0; at < value.length; at += 1) if (!sameJson(value[at], usual[at])) changed.push(at, value[at]);
  if (changed.length > value.length) return { whole: packNumbers(value) };
  return changed.length > 0 ? { few: packNumbers(changed) } : undefined;
}

/** Lists that are replaced when they change, as they were written last: from step to step most are the same. */
const flatChanges = new WeakMap<readonly unknown[], { readonly usual: unknown; readonly change: Change }>();

function flatChange(list: readonly unknown[], usual: unknown, shared: boolean): Change {
  if (!shared) return changeOf(list, usual);
  let known = flatChanges.get(list);
  if (known?.usual !== usual) flatChanges.set(list, (known = { usual, change: changeOf(list, usual) }));
  return known?.change;
}

type PackedOrders = Pick<EncodedPosition, "held" | "standing">;

/** Orders in force as they were written last, with the control by which their sets are told. */
const ordersOf = new WeakMap<Position["standing"], { readonly control: string; readonly orders: PackedOrders }>();

function packedOrders(field: Field, p: Position, control: string): PackedOrders {
  const known = ordersOf.get(p.standing);
  if (known?.control === control) return known.orders;
  const sets = new HeldSets(field, p);
  const standing = p.standing.flatMap((one, holder) => (one === undefined ? [] : [packStanding(sets, holder, one)]));
  const orders = { held: sets.packed, standing: packOrders(field.map, standing) };
  ordersOf.set(p.standing, { control, orders });
  return orders;
}

/** A field of a position, whichever it is. */
export function fieldOf(p: Position, key: string): unknown {
  return Reflect.get(p, key);
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

/** Orders that their commander gave and sent in that turn, nothing done yet. */
export function begun(orders: readonly Order[], since: number): Standing {
  return standingFrom(orders, "superior", since, since, () => "");
}
