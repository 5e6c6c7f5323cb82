import { designation, division, divisions } from "./activation.ts";
import { flights } from "./administration.ts";
import { advance } from "./advance.ts";
import { battle } from "./battle.ts";
import { choosing } from "./choosing.ts";
import { combat } from "./combat.ts";
import { tests } from "./combat-tests.ts";
import { commanders, displacement, ride } from "./commanders.ts";
import { facing, turning } from "./facing.ts";
import type { Frame } from "./frames.ts";
import { counterAttack } from "./initiative.ts";
import { groups } from "./isolation.ts";
import { march } from "./march.ts";
import { night, nightMoves, parting, recall } from "./night.ts";
import { placement } from "./placement.ts";
import type { Step } from "./play.ts";
import { jones, reinforcements } from "./reinforcements.ts";
import { segment, turn } from "./turn.ts";
import { withdrawal } from "./withdrawal.ts";

const over: Step<"over"> = {};

/** Every step by its name. */
export const STEPS: { readonly [S in Frame["step"]]: Step<S> } = {
  placement,
  turn,
  segment,
  groups,
  designation,
  divisions,
  division,
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
  flights,
  jones,
  reinforcements,
  "counter-attack": counterAttack,
  night,
  parting,
  "night-moves": nightMoves,
  recall,
  over,
};
