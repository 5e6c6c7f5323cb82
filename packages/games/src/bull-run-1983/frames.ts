import type { FramesOf, RecordOf, Unveiled } from "@stonebridge/kernel";
import type { BATTLE, FRAMES, Kinds } from "./locals.ts";

/** A battle in which adjacent units attack, perhaps with support fire. */
export const MELEE = 0;
/** A battle of batteries at long range alone (BR83-9.6-a). */
export const BOMBARDMENT = 1;

/** A declared battle: its targets, its adjacent attackers, its batteries at long range. */
export type Battle = RecordOf<typeof BATTLE, Kinds>;
/** A running step with its locals, as it lies on the stack of a position. */
export type Frame = FramesOf<Unveiled<typeof FRAMES>, Kinds>;
/** The frame of one step. */
export type FrameOf<S extends Frame["step"]> = Extract<Frame, { readonly step: S }>;
/** Pieces on the march, each with its points. */
export type MarchFrame = FrameOf<"march">;
/** The attacker composes his battles. */
export type DeclarationFrame = FrameOf<"declaration">;
/** The declared battles in their order. */
export type BattlesFrame = FrameOf<"battles">;
/** A battle whose die has been rolled. */
export type ResultFrame = FrameOf<"result">;
/** A side pays a loss. */
export type LossFrame = FrameOf<"losses">;
/** Pieces that must retreat. */
export type RetreatFrame = FrameOf<"retreat">;

/**
 * Copies one frame: lists in it are replaced, never changed. The steps that last longest have a branch of their own: a place in the code
 * that sees frames of only one shape copies them faster.
 */
export function copyFrame(frame: Frame): Frame {
  switch (frame.step) {
    case "game":
      return { ...frame };
    case "player-turn":
      return { ...frame };
    case "movement":
      return { ...frame };
    case "march":
      return { ...frame };
    default:
      return { ...frame };
  }
}
