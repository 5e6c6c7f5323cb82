import { type Action, type NoWrittenOrders, type Position, ROLL_KINDS } from "@stonebridge/games/no-written-orders";
import type { Tutor } from "../account/judge.ts";
import { tutorBy } from "../account/tutoring.ts";
import { Colonel } from "./colonel.ts";
import { valueOf } from "./learned-value.ts";
import { orderCoursesOf } from "./order-courses.ts";
import usual from "./usual.json" with { type: "json" };

/**
 * Judges positions of No Written Orders and plays on from them.
 * @param game opened with the situation that is played
 * @param turns that a play-out goes on, beyond the current one
 */
export function tutorOf(game: NoWrittenOrders, turns?: number): Tutor<Position, Action> {
  const colonel = new Colonel(game);
  const tutor = tutorBy<Position, Action>(
    {
      kinds: ROLL_KINDS,
      usual,
      judge: valueOf(game),
      passes: ["end", "done", "end-declaration", "end-bombardment"],
      rest: ["movement", "declaration", "initiative", "bombardment"],
      leader() {
        colonel.forget();
        return colonel;
      },
      turnOf: ({ turn }) => turn,
    },
    turns,
  );
  return { ...tutor, courses: orderCoursesOf(game, colonel.country) };
}
