import type { Action, Position, SecondBullRun1862, View } from "@stonebridge/games/second-bull-run-1862";
import type { Bot, Temper } from "../bot.ts";
import { machineClock, type Thinking } from "../clock.ts";
import { Marshal } from "../marshal/marshal.ts";
import type { Value } from "../value/value.ts";
import { armyOf } from "./army.ts";
import { groundOf } from "./ground.ts";
import { prospects } from "./prospects.ts";
import { judgeOf, leadOf } from "./tempers.ts";

/** What counts besides the result: a point more or less, so that a lead is kept and a loss made good even if it does not decide. */
const LEAD_SHARE = 0.08;
/** Points of lead that count as everything. */
const WHOLE_LEAD = 20;

/**
 * A Marshal for Second Bull Run 1862. Nothing is hidden in it.
 * @param seed a whole number: the same seed, views and decisions give the same choices, unless time runs out
 * @param temper how he leads, if not as usual
 */
export function createMarshal(
  game: SecondBullRun1862,
  value: Value<Position>,
  seed = 0,
  { clock = machineClock, playouts }: Thinking = {},
  temper?: Temper,
): Bot<Action, View> {
  const ground = groundOf(game);
  const judge = judgeOf(game, { chance: (p, side) => worthOf(value, p, side) }, temper);
  return new Marshal(
    armyOf(game, (p, side) => (judge.chance(p, side) + prospects(ground, p, side)) / 2, leadOf(game, value, temper)),
    {
      clock,
      playouts,
      seed,
      chance: (p, side) => value.chance(p, side, 0.5),
      imagined: (view) => [game.imagine(view)],
    },
  );
}

/** What a side can expect, 0 to 1. */
function worthOf(value: Value<Position>, p: Position, side: number): number {
  const { win, draw, lead } = value.judge(p);
  const ours = side === 0 ? lead : -lead;
  const share = Math.min(1, Math.max(0, 0.5 + ours / (2 * WHOLE_LEAD)));
  return (1 - LEAD_SHARE) * (win[side] + draw / 2) + LEAD_SHARE * share;
}
