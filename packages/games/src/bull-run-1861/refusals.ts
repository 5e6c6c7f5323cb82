import { refusalsOf, type RuleId } from "@stonebridge/kernel";

/**
 * Every reason for a refusal with the clause that gives it. The key names the sentence of the texts;
 * its values arrive in `with`: `unit`, `element`, `zone`, `headquarters`, `host` (ids), `enemies`, `friends`, `zones`
 * (lists of ids), `points`, `needed`, `limit`, `fatigue` (numbers), as far as the reason has them.
 */
const RULES = {
  // kernel of every game
  "game-over": "BR61-4-a",
  "other-side": "BR61-7-b",
  "not-asked": "BR61-5-a",
  "no-such-unit": "BR61-1-c",
  "no-such-zone": "BR61-3-a",
  // set-up
  "place-placed": "BR61-12-a",
  "place-army": "BR61-12.2-b",
  "place-bank": "BR61-12.2-b",
  "place-alone": "BR61-12.2-b",
  "place-distance": "BR61-R90",
  "place-full": "BR61-10.5-a",
  "place-river": "BR61-12.2-e",
  "place-base": "BR61-R91",
  "place-enemy": "BR61-10.5-h",
  "place-room": "BR61-12.2-c",
  "place-headquarters": "BR61-13-b",
  "arrange-once": "BR61-R47",
  "arrange-alone": "BR61-10.5-c",
  "arrange-front": "BR61-10.5-c",
  // initiative phase
  "launch-spent": "BR61-6-f",
  "mark-contact": "BR61-6-o",
  "mark-fatigued": "BR61-6-p",
  "mark-limit": "BR61-6-r",
  "mark-extended": "BR61-R70",
  "mark-already": "BR61-6-k",
  "mark-attached": "BR61-R75",
  // activation
  "act-other": "BR61-7-e",
  "act-used": "BR61-7-f",
  "act-marked": "BR61-R25",
  "act-unmarked": "BR61-9-a",
  "act-absent": "BR61-R23",
  "rest-fresh": "BR61-R37",
  "rest-moved": "BR61-7-g",
  // steps
  "step-border": "BR61-10.3-e",
  "step-river": "BR61-R10",
  "step-enemy": "BR61-10.5-h",
  "step-stopped": "BR61-10.3-l",
  "step-contact": "BR61-10.3-q",
  "step-extended": "BR61-10.6-h",
  "step-points": "BR61-10.3-a",
  "step-full": "BR61-R42",
  "step-farm-ford": "BR61-10.3-i",
  "step-confined": "BR61-13-f",
  "push-fatigue": "BR61-10.3-c",
  "push-once": "BR61-R34",
  "push-early": "BR61-10.3-d",
  // extended line
  "deploy-extended": "BR61-10.6-a",
  "deploy-border": "BR61-R65",
  "deploy-enemy": "BR61-10.5-h",
  "deploy-full": "BR61-10.6-b",
  "deploy-points": "BR61-10.6-a",
  "deploy-legion": "BR61-R74",
  "regroup-whole": "BR61-10.6-f",
  "regroup-points": "BR61-10.6-f",
  "regroup-attacked": "BR61-R67",
  // attack
  "attack-carried": "BR61-R74",
  "attack-locked": "BR61-R47",
  "attack-points": "BR61-10.3-r",
  "attack-front": "BR61-10.2-e",
  "attack-none": "BR61-R45",
  "attack-twice": "BR61-R44",
  "attack-again": "BR61-11.1-g",
  "attack-farm-ford": "BR61-10.3-j",
  "attack-river": "BR61-R10",
  // end of a move
  "end-full": "BR61-10.5-a",
  "line-locked": "BR61-R47",
  "line-alone": "BR61-10.5-c",
  "face-border": "BR61-10.2-d",
  "face-already": "BR61-12.1-b",
  "face-contact": "BR61-10.4-c",
  "face-second": "BR61-10.5-g",
  "face-target": "BR61-R106",
  "join-apart": "BR61-10.5-i",
  "leave-alone": "BR61-R74",
  // headquarters
  "ride-activated": "BR61-R78",
  "ride-contact": "BR61-7-m",
  "ride-points": "BR61-7-l",
  "ride-stacked": "BR61-R77",
  "displace-zone": "BR61-R80",
  // combat
  "fight-unmarked": "BR61-11.1-a",
  "fight-front": "BR61-R45",
  "fight-empty": "BR61-R45",
  "fight-apart": "BR61-R46",
  "fight-several": "BR61-11.1-h",
  "fight-partial": "BR61-11.1-e",
  "fight-again": "BR61-11.1-g",
  "lose-forced": "BR61-11.4-i",
  "retreat-nowhere": "BR61-R64",
  "withdraw-border": "BR61-R63",
  "withdraw-back": "BR61-R63",
  "withdraw-enemy": "BR61-10.5-h",
  "withdraw-toward": "BR61-R63",
  "withdraw-front": "BR61-11.4-j",
  "withdraw-full": "BR61-10.5-a",
  "withdraw-common": "BR61-R69",
  "withdraw-far": "BR61-11.4-h",
  "halt-full": "BR61-10.5-a",
  "advance-stranger": "BR61-11.4-q",
  "advance-extended": "BR61-R70",
  "advance-border": "BR61-R72",
  "advance-confined": "BR61-R98",
  "advance-held": "BR61-R72",
  "arrive-full": "BR61-10.5-a",
  "arrive-enemy": "BR61-R96",
} as const satisfies Record<string, RuleId>;

export type RefusalReason = keyof typeof RULES;
export const REFUSAL_REASONS = Object.keys(RULES) as readonly RefusalReason[];

/** The refusal without its values: shared, so that listing legal actions allocates nothing for what is not allowed. */
export const refuse = refusalsOf<RefusalReason>(RULES);
