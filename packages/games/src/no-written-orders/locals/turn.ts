import type { Steps } from "./kinds.ts";

/** The formations that act together, segment by segment; `reserve`: 1 in the Reserve Action of phase 5 (RUL-036). */
export const ACTING = { side: "side", holders: ["holder"], reserve: "flag" } as const;
/** Holders that had a unit within two hexes of an enemy when the action began, and one in his zone of control (reading 3.13). */
export const NOTED = { near: { changes: ["holder"] }, inZone: { changes: ["holder"] } } as const;

/** The turn, and what chits decide in it (4). */
export const TURN_FRAMES = {
  turn: { everybody: { at: { changes: "count" } } },
  /** Phase 2. By side: who rolls for each, NONE until he is named or if nobody can. */
  chits: {
    everybody: {
      at: { changes: "count" },
      coordinated: { changes: ["holder or none"] },
      initial: { changes: ["holder or none"] },
    },
  },
  /** A side names who rolls (4.1-d, RUL-029): COORDINATED or INITIAL. */
  commander: { everybody: { side: "side", purpose: "count" } },
  initial: { everybody: { side: "side", commander: "holder" } },
  /** Public once both formations are chosen. */
  pair: { everybody: { side: "side", commander: "holder" }, owner: { first: { changes: "holder or none" } } },
  selection: {},
  /** Formations, and what acts with them, act. */
  action: { everybody: { ...ACTING, at: { changes: "count" } }, owner: NOTED },
  /** Under `igoUgo` the winner of the dice chooses whether he plays first (19.11-b). */
  "turn-order": { everybody: { side: "side" } },
  /** A side plays its turn under `igoUgo`: all formations. */
  "player-turn": {
    everybody: { ...ACTING, at: { changes: "count" } },
    owner: {
      ...NOTED,
      /** Each with those that one chit would activate; `left`: those still to fire or assault. */
      groups: [["holder"]],
      left: { changes: [["holder"]] },
    },
  },
  /** Phase 5: both sides’ Reserve, in the order of the dice. */
  "turn-end": { everybody: { first: "side", at: { changes: "count" } } },
  over: { everybody: { winner: "winner" } },
} as const satisfies Steps;
