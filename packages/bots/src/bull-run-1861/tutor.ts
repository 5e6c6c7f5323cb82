import { type Action, type BullRun1861, type Position, ROLL_KINDS } from "@stonebridge/games/bull-run-1861";
import type { Tutor } from "../account/judge.ts";
import { tutorBy } from "../account/tutoring.ts";
import { Colonel } from "./colonel.ts";
import { valueOf } from "./learned-value.ts";
import usual from "./usual.json" with { type: "json" };

/**
 * Judges positions of Bull Run 1861 and plays on from them.
 * @param game opened with the situation that is played
 * @param turns that a play-out goes on, beyond the current one
 */
export function tutorOf(game: BullRun1861, turns?: number): Tutor<Position, Action> {
  const colonel = new Colonel(game, "hasty");
  return tutorBy(
    {
      kinds: ROLL_KINDS,
      usual,
      judge: valueOf(game),
      passes: ["end", "ready"],
      rest: ["activation", "combat", "marking", "operational", "offensive"],
      leader(from) {
        colonel.begin(from);
        colonel.again();
        return colonel;
      },
      turnOf: ({ turn }) => turn,
    },
    turns,
  );
}
