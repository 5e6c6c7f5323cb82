import type { HexPair } from "@stonebridge/board";
import type { Action } from "../../../src/no-written-orders/actions.ts";
import type { Frame } from "../../../src/no-written-orders/frames.ts";
import type { Field } from "../../../src/no-written-orders/field.ts";
import type { Order } from "../../../src/no-written-orders/orders/order-book.ts";
import type { Position } from "../../../src/no-written-orders/position.ts";
import { type SideId, SIDES } from "../../../src/no-written-orders/vocabulary.ts";
import { ownSide } from "./armies.ts";
import { orderOf, type Setting, Stage } from "./stage.ts";

export const COLUMN = Array.from({ length: 12 }, (_, row) => `06${String(row + 1).padStart(2, "0")}`);
export const ROADS: readonly HexPair[] = COLUMN.slice(1).map((hex, at): HexPair => [COLUMN[at] as string, hex]);

export const ARMIES: Omit<Setting, "frames"> = {
  plain: { roads: ROADS },
  units: [
    { id: "ua", formation: "u1" },
    { id: "ub", formation: "u2", division: "u2d" },
    { id: "ca", formation: "c1" },
  ],
  at: {
    ua: "0602",
    ub: "0402",
    ca: "0611",
    "u1-fl": "0602",
    "u2-fl": "0402",
    "u-oc": "0603",
    "c1-fl": "0611",
    "c-oc": "0612",
  },
  seats: { "u-oc": "0603", "c-oc": "0612" },
};

export const COMMAND = (at: number): Frame => ({ step: "command", at, tries: [], given: [], deliveries: [] });

/** The Command Phase of turn 2. */
export function phase(dice: readonly number[], setting: Partial<Setting> = {}, at = 0): Stage {
  return new Stage(
    {
      ...ARMIES,
      turn: 2,
      phase: "command",
      ...setting,
      frames(field, p) {
        setting.frames?.(field, p);
        return [COMMAND(at)];
      },
    },
    dice,
  );
}

/** Both sides let everything pass up to a question. */
export function until(stage: Stage, step: string, side: SideId = SIDES[ownSide()] as SideId): Stage {
  while (!stage.over && (stage.decision.step !== step || stage.decision.sides[0] !== side)) stage.act({ type: "done" });
  return stage;
}

/** The step in which those called `u…` are asked. */
export const askedIn = (stage: Stage): string => stage.askedOf(SIDES[ownSide()]).step;

/** An order is written and sent. */
const written = (order: Order["type"], hex: string): Action[] => [
  { type: "kind", order },
  { type: "aim", hex },
  { type: "send" },
];
/** A commander orders one of his. */
export const to = (from: string, addressee: string, kind: Order["type"], hex: string): Action[] => [
  { type: "address", from, to: addressee },
  ...written(kind, hex),
];
/** A leader tries an order on his own initiative. */
export const trying = (holder: string, kind: Order["type"], hex: string): Action[] => [
  { type: "try", holder },
  ...written(kind, hex),
];
/** The enemy orders a leader whose initiative was a bad move. */
export const misleading = (holder: string, kind: Order["type"], hex: string): Action[] => [
  { type: "command", holder },
  ...written(kind, hex),
];
export const DONE: Action = { type: "done" };

/** An order of turn 1 waits at u1 for a die of `needs`; beside the frames of a setting. @param since turn in which it came */
export function waits(type: Order["type"], hex: string, needs: number, since = 1) {
  return (field: Field, p: Position): readonly Frame[] => {
    p.waiting = p.waiting.with(0, { orders: [orderOf(field, type, hex)], needs, sent: 1, since, origin: "superior" });
    return [];
  };
}
