import type { Field } from "../field.ts";
import { type Position, emptyPosition, setDown } from "../position.ts";

/** A position as plain JSON: what `Position` has without the tables that follow from the places. */
export type EncodedPosition = Omit<Position, "next" | "tables">;

export function encodePosition(_field: Field, p: Position): EncodedPosition {
  const { next: _next, tables: _tables, ...kept } = p;
  return JSON.parse(JSON.stringify(kept)) as EncodedPosition;
}

/** The same without what a Movement phase has seen, which only explains: records from before it was kept are checked by the rest. */
export function decisiveOf(field: Field, p: Position): EncodedPosition {
  const { stack, ...others } = encodePosition(field, p);
  return {
    stack: stack.map((frame) => (frame.step === "movement" ? { step: frame.step, side: frame.side } : frame)),
    ...others,
  };
}

export function decodePosition(field: Field, data: EncodedPosition): Position {
  const kept = JSON.parse(JSON.stringify(data)) as EncodedPosition;
  const { next, tables } = emptyPosition(field, kept.due.length);
  const p: Position = { ...kept, next, tables };
  for (const [piece, place] of kept.place.entries()) if (place >= 0) setDown(field, p, piece, place);
  return p;
}
