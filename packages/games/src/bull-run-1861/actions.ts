import { type ActionShapes, actionCheck } from "@stonebridge/kernel";
import type { SideId } from "./vocabulary.ts";

/**
 * Every choice of the game. Units, elements and zones go by their ids:
 * a unit `cocke`; its element on the counter has the same id, the element on the Extended-line marker is `cocke+`.
 */
export type Action =
  // set-up (12): forward = one of the three brigades placed anywhere south of Bull Run
  | { readonly type: "place"; readonly unit: string; readonly zone: string; readonly group: "forward" | "base" }
  | { readonly type: "extend"; readonly unit: string; readonly zone: string }
  | { readonly type: "attach"; readonly unit: string; readonly host: string }
  | { readonly type: "arrange"; readonly element: string }
  | { readonly type: "face"; readonly element: string; readonly zone: string }
  | { readonly type: "ready" }
  // initiative phase (6)
  | { readonly type: "launch" }
  | { readonly type: "refrain" }
  | { readonly type: "mark"; readonly unit: string }
  | { readonly type: "marked" }
  // a half of a Movement phase (7, 10)
  | { readonly type: "activate"; readonly unit: string }
  | { readonly type: "rest"; readonly unit: string }
  | { readonly type: "step"; readonly unit: string; readonly zone: string }
  | { readonly type: "push"; readonly unit: string }
  | { readonly type: "deploy"; readonly unit: string; readonly zone: string }
  | { readonly type: "regroup"; readonly unit: string; readonly zone: string }
  /** `over` says that the attack goes over Farm Ford, which the North does not know yet: 4 MP (10.3-j). */
  | { readonly type: "attack"; readonly element: string; readonly facing: string; readonly over?: "farm-ford" }
  | { readonly type: "leave"; readonly unit: string }
  | { readonly type: "end"; readonly unit: string }
  | { readonly type: "line"; readonly element: string; readonly line: "front" | "second" }
  | { readonly type: "join"; readonly unit: string; readonly host: string }
  | { readonly type: "ride"; readonly headquarters: string; readonly zone: string }
  | { readonly type: "displace"; readonly headquarters: string; readonly zone: string }
  | { readonly type: "stay" }
  // combat (11)
  | { readonly type: "fight"; readonly attackers: readonly string[]; readonly zones: readonly string[] }
  | { readonly type: "lose"; readonly unit: string }
  | { readonly type: "retreat"; readonly unit: string }
  | { readonly type: "withdraw"; readonly unit: string; readonly zone: string }
  | { readonly type: "halt"; readonly unit: string }
  | { readonly type: "advance"; readonly unit: string; readonly zone: string }
  | { readonly type: "decline" }
  // arrivals (12.3, 13-h)
  | { readonly type: "arrive"; readonly unit: string; readonly zone: string };

/** What an action does, by its name. */
export type ActionType = Action["type"];

/** The fields of each kind of action besides its type. */
export const ACTION_SHAPES: ActionShapes<Action> = {
  place: { unit: "id", zone: "id", group: "id" },
  extend: { unit: "id", zone: "id" },
  attach: { unit: "id", host: "id" },
  arrange: { element: "id" },
  face: { element: "id", zone: "id" },
  ready: {},
  launch: {},
  refrain: {},
  mark: { unit: "id" },
  marked: {},
  activate: { unit: "id" },
  rest: { unit: "id" },
  step: { unit: "id", zone: "id" },
  push: { unit: "id" },
  deploy: { unit: "id", zone: "id" },
  regroup: { unit: "id", zone: "id" },
  attack: { element: "id", facing: "id", "over?": "id" },
  leave: { unit: "id" },
  end: { unit: "id" },
  line: { element: "id", line: "id" },
  join: { unit: "id", host: "id" },
  ride: { headquarters: "id", zone: "id" },
  displace: { headquarters: "id", zone: "id" },
  stay: {},
  fight: { attackers: "ids", zones: "ids" },
  lose: { unit: "id" },
  retreat: { unit: "id" },
  withdraw: { unit: "id", zone: "id" },
  halt: { unit: "id" },
  advance: { unit: "id", zone: "id" },
  decline: {},
  arrive: { unit: "id", zone: "id" },
};

/** Checks that something has the shape of an action. Input from a file or the network may be anything. */
export const isAction = actionCheck<Action>(ACTION_SHAPES);

/** The steps of the sequence of play that ask; each is also the key of its question. */
export const ASKING_STEPS = [
  "placement", //            place, extend                                     12.2
  "dispositions", //         extend, attach, arrange, face, ready              12.1-b, D04
  "offensive", //            launch, refrain                                   6-d, 6-e
  "marking", //              mark, marked                                      6-k
  "activation", //           activate                                          7-e
  "march", //                rest, step, push, deploy, regroup, attack, leave, line, end   7-g, 10.3
  "line", //                 line, join: arrival in a zone held by friends     10.5-f
  "facing", //               face: own piece at the end of a move              10.4-a
  "turning", //              face: the piece of the other side that was contacted   10.4-d
  "headquarters", //         ride, stay                                        7-k
  "displacement", //         displace: an HQ that an enemy touched             10.3-n
  "combat", //               fight                                             11.1-c
  "hit", //                  lose, retreat: per brigade hit                    11.4-h
  "withdrawal", //           withdraw, halt                                    11.4-h, R63
  "advance", //              advance, decline                                  11.4-q
  "operational", //          activate: which marked brigade marches            9-a
  "operational-march", //    step, leave, end                                  6-m
  "arrival", //              arrive, decline                                   12.3, 13-h
] as const;
/** A step of the sequence of play that asks: the key of its question. */
export type AskingStep = (typeof ASKING_STEPS)[number];

/** The fields of a decision's `about`, by step. Ids throughout; MP are movement points. */
export interface About {
  readonly side: SideId;
  /** The acting unit (march, line, hit, withdrawal, operational-march, arrival ...). */
  readonly unit?: string;
  /** Brigades that march with it (operational-march). */
  readonly along?: readonly string[];
  /** The element that turns or takes a line. */
  readonly element?: string;
  readonly headquarters?: string;
  readonly zone?: string;
  /** Activation: brigades still to act, and how many this half in all; marking: zones still free, and the limit. */
  readonly left?: number;
  readonly of?: number;
  /** March: movement points left, the allowance, and whether it was pushed (10.3-b). */
  readonly points?: number;
  readonly allowance?: number;
  readonly pushed?: boolean;
  /** Enemy units in contact with the acting unit or element. */
  readonly contacts?: readonly string[];
  /** Hit: the step loss that a failed or refused retreat costs would leave this combat strength. */
  readonly combat?: number;
  /** Combat: the defenders, where only one can be fought. */
  readonly against?: readonly string[];
  /** Number of zones a retreat has already led. */
  readonly steps?: number;
}
