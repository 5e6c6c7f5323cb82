import { advance } from "./advance.ts";
import { battle } from "./battle.ts";
import { choosing } from "./choosing.ts";
import { combat } from "./combat.ts";
import { tests } from "./combat-tests.ts";
import { commanders, displacement, ride } from "./commanders.ts";
import { facing, turning } from "./facing.ts";
import type { Frame } from "./frames.ts";
import { march } from "./march.ts";
import { placement } from "./placement.ts";
import type { Step } from "./play.ts";
import { withdrawal } from "./withdrawal.ts";

const over: Step<"over"> = {};

/** Every step by its name. */
export const STEPS: { readonly [S in Frame["step"]]?: Step<S> } = {
  placement,
  march,
  facing,
  turning,
  displacement,
  commanders,
  ride,
  combat,
  battle,
  choosing,
  tests,
  withdrawal,
  advance,
  over,
};
