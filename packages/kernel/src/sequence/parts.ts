import type { Side } from "../game.ts";
import type { StepFrame } from "./step-frame.ts";

/** How a step of the sequence of play takes part in what all sides do in secret at the same time. */
export interface PartStep<F extends StepFrame> {
  /**
   * Whose part this is of what all sides do in secret at the same time: their parts lie on the stack one above the other, and each side is
   * asked for its own. Once all are done, something else comes before they do the same again. Absent for steps in which the sides act in
   * turn.
   */
  partOf?(frame: F): Side;
  /** It lies above a side's part and belongs to it. Any other step above a part is for everybody, and the parts wait until it is over. */
  readonly inPart?: true;
}

/** Where a side's part begins on the stack, and where the next one's does. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** Finds on a stack the parts that sides have in what they do in secret at the same time. */
export interface Parts<F extends StepFrame> {
  /** Where they begin; undefined if the sides act in turn. */
  from(stack: readonly F[]): number | undefined;
  /** A side's part; undefined if it has none. */
  of(stack: readonly F[], side: Side): Part | undefined;
  /** Whether a step belongs to a part. */
  holds(frame: F): boolean;
}

export function partsAmong<F extends StepFrame>(stepOf: (frame: F) => PartStep<F>): Parts<F> {
  const begins = (frame: F | undefined): boolean => frame !== undefined && stepOf(frame).partOf !== undefined;
  const holds = (frame: F): boolean => stepOf(frame).inPart === true || begins(frame);

  function from(stack: readonly F[]): number | undefined {
    let at = stack.length;
    while (at > 0 && holds(stack[at - 1] as F)) at -= 1;
    return begins(stack[at]) ? at : undefined;
  }

  return {
    from,
    holds,
    of(stack, side) {
      const first = from(stack);
      if (first === undefined) return undefined;
      const begin = stack.findIndex((frame, at) => at >= first && stepOf(frame).partOf?.(frame) === side);
      if (begin === -1) return undefined;
      const next = stack.findIndex((frame, at) => at > begin && begins(frame));
      return { from: begin, to: next === -1 ? stack.length : next };
    },
  };
}
