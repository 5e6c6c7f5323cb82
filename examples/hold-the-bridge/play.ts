import { type ActionShapes, actionCheck, askingOf, type PlayBase, type SequenceStep } from "@stonebridge/kernel";

export const SIDES = ["west", "east"] as const;
export type SideId = (typeof SIDES)[number];
export const PLACES = ["west-bank", "bridge", "east-bank"] as const;
export const BRIDGE = 1;
export const UNITS = ["w1", "w2", "e1", "e2"] as const;
/** The side of each unit, by index. */
export const SIDE_OF = [0, 0, 1, 1] as const;
/** Place of a unit that was eliminated. */
export const GONE = -1;

/** Every choice of the game. */
export type Action =
  | { readonly type: "move"; readonly unit: string; readonly place: string }
  | { readonly type: "fight"; readonly unit: string; readonly place: string }
  | { readonly type: "pass" };
const SHAPES: ActionShapes<Action> = {
  move: { unit: "id", place: "id" },
  fight: { unit: "id", place: "id" },
  pass: {},
};
export const isAction = actionCheck<Action>(SHAPES);

/** What can happen. */
export type Event =
  | { readonly type: "moved"; readonly rule: "HTB-2-b"; readonly unit: string; readonly place: string }
  | {
      readonly type: "fought";
      readonly rule: "HTB-3-b";
      readonly unit: string;
      readonly die: number;
      readonly hit: boolean;
    };

/** The running steps of the sequence of play. */
export type Frame =
  | { readonly step: "turn"; turn: number; next: number }
  | { readonly step: "choice"; readonly side: number }
  | { readonly step: "over" };

export interface Position {
  readonly stack: Frame[];
  /** Index of a place by unit; GONE if it was eliminated. */
  readonly place: number[];
}

export type Play = PlayBase<Position, Event>;
export type Step<S extends Frame["step"]> = SequenceStep<Play, Extract<Frame, { readonly step: S }>, Action>;
export const asks = askingOf<"choice", { readonly side: SideId }, Action>(SIDES);
