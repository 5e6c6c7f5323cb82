import { isObject, plainCopy } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import { type Position, emptyPosition, setDown } from "../position.ts";

/** A position as plain JSON: what `Position` has without the tables that follow from the places. */
export type EncodedPosition = Omit<Position, "next" | "tables">;

/** The position as plain JSON. */
export function encodePosition(_field: Field, p: Position): EncodedPosition {
  const { next: _next, tables: _tables, ...kept } = p;
  return plainCopy(kept);
}

/** The same without what a Movement phase has seen, which only explains: records from before it was kept are checked by the rest. */
export function decisiveOf(field: Field, p: Position): EncodedPosition {
  const { stack, ...others } = encodePosition(field, p);
  return {
    stack: stack.map((frame) => (frame.step === "movement" ? { step: frame.step, side: frame.side } : frame)),
    ...others,
  };
}

/**
 * The position that {@link encodePosition} wrote.
 * @throws Error if it is anything else
 */
export function decodePosition(field: Field, data: unknown): Position {
  if (!isEncoded(data)) throw new Error("This is no encoded position.");
  const kept = plainCopy(data);
  const { next, tables } = emptyPosition(field, kept.due.length);
  const p: Position = { ...kept, next, tables };
  for (const [piece, place] of kept.place.entries()) if (place >= 0) setDown(field, p, piece, place);
  return p;
}

function isEncoded(data: unknown): data is EncodedPosition {
  return isObject(data) && Array.isArray(data["stack"]) && Array.isArray(data["place"]);
}
