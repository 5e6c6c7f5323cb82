import { beginBombardment } from "./bombardment.ts";
import type { ActionFrame } from "./frames/turn.ts";
import { beginMovement } from "./movement.ts";
import { type Play, type Step, pop } from "./play.ts";

/** The segments of a Formation Action, in order (NWO-4.4-a..e); each entry runs once all that it began is over. */
const SEGMENTS: readonly ((play: Play, f: ActionFrame) => void)[] = [
  (play, f) => beginBombardment(play, f.side, f),
  beginMovement,
];

export const action: Step<"action"> = {
  run(play, f) {
    const segment = SEGMENTS[f.at];
    if (segment === undefined) return pop(play);
    f.at += 1;
    return segment(play, f);
  },
};
