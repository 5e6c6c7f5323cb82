import { designation, division, divisions } from "./command/activation.ts";
import { flights } from "./turn/administration.ts";
import { advance } from "./combat/advance.ts";
import { battle } from "./combat/battle.ts";
import { choosing } from "./combat/choosing.ts";
import { combat } from "./combat/combat.ts";
import { tests } from "./combat/combat-tests.ts";
import { commanders, displacement, ride } from "./command/commanders.ts";
import { facing, turning } from "./movement/facing.ts";
import type { Frame } from "./frames.ts";
import { counterAttack } from "./turn/initiative.ts";
import { groups } from "./command/isolation.ts";
import { march } from "./movement/march.ts";
import { night, nightMoves, parting, recall } from "./turn/night.ts";
import { placement } from "./set-up/placement.ts";
import type { Step } from "./play.ts";
import { jones, reinforcements } from "./turn/reinforcements.ts";
import { segment, turn } from "./turn/turn.ts";
import { withdrawal } from "./combat/withdrawal.ts";

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
