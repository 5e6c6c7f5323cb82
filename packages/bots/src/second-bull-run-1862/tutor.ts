import {
  type Action,
  type Position,
  ROLL_KINDS,
  type SecondBullRun1862,
} from "@stonebridge/games/second-bull-run-1862";
import { clockOf } from "@stonebridge/games/second-bull-run-1862/internals";
import type { Tutor } from "../account/judge.ts";
import { tutorBy } from "../account/tutoring.ts";
import { Colonel } from "./colonel.ts";
import { valueOf } from "./learned-value.ts";
import usual from "./usual.json" with { type: "json" };

/**
 * Judges positions of Second Bull Run 1862 and plays on from them.
 * @param game opened with the situation that is played
 * @param turns that a play-out goes on, beyond the current one
 */
export function tutorOf(game: SecondBullRun1862, turns?: number): Tutor<Position, Action> {
  const colonel = new Colonel(game);
  return tutorBy<Position, Action>(
    {
      kinds: ROLL_KINDS,
      usual,
      judge: valueOf(game),
      passes: ["done", "refrain", "ready"],
      rest: ["designation", "divisions", "division", "combat"],
      leader() {
        colonel.refresh();
        return colonel;
      },
      turnOf: clockOf,
    },
    turns,
  );
}
