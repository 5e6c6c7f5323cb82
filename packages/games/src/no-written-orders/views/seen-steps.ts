import { veiling } from "@stonebridge/kernel";
import type { HexIndex } from "@stonebridge/board";
import type { Field } from "../field.ts";
import { copyFrame, type Frame, type FrameOf, type VeiledFrame } from "../frames.ts";
import type { CommandFrame } from "../frames/orders.ts";
import { FRAMES } from "../locals.ts";
import type { Decoy } from "../orders/order-book.ts";
import { CONFEDERATE, type HolderIndex, NONE, type SideIndex, UNION } from "../measures.ts";
import { considersTries } from "../orders/ventures.ts";
import type { Position } from "../position.ts";
import { STEPS } from "../sequence.ts";

/** A running step of the other side that is known to run, with what everybody can see of it. */
export interface VeiledStep {
  readonly step: Frame["step"];
  readonly side: SideIndex;
  readonly veiled: true;
  /** Of an action: who acts, and how far it has got. */
  readonly acting?: Pick<FrameOf<"action">, "holders" | "reserve" | "at">;
  /** Of a visible stack on the march. */
  readonly stack?: Pick<FrameOf<"march">, "units" | "hex" | "reacted" | "points" | "steps" | "starts">;
}

export type SeenStep = Frame | VeiledStep;

const seenFrame = veiling<Frame, VeiledFrame, "owner" | "onlookers" | "recipient">(FRAMES, copyFrame);

/** What is seen of a step, as views have it: what servers keep of matches is changes of such views. */
function asInViews(seen: VeiledFrame): SeenStep {
  const { step, side } = seen;
  const veiled = { step, side, veiled: true } as const;
  switch (seen.step) {
    case "pair":
      return { step: seen.step, side, commander: seen.commander, first: NONE };
    case "action":
    case "player-turn":
      return { ...veiled, acting: { holders: seen.holders, reserve: seen.reserve, at: seen.at } };
    case "march": {
      const { units, hex, reacted, points, steps, starts } = seen;
      const isSeen =
        units !== undefined &&
        hex !== undefined &&
        reacted !== undefined &&
        points !== undefined &&
        steps !== undefined &&
        starts !== undefined;
      return isSeen ? { ...veiled, stack: { units, hex, reacted, points, steps, starts } } : veiled;
    }
    default:
      return veiled;
  }
}

/** The running steps as a seat may know them: fights completely; duties, drafts and plans of others not at all (reading 4). */
export function seenSteps(
  field: Field,
  p: Position,
  own: SideIndex,
  sees: (side: SideIndex, hex: HexIndex) => boolean,
): readonly SeenStep[] {
  const steps: SeenStep[] = [];
  for (const frame of partsSeen(field, p, own)) {
    if (frame.step === "command") steps.push(ownCommand(field, p, frame, own));
    else if (!("side" in frame) || frame.side === own) steps.push(copyFrame(frame));
    else {
      const watched = frame.step === "march" && sees(frame.side, frame.hex);
      const seen = seenFrame(frame, (audience) => audience === "onlookers" && watched);
      if (seen !== undefined) steps.push("veiled" in seen ? asInViews(seen) : seen);
    }
  }
  return steps;
}

/** A side’s part of what both do in secret at the same time begins with it. */
const beginsPart = ({ step }: Frame): boolean => STEPS[step].partOf !== undefined;
const isInPart = (frame: Frame): boolean => beginsPart(frame) || STEPS[frame.step].inPart === true;

/**
 * The steps, with what both sides write at the same time as if the Union wrote first and the Confederates after it. So neither is told
 * whether the other is at it, or done. A side that is done itself sees that the other is not. Spectators are told of neither.
 */
function partsSeen(field: Field, p: Position, own: SideIndex): readonly Frame[] {
  const { stack } = p;
  const from = stack.findIndex(beginsPart);
  if (from === -1) return stack;
  const after = stack.findIndex((frame, at) => at > from && !isInPart(frame));
  const to = after === -1 ? stack.length : after;
  const first = stack[from];
  const whole = (side: SideIndex): Frame => ("side" in first ? { ...first, side } : first);
  const asked = stack.slice(from, to).filter((frame) => "side" in frame && frame.side === own);
  const isDone = asked.every(({ step }) => step === "initiative") && !considersTries(field, p, own);
  const mine = isDone ? [] : asked;
  const others = own === NONE ? [CONFEDERATE, UNION] : own === UNION || mine.length === 0 ? [1 - own] : [];
  return [...stack.slice(0, from), ...others.map(whole), ...mine, ...stack.slice(to)];
}

/** The Command Phase with what a side has written in it itself; nor does it see whether the other side has changed its false flags. */
function ownCommand({ holders }: Field, p: Position, frame: CommandFrame, own: SideIndex): CommandFrame {
  const mine = <T extends { readonly to: HolderIndex }>(list: readonly T[]): readonly T[] =>
    list.filter(({ to }) => holders[to].side === own);
  const isHis = ({ side }: Decoy): boolean => side === own;
  const [decoys, before] = [frame.decoys?.filter(isHis), p.decoys.filter(isHis)];
  const changed = decoys?.length !== before.length || decoys.some(({ hex }, at) => hex !== before[at]?.hex);
  return {
    step: "command",
    at: frame.at,
    tries: mine(frame.tries),
    given: mine(frame.given),
    deliveries: mine(frame.deliveries),
    ...(decoys !== undefined && changed ? { decoys } : {}),
  };
}
