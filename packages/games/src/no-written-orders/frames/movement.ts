import type { FrameOf } from "../frames.ts";

export type { Owed } from "../frames.ts";
export type SegmentFrame = FrameOf<"movement">;
export type MarchFrame = FrameOf<"march">;
