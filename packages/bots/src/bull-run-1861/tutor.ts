import { type Action, type BullRun1861, type Position, ROLL_KINDS } from "@stonebridge/games/bull-run-1861";
import type { Tutor } from "../account/judge.ts";
import { Colonel } from "./colonel.ts";
import { valueOf } from "./learned-value.ts";
import usual from "./usual.json" with { type: "json" };

/** Actions that only say that a side has done. */
const PASSES: ReadonlySet<string> = new Set(["end", "ready"]);
/** Decisions between two deeds. */
const REST: ReadonlySet<string> = new Set(["activation", "combat", "marking", "operational", "offensive"]);
/** Turns that a play-out goes on, beyond the current one, unless told otherwise. */
const TURNS = 1;

/**
 * Judges positions of Bull Run 1861 and plays on from them.
 * @param game opened with the situation that is played
 * @param turns that a play-out goes on, beyond the current one
 */
export function tutorOf(game: BullRun1861, turns = TURNS): Tutor<Position, Action> {
  const colonel = new Colonel(game, "hasty");
  const value = valueOf(game);
  return {
    kinds: ROLL_KINDS,
    usual,
    passes: ({ type }) => PASSES.has(type),
    atRest: ({ step, actions }) => actions.length > 1 && REST.has(step),
    chance: (position, side) => value.chance(position, side),
    leader(from) {
      colonel.begin(from);
      colonel.again();
      return colonel;
    },
    far(from) {
      const last = from.turn + turns;
      return (position) => position.turn > last;
    },
  };
}
