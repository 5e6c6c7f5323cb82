import { closeAction, endMoves, openAction } from "./action-bounds.ts";
import { beginBombardment } from "../combat/bombardment.ts";
import { failBrokenOrders } from "../orders/broken-orders.ts";
import { beginCharges } from "../charges/charges.ts";
import { beginAssaults } from "../combat/declaration.ts";
import { finishGroundwork } from "../movement/digging.ts";
import type { ActionFrame } from "../frames/turn.ts";
import { beginMovement } from "../movement/movement.ts";
import { type Play, type Step, pop } from "../play.ts";
import { beginReloading } from "../combat/reloading.ts";

/** The segments of a Formation Action, in order (NWO-4.4-a..e); each entry runs once everything that it began is over. */
const SEGMENTS: readonly ((play: Play, f: ActionFrame) => void)[] = [
  openAction,
  (play, f) => beginBombardment(play, f.side, f),
  failBrokenOrders,
  beginCharges,
  failBrokenOrders,
  beginMovement,
  endMoves,
  beginAssaults,
  failBrokenOrders,
  finishGroundwork,
  beginReloading,
  closeAction,
];

/** Place of a frame whose segments are all over. */
export const ACTION_OVER = SEGMENTS.length;

export const action: Step<"action"> = {
  run(play, f) {
    const segment = SEGMENTS[f.at];
    if (segment === undefined) return pop(play);
    f.at += 1;
    return segment(play, f);
  },
};
