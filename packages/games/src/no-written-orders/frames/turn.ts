import type { FrameOf } from "../frames.ts";

export type { Segments } from "../frames.ts";
export type ChitsFrame = FrameOf<"chits">;
export type ActionFrame = FrameOf<"action">;
export type PlayerTurnFrame = FrameOf<"player-turn">;

export const COORDINATED = 0;
export const INITIAL = 1;
