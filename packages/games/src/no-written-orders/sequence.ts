import { action } from "./action.ts";
import { bombardment } from "./bombardment.ts";
import { chits, initial, naming, pair } from "./chits.ts";
import { march } from "./march.ts";
import { movement } from "./movement.ts";
import { command, standingDown } from "./command-phase.ts";
import { drafting } from "./drafting.ts";
import { failing } from "./failing.ts";
import { orders } from "./order-giving.ts";
import { badMove, initiative } from "./ventures.ts";
import type { Frame } from "./frames.ts";
import { hits } from "./hits.ts";
import type { Step } from "./play.ts";
import { selection, turn, turnEnd } from "./turn.ts";

const over: Step<"over"> = {};

/** Every step by its name. */
export const STEPS: { readonly [S in Frame["step"]]: Step<S> } = {
  turn,
  command,
  "standing-down": standingDown,
  initiative,
  "bad-move": badMove,
  orders,
  drafting,
  failing,
  chits,
  commander: naming,
  initial,
  pair,
  selection,
  action,
  movement,
  march,
  bombardment,
  hits,
  "turn-end": turnEnd,
  over,
};
