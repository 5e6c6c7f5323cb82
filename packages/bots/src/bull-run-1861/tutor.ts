import { type Action, type BullRun1861, type Position, ROLL_KINDS } from "@stonebridge/games/bull-run-1861";
import { NORTH, SOUTH } from "@stonebridge/games/bull-run-1861/internals";
import type { Tutor } from "../account/judge.ts";
import { Colonel } from "./colonel.ts";
import { prospects } from "./prospects.ts";

/** Turns that a play-out goes on, beyond the current one. */
const TURNS = 1;

/** Judges positions of Bull Run 1861 and plays on from them. @param game opened with the situation that is played */
export function tutorOf(game: BullRun1861): Tutor<Position, Action> {
  const colonel = new Colonel(game, "hasty");
  const { ground } = colonel.staff;
  return {
    kinds: ROLL_KINDS,
    chance: (position, side) => prospects(ground, position, side === 0 ? NORTH : SOUTH),
    leader(from) {
      colonel.begin(from);
      colonel.again();
      return colonel;
    },
    far: (from) => (position) => position.turn > from.turn + TURNS,
  };
}
