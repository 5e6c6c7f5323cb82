import { NOWHERE } from "@stonebridge/board";
import { isObject, plainCopy } from "@stonebridge/kernel";
import { type Field, NONE, unitOf } from "../field.ts";
import type { Frame } from "./frames.ts";
import { ON_MAP, type Position, emptyPosition, setDown, standsIn } from "./position.ts";

/** A position as plain JSON: the fields of `Position`, with each piece's depth in place of the stacks (0 in front, -1 not in a stack). */
export interface EncodedPosition extends Omit<Position, "front" | "behind" | "reach"> {
  readonly depth: readonly number[];
}

/** The position as plain JSON. */
export function encodePosition(_field: Field, p: Position): EncodedPosition {
  const { front, behind, reach: _reach, ...kept } = p;
  const depth = p.place.map(() => NONE);
  for (const top of front) {
    let below = 0;
    for (let piece = top; piece !== NONE; piece = behind[piece]) depth[piece] = below++;
  }
  // lists and frames are copied, so that the encoded position does not change later
  return { ...plainCopy(kept), depth };
}

/**
 * The position that {@link encodePosition} wrote.
 * @throws Error if it is anything else
 */
export function decodePosition(field: Field, data: unknown): Position {
  if (!isEncoded(data)) throw new Error("This is no encoded position.");
  const { depth, ...kept } = plainCopy(data);
  const empty = emptyPosition(field);
  const p: Position = {
    ...kept,
    stack: kept.stack as Frame[],
    front: empty.front,
    behind: empty.behind,
    reach: empty.reach,
  };
  const pieces = depth.map((below, piece) => ({ below, piece })).filter(({ below }) => below >= 0);
  for (const { piece } of pieces.toSorted((a, b) => a.below - b.below))
    setDown(field, p, piece, p.place[piece], "second");
  return p;
}

function isEncoded(data: unknown): data is EncodedPosition {
  return isObject(data) && Array.isArray(data["stack"]) && Array.isArray(data["depth"]);
}

/** The piece is in a zone but not in a stack: it is on the march. */
export function isInHand(field: Field, p: Position, piece: number): boolean {
  return p.place[piece] !== NOWHERE && p.state[unitOf(field, piece)] === ON_MAP && !standsIn(p, piece, p.place[piece]);
}
