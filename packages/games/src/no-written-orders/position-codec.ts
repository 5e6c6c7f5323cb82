import type { Field } from "./field.ts";
import type { Standing } from "./order-book.ts";
import { type Position, emptyTables, setDown } from "./position.ts";

/** An order in force, its remembered hexes told once for all that share them. */
type EncodedStanding = Omit<Standing, "held"> & { readonly held: number };

/** A position as plain JSON: what `Position` has without the lists that follow from the places. */
export interface EncodedPosition extends Omit<
  Position,
  "next" | "tables" | "control" | "standing" | "waiting" | "night"
> {
  /** By hex, equal neighbours told by their number: `4x3,1x0`. */
  readonly control: string;
  /** Sets of hexes that Defend orders remember (NWO-12.3.DF-a). */
  readonly held: readonly string[];
  readonly standing: readonly (EncodedStanding | null)[];
  readonly waiting: readonly (NonNullable<Position["waiting"][number]> | null)[];
  readonly night: readonly (NonNullable<Position["night"][number]> | null)[];
}

export function encodePosition(p: Position): EncodedPosition {
  const { next: _next, tables: _tables, control, standing, waiting, night, ...kept } = p;
  const held = [...new Set(standing.flatMap((one) => (one === undefined ? [] : [one.held])))];
  const encoded = {
    ...kept,
    control: runsOf(control),
    held,
    standing: standing.map((one) => (one === undefined ? null : { ...one, held: held.indexOf(one.held) })),
    waiting: waiting.map((one) => one ?? null),
    night: night.map((one) => one ?? null),
  };
  return JSON.parse(JSON.stringify(encoded)) as EncodedPosition;
}

export function decodePosition(field: Field, data: EncodedPosition): Position {
  const { control, held, standing, waiting, night, ...kept } = JSON.parse(JSON.stringify(data)) as EncodedPosition;
  const p: Position = {
    ...kept,
    control: fromRuns(control, field.map.size),
    standing: standing.map((one) => (one === null ? undefined : { ...one, held: held[one.held] })),
    waiting: waiting.map((one) => one ?? undefined),
    night: night.map((one) => one ?? undefined),
    ...emptyTables(field),
  };
  for (const [unit, place] of kept.place.entries()) if (place >= 0) setDown(field, p, unit, place);
  return p;
}

function runsOf(values: Uint8Array): string {
  const runs: string[] = [];
  for (let from = 0; from < values.length;) {
    let to = from + 1;
    while (to < values.length && values[to] === values[from]) to += 1;
    runs.push(`${to - from}x${values[from]}`);
    from = to;
  }
  return runs.join(",");
}

function fromRuns(text: string, size: number): Uint8Array {
  const values = new Uint8Array(size);
  let at = 0;
  for (const run of text.split(",")) {
    const [length, value] = run.split("x").map(Number);
    values.fill(value, at, at + length);
    at += length;
  }
  return values;
}
