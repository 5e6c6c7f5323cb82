import { refusalsOf, type RuleId } from "@stonebridge/kernel";

/**
 * Every reason for a refusal with the clause that gives it. The key names the sentence of the texts;
 * its values arrive in `with`: `unit`, `other`, `commander`, `division`, `zone`, `entry` (ids), `enemies`, `friends`, `zones` (lists of ids),
 * `points`, `needed`, `limit`, `distance` (numbers), as far as the reason has them.
 */
const RULES = {
  // every game
  "game-over": "SB62-4-a",
  "other-side": "SB62-6.1-a",
  "not-asked": "SB62-4-a",
  "no-such-unit": "SB62-1-a",
  "no-such-zone": "SB62-2-a",
  "no-such-commander": "SB62-2.2-a",
  // set-up
  "place-other-side": "SB62-11.2-a",
  "place-group": "SB62-11.2-a",
  "place-full": "SB62-9.6-a",
  "place-corps": "SB62-9.6-a",
  "place-beside": "SB62-RU108",
  "place-fills": "SB62-11.2-a",
  "ready-unplaced": "SB62-11.2-a",
  "ready-empty": "SB62-11.2-a",
  // activation
  "designate-corps": "SB62-6.1-b",
  "designate-absent": "SB62-RU18",
  "choose-group": "SB62-9.1-f",
  "choose-corps": "SB62-RU18",
  "choose-taken": "SB62-RU21",
  "choose-absent": "SB62-6.1-g",
  "choose-banded": "SB62-6.2-a",
  "choose-once": "SB62-6.1-i",
  "act-other": "SB62-6.1-j",
  "act-used": "SB62-6.1-k",
  "act-routed": "SB62-10.4-n",
  "act-apart": "SB62-6.2-b",
  "act-guest": "SB62-6.1-h",
  "done-cohesion": "SB62-RU27",
  "rest-fresh": "SB62-RU48",
  "rest-moved": "SB62-6.1-l",
  // steps
  "step-border": "SB62-9.4-d",
  "step-river": "SB62-9.4-i",
  "step-enemy": "SB62-9.6-d",
  "step-stopped": "SB62-9.3-c",
  "step-mounted": "SB62-9.4-n",
  "step-dismounted": "SB62-RU44",
  "step-rested": "SB62-6.1-l",
  "step-points": "SB62-9.4-d",
  "step-contact": "SB62-8-E-d",
  "force-kind": "SB62-9.4-b",
  "force-fatigue": "SB62-9.4-b",
  "force-isolated": "SB62-9.4-b",
  "force-entering": "SB62-9.4-b",
  "force-once": "SB62-9.4-a",
  "force-early": "SB62-9.4-a",
  "mount-kind": "SB62-9.4-m",
  "mount-already": "SB62-9.4-m",
  "mount-points": "SB62-9.4-m",
  // attack
  "attack-kind": "SB62-RU50",
  "attack-points": "SB62-9.4-l",
  "attack-border": "SB62-9.4-l",
  "attack-river": "SB62-9.4-l",
  "attack-none": "SB62-9.4-l",
  "attack-strength": "SB62-RU75",
  "attack-front": "SB62-RU40",
  "attack-again": "SB62-10.1-c",
  "attack-stack": "SB62-10.1-e",
  "attack-apart": "SB62-RU53",
  "attack-twice": "SB62-10.1-d",
  "attack-entering": "SB62-8-E-d",
  // the end of an action
  "end-full": "SB62-9.6-a",
  "end-corps": "SB62-9.6-a",
  "end-cohesion": "SB62-9.1-c",
  "face-border": "SB62-9.3-d",
  "face-contact": "SB62-9.5-b",
  "face-toward": "SB62-9.5-c",
  "face-target": "SB62-RU42",
  // commanders
  "try-twice": "SB62-6.3-g",
  "try-rank": "SB62-6.3-a",
  "ride-border": "SB62-6.3-e",
  "ride-enemy": "SB62-9.6-d",
  "ride-contact": "SB62-6.3-f",
  "ride-points": "SB62-6.3-e",
  "displace-zone": "SB62-9.4-q",
  // combat
  "fight-unmarked": "SB62-10.1-a",
  "choose-stronger": "SB62-10.4-x",
  "withdraw-border": "SB62-10.4-r",
  "withdraw-enemy": "SB62-9.6-d",
  "withdraw-river": "SB62-9.4-i",
  "withdraw-back": "SB62-RU67",
  "withdraw-worse": "SB62-10.4-r",
  "withdraw-full": "SB62-10.4-p",
  "advance-stranger": "SB62-RU72",
  "advance-artillery": "SB62-10.4-z",
  "advance-full": "SB62-9.6-a",
  "advance-zone": "SB62-10.4-s",
  // reinforcements and the night
  "enter-turn": "SB62-8-E-a",
  "enter-letter": "SB62-11.2-c",
  "enter-division": "SB62-RU80",
  "enter-points": "SB62-RU81",
  "enter-full": "SB62-RU81",
  "enter-contact": "SB62-8-E-d",
  "wait-forced": "SB62-8-E-a",
  "move-first": "SB62-RU99",
  "hold-ground": "SB62-11.2.3-g",
} as const satisfies Record<string, RuleId>;

export type RefusalReason = keyof typeof RULES;
export const REFUSAL_REASONS = Object.keys(RULES) as readonly RefusalReason[];

/** The refusal without its values: shared, so that listing legal actions allocates nothing for what is not allowed. */
export const refuse = refusalsOf<RefusalReason>(RULES);
