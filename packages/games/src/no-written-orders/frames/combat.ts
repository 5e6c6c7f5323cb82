import type { FrameOf } from "../frames.ts";

export type { Struck } from "../frames.ts";
export type BombardmentFrame = FrameOf<"bombardment">;
export type HitsFrame = FrameOf<"hits">;
export type DeclarationFrame = FrameOf<"declaration">;
export type AssaultsFrame = FrameOf<"assaults">;
export type FightFrame = FrameOf<"fight">;
export type EvasionFrame = FrameOf<"evasion">;
export type FirstFireFrame = FrameOf<"first-fire">;
export type BreakingOffFrame = FrameOf<"breaking-off">;
export type SupportFrame = FrameOf<"support">;
export type RetreatFrame = FrameOf<"retreat">;
export type PassingFrame = FrameOf<"passing-fire">;
export type AdvanceFrame = FrameOf<"advance">;
export type DisplacementFrame = FrameOf<"displacement">;
export type ChargesFrame = FrameOf<"charges">;
export type MeleeFrame = FrameOf<"melee">;
export type ReactionFrame = FrameOf<"reaction">;
