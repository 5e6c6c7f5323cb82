import {
  type Action,
  type Position,
  ROLL_KINDS,
  type SecondBullRun1862,
} from "@stonebridge/games/second-bull-run-1862";
import { clockOf } from "@stonebridge/games/second-bull-run-1862/internals";
import type { Tutor } from "../account/judge.ts";
import { Colonel } from "./colonel.ts";
import { valueOf } from "./learned-value.ts";
import usual from "./usual.json" with { type: "json" };

/** Actions that only say that a side has done. */
const PASSES: ReadonlySet<string> = new Set(["done", "refrain", "ready"]);
/** Decisions between two deeds. */
const REST: ReadonlySet<string> = new Set(["designation", "divisions", "division", "combat"]);
/** Turns that a play-out goes on, beyond the current one, unless told otherwise. */
const TURNS = 1;

/**
 * Judges positions of Second Bull Run 1862 and plays on from them.
 * @param game opened with the situation that is played
 * @param turns that a play-out goes on, beyond the current one
 */
export function tutorOf(game: SecondBullRun1862, turns = TURNS): Tutor<Position, Action> {
  const colonel = new Colonel(game);
  const value = valueOf(game);
  return {
    kinds: ROLL_KINDS,
    usual,
    passes: ({ type }) => PASSES.has(type),
    atRest: ({ step, actions }) => actions.length > 1 && REST.has(step),
    chance: (position, side) => value.chance(position, side),
    leader() {
      colonel.refresh();
      return colonel;
    },
    far(from) {
      const last = clockOf(from) + turns;
      return (position) => clockOf(position) > last;
    },
  };
}
