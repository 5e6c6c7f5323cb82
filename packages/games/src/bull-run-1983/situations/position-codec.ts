import { keptAsItStands, keptOf } from "@stonebridge/kernel";
import { type EncodedPosition, FIELDS, type Position } from "../position.ts";

/** The position as plain JSON. */
export function encodePosition(p: Position): EncodedPosition {
  return keptOf(FIELDS, p);
}

/** The same without what a Movement phase has seen, which only explains: records from before it was kept are checked by the rest. */
export function decisiveOf(p: Position): EncodedPosition {
  const { stack, ...others } = keptAsItStands(FIELDS, p);
  return {
    stack: stack.map((frame) => (frame.step === "movement" ? { step: frame.step, side: frame.side } : frame)),
    ...others,
  };
}
