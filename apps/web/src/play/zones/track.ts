import type { Side } from "@stonebridge/kernel";

/** A turn as its track shows it. */
export interface TrackTurn {
  /** "T3" */
  readonly name: string;
  readonly time: string;
  /** "Turn 3, 11:00" */
  readonly spoken: string;
}

export interface TrackWords {
  readonly label: string;
  readonly initiative: string;
  readonly admin: string;
  readonly done: string;
  /** ", if the die allows" */
  readonly maybe: string;
  phase(phase: number): string;
  half(phase: number, side: Side): string;
}
