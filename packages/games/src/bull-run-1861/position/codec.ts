import { keptOf } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import { type EncodedPosition, FIELDS, type Position, depthOf } from "./position.ts";

/** By piece: how many lie on it in its stack, NONE if it is in none. */
export function depthsOf(p: Position): number[] {
  return p.place.map((_, piece) => depthOf(p, piece));
}

/** The position as plain JSON. */
export function encodePosition(_field: Field, p: Position): EncodedPosition {
  return { ...keptOf(FIELDS, p), depth: depthsOf(p) };
}
