import type { HexIndex } from "@stonebridge/board";
import type { Field } from "../field.ts";
import { copyFrame, type Frame } from "../frames.ts";
import type { CommandFrame } from "../frames/orders.ts";
import type { MarchFrame } from "../frames/movement.ts";
import type { Segments } from "../frames/turn.ts";
import { type HolderIndex, NONE, type SideIndex } from "../measures.ts";
import type { Position } from "../position.ts";

/** A running step of the other side that is known to run, with what everybody can see of it. */
export interface VeiledStep {
  readonly step: Frame["step"];
  readonly side: SideIndex;
  readonly veiled: true;
  /** Of an action: who acts, and how far it has got. */
  readonly acting?: Pick<Segments, "holders" | "reserve"> & { readonly at: number };
  /** Of a visible stack on the march. */
  readonly stack?: Pick<MarchFrame, "units" | "hex" | "reacted" | "points" | "steps" | "starts">;
}

export type SeenStep = Frame | VeiledStep;

/** The running steps as a seat may know them: fights completely; duties, drafts and plans of others not at all (digest 8). */
export function seenSteps(
  field: Field,
  p: Position,
  own: SideIndex,
  sees: (side: SideIndex, hex: HexIndex) => boolean,
): readonly SeenStep[] {
  return p.stack.flatMap((frame): SeenStep[] => {
    if (frame.step === "command") return [ownCommand(field, frame, own)];
    if (!("side" in frame) || frame.side === own) return [copyFrame(frame)];
    const { step, side } = frame;
    const veiled = { step, side, veiled: true } as const;
    switch (frame.step) {
      case "deceiving": // the side setting false flags is not seen doing it
        return [];
      case "movement":
      case "declaration":
      case "drafting":
        return [veiled];
      case "pair": // public once both are chosen
        return [{ ...frame, first: NONE }];
      case "action":
      case "player-turn":
        return [{ ...veiled, acting: { holders: frame.holders, reserve: frame.reserve, at: frame.at } }];
      case "march": {
        if (!sees(side, frame.hex)) return [veiled];
        const { units, hex, reacted, points, steps, starts } = frame;
        return [{ ...veiled, stack: { units, hex, reacted, points, steps, starts } }];
      }
      default:
        return [copyFrame(frame)];
    }
  });
}

/** The Command Phase with what a side has written in it itself. */
function ownCommand({ holders }: Field, frame: CommandFrame, own: SideIndex): CommandFrame {
  const mine = <T extends { readonly to: HolderIndex }>(list: readonly T[]): readonly T[] =>
    list.filter(({ to }) => holders[to].side === own);
  return {
    step: "command",
    at: frame.at,
    tries: mine(frame.tries),
    given: mine(frame.given),
    deliveries: mine(frame.deliveries),
    ...(frame.decoys === undefined ? {} : { decoys: frame.decoys.filter(({ side }) => side === own) }),
  };
}
