import { action } from "./turn/action.ts";
import { advance } from "./combat/advance.ts";
import { assaults } from "./combat/assaults.ts";
import { bombardment } from "./combat/bombardment.ts";
import { breakingOff } from "./combat/breaking-off.ts";
import { charges } from "./charges/charges.ts";
import { chits, initial, naming, pair } from "./turn/chits.ts";
import { march } from "./movement/march.ts";
import { melee } from "./charges/melee.ts";
import { movement } from "./movement/movement.ts";
import { command, standingDown } from "./turn/command-phase.ts";
import { deceiving } from "./hiding/deceiving.ts";
import { drafting } from "./orders/drafting.ts";
import { failing } from "./orders/failing.ts";
import { orders } from "./orders/order-giving.ts";
import { badMove, initiative } from "./orders/ventures.ts";
import { declaration } from "./combat/declaration.ts";
import { displacement } from "./turn/displacement.ts";
import { evasion } from "./combat/evasion.ts";
import { fight } from "./combat/fight.ts";
import { firstFire } from "./combat/first-fire.ts";
import type { Frame } from "./frames.ts";
import { headquarters } from "./orders/headquarters.ts";
import { hits } from "./combat/hits.ts";
import { playerTurn, turnOrder } from "./turn/player-turns.ts";
import { passingFire } from "./movement/passing-fire.ts";
import type { Step } from "./play.ts";
import { reorganisation } from "./turn/reorganisation.ts";
import { reaction } from "./charges/reaction.ts";
import { revealing } from "./hiding/appearing.ts";
import { retreat } from "./combat/retreat.ts";
import { reloading } from "./combat/reloading.ts";
import { support } from "./combat/support.ts";
import { trains } from "./supply/train-moves.ts";
import { selection, turn, turnEnd } from "./turn/turn.ts";

const over: Step<"over"> = {};

/** Every step by its name; together they carry out the rulebook’s overview (NWO-2-a). */
export const STEPS: { readonly [S in Frame["step"]]: Step<S> } = {
  turn,
  command,
  "standing-down": standingDown,
  initiative,
  "bad-move": badMove,
  orders,
  drafting,
  deceiving,
  revealing,
  failing,
  reorganisation,
  headquarters,
  trains,
  reloading,
  chits,
  commander: naming,
  initial,
  pair,
  selection,
  "turn-order": turnOrder,
  "player-turn": playerTurn,
  action,
  movement,
  march,
  bombardment,
  hits,
  declaration,
  assaults,
  fight,
  evasion,
  "first-fire": firstFire,
  support,
  "breaking-off": breakingOff,
  retreat,
  "passing-fire": passingFire,
  advance,
  displacement,
  charges,
  melee,
  reaction,
  "turn-end": turnEnd,
  over,
};
