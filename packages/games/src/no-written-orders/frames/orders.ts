import type { FrameOf } from "../frames.ts";

export type { Delivery, Given } from "../frames.ts";
export type CommandFrame = FrameOf<"command">;
export type DraftingFrame = FrameOf<"drafting">;
export type RevealingFrame = FrameOf<"revealing">;
export type FailingFrame = FrameOf<"failing">;

/** What a draft is for. */
export const SUPERIOR = 0;
export const INITIATIVE = 1;
export const BAD_MOVE = 2;
