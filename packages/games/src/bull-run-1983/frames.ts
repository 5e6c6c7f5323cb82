import type { FramesOf, RecordOf, Unveiled } from "@stonebridge/kernel";
import type { BATTLE, FRAMES, Kinds } from "./locals.ts";

export const MELEE = 0;
export const BOMBARDMENT = 1;

export type Battle = RecordOf<typeof BATTLE, Kinds>;
export type Frame = FramesOf<Unveiled<typeof FRAMES>, Kinds>;
export type FrameOf<S extends Frame["step"]> = Extract<Frame, { readonly step: S }>;
export type MarchFrame = FrameOf<"march">;
export type DeclarationFrame = FrameOf<"declaration">;
export type BattlesFrame = FrameOf<"battles">;
export type ResultFrame = FrameOf<"result">;
export type LossFrame = FrameOf<"losses">;
export type RetreatFrame = FrameOf<"retreat">;

/** Lists in a frame are replaced, never changed, so that a flat copy is enough. */
export function copyFrame(frame: Frame): Frame {
  return { ...frame };
}
