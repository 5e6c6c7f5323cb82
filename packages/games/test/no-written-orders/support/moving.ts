import type { HexPair } from "@stonebridge/board";
import { noteContact } from "../../../src/no-written-orders/combat/assault-duties.ts";
import type { ActionFrame } from "../../../src/no-written-orders/frames/turn.ts";
import { ACTION_OVER } from "../../../src/no-written-orders/turn/action.ts";
import { beginMovement } from "../../../src/no-written-orders/movement/movement.ts";
import type { Play } from "../../../src/no-written-orders/play.ts";
import { ownSide } from "./armies.ts";
import { type Setting, Stage } from "./stage.ts";

/** Hexes down a column, and the road that joins them. */
export const COLUMN = [
  "0601",
  "0602",
  "0603",
  "0604",
  "0605",
  "0606",
  "0607",
  "0608",
  "0609",
  "0610",
  "0611",
  "0612",
] as const;
export const ROAD: readonly HexPair[] = COLUMN.slice(1).map((hex, at): HexPair => [COLUMN[at] as string, hex]);

/** The Movement segment of u1 alone, all its units in command. */
export function moving(setting: Partial<Setting>, f: Partial<ActionFrame> = {}): Stage {
  const units = setting.units ?? [
    { id: "ua", formation: "u1" },
    { id: "ub", formation: "u1" },
    { id: "uc", formation: "u1", arm: "cavalry", movement: 9 },
    { id: "ug", formation: "u1", arm: "foot" },
    { id: "ca", formation: "c1" },
    { id: "cb", formation: "c1" },
  ];
  return new Stage({
    ...setting,
    units,
    at: setting.at ?? {},
    frames(field, p) {
      setting.frames?.(field, p);
      const frame: ActionFrame = {
        step: "action",
        side: ownSide(),
        holders: [field.holderIndex.get("u1") as number],
        reserve: 0,
        near: [],
        inZone: [],
        at: 9,
        ...f,
      };
      noteContact(field, p, frame);
      const play: Play = { field, p, dice: { roll: () => 1 }, events: undefined };
      beginMovement(play, frame);
      return [{ ...frame, at: ACTION_OVER }, ...p.stack.splice(0)];
    },
  });
}

/** Points left on the march, by unit. */
export const left = (stage: Stage): readonly number[] =>
  (stage.decision.about["points"] as readonly number[] | undefined) ?? [];
/** Hexes that a march may enter. */
export const steps = (stage: Stage): readonly string[] => stage.offered("step").map(({ hex }) => hex);
/** Takes a unit, and brings it through some hexes. */
export const go = (stage: Stage, unit: string, ...hexes: readonly string[]): Stage =>
  stage.act({ type: "take", unit }, ...hexes.map((hex) => ({ type: "step", hex }) as const));
