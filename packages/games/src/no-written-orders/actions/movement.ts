/** Choices of the Movement segment (D-21 to D-25). Units and leaders by their ids, hexes by theirs. */
export type MovementAction =
  | { readonly type: "take"; readonly unit: string }
  | { readonly type: "enter"; readonly unit: string; readonly hex: string }
  | { readonly type: "with"; readonly unit: string }
  | { readonly type: "leave"; readonly unit: string }
  | { readonly type: "step"; readonly hex: string }
  | { readonly type: "stop" }
  | { readonly type: "exit" }
  | { readonly type: "dig"; readonly unit: string; readonly hex: string }
  | { readonly type: "clear"; readonly unit: string }
  | { readonly type: "ride"; readonly leader: string; readonly hex: string }
  | { readonly type: "end" };

export const MOVEMENT_ACTIONS = {
  take: { unit: "id" },
  enter: { unit: "id", hex: "id" },
  with: { unit: "id" },
  leave: { unit: "id" },
  step: { hex: "id" },
  stop: {},
  exit: {},
  dig: { unit: "id", hex: "id" },
  clear: { unit: "id" },
  ride: { leader: "id", hex: "id" },
  end: {},
} as const;

export const MOVEMENT_STEPS = [
  "movement", // take, enter, dig, clear, ride, deceive, end  D-04, D-21, D-23, D-25, D-34, D-36
  "march", //    with, enter, leave, step, exit, stop                   D-21, D-22, D-24
] as const;
