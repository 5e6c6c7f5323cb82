import { sameJson } from "@stonebridge/kernel";
import { emptyPosition } from "../situations/empty-position.ts";
import type { Field } from "../field.ts";
import { HeldSets } from "./held-sets.ts";
import type { HolderIndex } from "../measures.ts";
import { type Order, type Standing, standingFrom } from "../order-book.ts";
import { fromRuns, packOrders, runsOf, unpackOrders } from "./packing.ts";
import { type Position, setDown } from "../position.ts";
import { Shapes } from "./shapes.ts";

/** What follows from the rest, or is written in a way of its own. */
const OWN_WAY = new Set<keyof Position>(["next", "tables", "control", "standing"]);

/**
 * A position as plain JSON, without what an untouched one has as well. Lists of which most is untouched are told in `few` as places and
 * values in turn: `[3, 1, 8, 2]` is 1 in place 3 and 2 in place 8. Orders are lists (`packing.ts`).
 */
export interface EncodedPosition {
  readonly whole: Readonly<Record<string, unknown>>;
  readonly few: Readonly<Record<string, readonly unknown[]>>;
  /** Fields of the objects in them (`shapes.ts`). */
  readonly shapes: readonly string[];
  /** By hex, in runs. */
  readonly control: string;
  /**
   * Sets of hexes that Defend orders remember (NWO-12.3.DF-a), in turns: where each differs from what a side (`U`, `C`) controls now, or
   * from a set before (`2:`).
   */
  readonly held: readonly string[];
  readonly standing: readonly PackedStanding[];
}

/** Who obeys, since when, which orders, and what else is not as in the beginning; `held` is the index of its set of hexes. */
type PackedStanding = readonly [
  holder: HolderIndex,
  since: number,
  orders: readonly Order[],
  changed?: Partial<Omit<Standing, "held"> & { readonly held: number }>,
];

/** Bits of who occupies and who controls a hex, at most. */
const MOST_CONTROL = 10;

export function encodePosition(field: Field, p: Position): EncodedPosition {
  const empty = emptyPosition(field);
  const whole: Record<string, unknown> = {};
  const few: Record<string, unknown[]> = {};
  const shapes = new Shapes();
  for (const key of Object.keys(p) as (keyof Position)[]) {
    if (OWN_WAY.has(key)) continue;
    const value: unknown = shapes.pack(packOrders(p[key]));
    const usual: unknown = empty[key];
    if (!Array.isArray(value) || !Array.isArray(usual) || value.length !== usual.length) {
      if (!sameJson(value, usual)) whole[key] = value;
      continue;
    }
    const changed = value.flatMap((one, at) => (sameJson(one, usual[at]) ? [] : [at, one]));
    if (changed.length > value.length) whole[key] = value;
    else if (changed.length > 0) few[key] = changed;
  }
  const sets = new HeldSets(field, p);
  const standing = p.standing.flatMap((one, holder) => (one === undefined ? [] : [packStanding(sets, holder, one)]));
  const encoded = {
    whole,
    few,
    shapes: shapes.told,
    control: runsOf(p.control),
    held: sets.packed,
    standing: packOrders(standing),
  };
  return JSON.parse(JSON.stringify(encoded)) as EncodedPosition;
}

/** @throws Error where it is not what `encodePosition` writes */
export function decodePosition(field: Field, data: EncodedPosition): Position {
  const p: Position = emptyPosition(field);
  const { whole, few, shapes, control, held, standing } = unpackOrders(
    JSON.parse(JSON.stringify(data)),
  ) as EncodedPosition;
  const objects = new Shapes(shapes);
  const kept = p as unknown as Record<string, unknown>;
  for (const [key, value] of Object.entries(whole)) {
    if (!isKept(p, key)) throw new Error(`"${key}" is nothing that a position holds`);
    kept[key] = objects.unpack(value);
  }
  for (const [key, changed] of Object.entries(few)) {
    const list = isKept(p, key) ? kept[key] : undefined;
    if (!Array.isArray(list)) throw new Error(`"${key}" is no list of a position`);
    for (let at = 0; at < changed.length; at += 2) {
      const place = changed[at];
      if (typeof place !== "number" || !(place in list)) throw new Error(`"${key}" has no place ${String(place)}`);
      list[place] = objects.unpack(changed[at + 1]);
    }
  }
  p.control = fromRuns(control, field.map.size, MOST_CONTROL);
  const sets = new HeldSets(field, p);
  for (const [holder, since, orders, changed = {}] of standing) {
    const set = changed.held === undefined ? "" : sets.unpack(held, changed.held);
    p.standing[holder] = { ...begun(orders, since), ...changed, held: set };
  }
  for (const [unit, place] of p.place.entries()) if (place >= 0) setDown(field, p, unit, place);
  return p;
}

function isKept(p: Position, key: string): boolean {
  return Object.hasOwn(p, key) && !OWN_WAY.has(key as keyof Position);
}

function packStanding(sets: HeldSets, holder: HolderIndex, one: Standing): PackedStanding {
  const { order, next, since, held, ...rest } = one;
  const orders = [order, ...next];
  const usual = begun(orders, since);
  const changed = Object.entries(rest).filter(([key, value]) => usual[key as keyof Standing] !== value);
  if (held !== "") changed.push(["held", sets.pack(held, holder)]);
  return changed.length === 0 ? [holder, since, orders] : [holder, since, orders, Object.fromEntries(changed)];
}

/** Orders that their commander gave and sent in that turn, nothing done yet. */
function begun(orders: readonly Order[], since: number): Standing {
  return standingFrom(orders, "superior", since, since, () => "");
}
