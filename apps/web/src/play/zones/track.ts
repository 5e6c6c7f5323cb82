import type { Side } from "@stonebridge/kernel";

/** What runs in a turn; a part without phases, such as a night, has a name of its own. */
export type TurnPart =
  | "before"
  | "initiative"
  | "phases"
  | "continuation"
  | "after"
  | "over"
  | { readonly name: string };

export interface TrackWords {
  readonly label: string;
  readonly initiative: string;
  readonly admin: string;
  readonly done: string;
  /** ", if the die allows" */
  readonly maybe: string;
  /** "T3" */
  turn(turn: number): string;
  time(turn: number): string;
  /** "Turn 3, 11:00" */
  whole(turn: number): string;
  phase(phase: number): string;
  half(phase: number, side: Side): string;
}
