import { type Action, type NoWrittenOrders, type Position, ROLL_KINDS } from "@stonebridge/games/no-written-orders";
import { CONFEDERATE, UNION } from "@stonebridge/games/no-written-orders/internals";
import type { Tutor } from "../account/judge.ts";
import { Colonel } from "./colonel.ts";
import { prospects } from "./prospects.ts";

/** Turns that a play-out goes on, beyond the current one. */
const TURNS = 1;

/** Judges positions of No Written Orders and plays on from them. @param game opened with the situation that is played */
export function tutorOf(game: NoWrittenOrders): Tutor<Position, Action> {
  const colonel = new Colonel(game);
  const { country } = colonel;
  return {
    kinds: ROLL_KINDS,
    // a draw is no win for either: half of it counts for each
    chance(position, side) {
      const union = (1 + prospects(country, position, UNION) - prospects(country, position, CONFEDERATE)) / 2;
      return side === 0 ? union : 1 - union;
    },
    leader() {
      colonel.forget();
      return colonel;
    },
    far: (from) => (position) => position.turn > from.turn + TURNS,
  };
}
