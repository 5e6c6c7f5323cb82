import { action } from "./action.ts";
import { advance } from "./advance.ts";
import { assaults } from "./assaults.ts";
import { bombardment } from "./bombardment.ts";
import { breakingOff } from "./breaking-off.ts";
import { charges } from "./charges.ts";
import { chits, initial, naming, pair } from "./chits.ts";
import { march } from "./march.ts";
import { melee } from "./melee.ts";
import { movement } from "./movement.ts";
import { command, standingDown } from "./command-phase.ts";
import { deceiving } from "./deceiving.ts";
import { drafting } from "./drafting.ts";
import { failing } from "./failing.ts";
import { orders } from "./order-giving.ts";
import { badMove, initiative } from "./ventures.ts";
import { declaration } from "./declaration.ts";
import { displacement } from "./displacement.ts";
import { evasion } from "./evasion.ts";
import { fight } from "./fight.ts";
import { firstFire } from "./first-fire.ts";
import type { Frame } from "./frames.ts";
import { headquarters } from "./headquarters.ts";
import { hits } from "./hits.ts";
import { playerTurn, turnOrder } from "./player-turns.ts";
import { passingFire } from "./passing-fire.ts";
import type { Step } from "./play.ts";
import { reorganisation } from "./reorganisation.ts";
import { reaction } from "./reaction.ts";
import { revealing } from "./revealing.ts";
import { retreat } from "./retreat.ts";
import { reloading } from "./reloading.ts";
import { support } from "./support.ts";
import { trains } from "./train-moves.ts";
import { selection, turn, turnEnd } from "./turn.ts";

const over: Step<"over"> = {};

/** Every step by its name: what the overview of the rulebook tells comes about by them (NWO-2-a). */
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
