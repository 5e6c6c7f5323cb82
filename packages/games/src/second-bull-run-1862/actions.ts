import { type ActionShapes, actionCheck } from "@stonebridge/kernel";
import type { CHOICE_CAUSES } from "./vocabulary.ts";
import type { SideId } from "./vocabulary.ts";

/** Every choice of the game. Brigades, commanders, divisions and zones go by their ids, entries by their letters. */
export type Action =
  // set-up (11.2)
  | { readonly type: "place"; readonly unit: string; readonly zone: string }
  | { readonly type: "post"; readonly commander: string; readonly zone: string }
  | { readonly type: "face"; readonly unit: string; readonly zone: string }
  | { readonly type: "suggest" }
  | { readonly type: "ready" }
  // activation (6.1, 6.2)
  | { readonly type: "designate"; readonly commander: string }
  | { readonly type: "choose-division"; readonly division: string }
  | { readonly type: "choose-independent"; readonly unit: string }
  | { readonly type: "enough" }
  | { readonly type: "activate"; readonly unit: string }
  | { readonly type: "done" }
  // a brigade's action (6.1-l, 9.4)
  | { readonly type: "rest"; readonly unit: string }
  | { readonly type: "step"; readonly unit: string; readonly zone: string }
  | { readonly type: "force"; readonly unit: string }
  | { readonly type: "dismount"; readonly unit: string }
  | { readonly type: "mount"; readonly unit: string }
  | { readonly type: "attack"; readonly unit: string; readonly zone: string }
  | { readonly type: "end"; readonly unit: string }
  // commanders (6.3, 9.4-q)
  | { readonly type: "try"; readonly commander: string }
  | { readonly type: "ride"; readonly commander: string; readonly zone: string }
  | { readonly type: "stay" }
  | { readonly type: "displace"; readonly commander: string; readonly zone: string }
  // combat (10)
  | { readonly type: "fight"; readonly zone: string }
  | { readonly type: "choose"; readonly unit: string }
  | { readonly type: "withdraw"; readonly unit: string; readonly zone: string }
  | { readonly type: "advance"; readonly unit: string; readonly zone: string }
  | { readonly type: "decline" }
  // administrative phase (8), reinforcements (11.1.3)
  | { readonly type: "flee"; readonly unit: string }
  | { readonly type: "call" }
  | { readonly type: "launch" }
  | { readonly type: "refrain" }
  | { readonly type: "enter"; readonly unit: string; readonly entry: string }
  | { readonly type: "bring"; readonly commander: string; readonly entry: string }
  /** A brigade, with what is left of its division, or a commander: no two pieces share an id. */
  | { readonly type: "wait"; readonly unit: string }
  // the night (11.2.3)
  | { readonly type: "part"; readonly unit: string }
  | { readonly type: "hold"; readonly unit: string }
  | { readonly type: "recall"; readonly commander: string };

/** What an action does, by its name. */
export type ActionType = Action["type"];

/** The fields of each kind of action besides its type. */
export const ACTION_SHAPES: ActionShapes<Action> = {
  place: { unit: "id", zone: "id" },
  post: { commander: "id", zone: "id" },
  face: { unit: "id", zone: "id" },
  suggest: {},
  ready: {},
  designate: { commander: "id" },
  "choose-division": { division: "id" },
  "choose-independent": { unit: "id" },
  enough: {},
  activate: { unit: "id" },
  done: {},
  rest: { unit: "id" },
  step: { unit: "id", zone: "id" },
  force: { unit: "id" },
  dismount: { unit: "id" },
  mount: { unit: "id" },
  attack: { unit: "id", zone: "id" },
  end: { unit: "id" },
  try: { commander: "id" },
  ride: { commander: "id", zone: "id" },
  stay: {},
  displace: { commander: "id", zone: "id" },
  fight: { zone: "id" },
  choose: { unit: "id" },
  withdraw: { unit: "id", zone: "id" },
  advance: { unit: "id", zone: "id" },
  decline: {},
  flee: { unit: "id" },
  call: {},
  launch: {},
  refrain: {},
  enter: { unit: "id", entry: "id" },
  bring: { commander: "id", entry: "id" },
  wait: { unit: "id" },
  part: { unit: "id" },
  hold: { unit: "id" },
  recall: { commander: "id" },
};

/** Checks that something has the shape of an action. Input from a file or the network may be anything. */
export const isAction = actionCheck<Action>(ACTION_SHAPES);

/** The steps of the sequence of play that ask; each is also the key of its question. */
export const ASKING_STEPS = [
  "placement", //      place, post, face, suggest, ready             11.2-a, D-21
  "groups", //         choose: which group of a division is not isolated  9.1-f, RU-25
  "designation", //    designate                                     6.1-b, D-02
  "divisions", //      choose-division, choose-independent, enough   6.1-g, 6.1-i, D-03
  "division", //       activate (a guest too: 6.1-h, D-04), done     6.1-j
  "march", //          rest, step, force, dismount, mount, attack, end   6.1-l, D-05..D-08
  "facing", //         face: the brigade that has acted, advanced or gone back   9.5-a, D-09
  "turning", //        face: brigades of the other side that were touched        9.5-c, D-12
  "displacement", //   displace: a commander that an enemy touched   9.4-p, D-13
  "commanders", //     try, ride, stay                               6.3, D-10
  "ride", //           ride, stay: an army commander whose test succeeded, or a commander who enters
  "combat", //         fight                                         10.1-b, D-11
  "choosing", //       choose: among equals                          10.4-x, D-16
  "withdrawal", //     withdraw                                      10.4-r, D-14
  "advance", //        advance, decline                              10.4-s, D-15
  "flights", //        flee: which routed brigade goes next          8-A, RU-13
  "jones", //          call, refrain                                 11.2.1-j, D-18, D-25
  "counter-attack", // launch, refrain                               11.2.2-h, D-20
  "reinforcements", // enter, bring, wait                            8-E, D-17, D-19
  "parting", //        part, hold                                    11.2.3-g, D-24
  "night-moves", //    activate, enter, done                         11.2.3-h, D-23
  "recall", //         recall                                        11.2.3-i, D-22
] as const;
/** A step of the sequence of play that asks: the key of its question. */
export type AskingStep = (typeof ASKING_STEPS)[number];

/** The fields of a decision's `about`, by step. Ids throughout; MP are movement points. */
export interface About {
  readonly side: SideId;
  /** The acting brigade. */
  readonly unit?: string;
  readonly commander?: string;
  readonly division?: string;
  readonly zone?: string;
  /** Divisions: slots still free, and how many the die gave; night moves: how many are left. */
  readonly left?: number;
  readonly of?: number;
  /** March: movement points left, the allowance, and whether the march was forced (9.4-a). */
  readonly points?: number;
  readonly allowance?: number;
  readonly forced?: boolean;
  /**
   * What a forced march would pay for when a brigade marches no further: an attack, one on foot if it could attack mounted, or dismounting.
   */
  readonly effort?: "attack" | "attack-on-foot" | "dismount";
  /** Enemy brigades in contact with the acting one. */
  readonly contacts?: readonly string[];
  /** Choosing: why (a loss, fatigue and test), and how many are still to be chosen. */
  readonly cause?: (typeof CHOICE_CAUSES)[number];
  readonly wanted?: number;
  /** Withdrawal: zones still to go. */
  readonly steps?: number;
  /** Division: brigades that still have to restore cohesion (RU-27). */
  readonly apart?: readonly string[];
}
