import { type ActionShapes, actionCheck } from "@stonebridge/kernel";
import type { RouteEnd, SideId } from "./vocabulary.ts";

/** Every choice of the game. Pieces go by their ids (`us-2nh`, `cs-b-bonham`), hexes by their coordinates (`QQ18`). */
export type Action =
  // set-up (1): a piece is taken from its card or lifted from the map into the hand; what is in the hand goes to one hex
  | { readonly type: "take"; readonly piece: string }
  /** `route`: where the march route ends, if more than one end is open and it matters (R17). */
  | { readonly type: "put"; readonly hex: string; readonly route?: RouteEnd }
  | { readonly type: "return"; readonly piece: string }
  | { readonly type: "abatis"; readonly hex: string }
  | { readonly type: "clear"; readonly hex: string }
  | { readonly type: "trestle"; readonly fate: "stands" | "destroyed" }
  /** Takes its brigade leader and these pieces of his hex off the map; the dummy stands for them (OPT2.1). */
  | { readonly type: "hide"; readonly piece: string; readonly pieces: readonly string[] }
  /** Puts everything that is not placed yet in its historical place. */
  | { readonly type: "suggest" }
  | { readonly type: "ready" }
  // command with the fog of war (D06)
  | { readonly type: "thaw"; readonly piece: string }
  // brigades and batteries (8, 9.1)
  | { readonly type: "form"; readonly piece: string; readonly pieces: readonly string[] }
  | { readonly type: "break"; readonly piece: string }
  | { readonly type: "flip"; readonly piece: string }
  // movement (5): `take` begins a move, `with` takes along a piece of the same hex
  | { readonly type: "with"; readonly piece: string }
  | { readonly type: "step"; readonly hex: string }
  | { readonly type: "leave"; readonly piece: string }
  | { readonly type: "stop" }
  | { readonly type: "enter"; readonly piece: string }
  | { readonly type: "rail"; readonly piece: string }
  /** Automatic victory (10): against all of these; then `assign` the attackers and `fight`. */
  | { readonly type: "overwhelm"; readonly pieces: readonly string[] }
  | { readonly type: "fight" }
  | { readonly type: "abandon" }
  /** Ends a phase, a window, or a list of units to advance. */
  | { readonly type: "done" }
  // declaring battles (6, 9): targets, then attackers, then `close`; guns join closed battles
  | { readonly type: "target"; readonly piece: string }
  | { readonly type: "assign"; readonly piece: string }
  | { readonly type: "close" }
  | { readonly type: "join"; readonly piece: string; readonly battle: number }
  /** Completes the declaration in a legal way. */
  | { readonly type: "complete" }
  | { readonly type: "next"; readonly battle: number }
  // results (7)
  | { readonly type: "lose"; readonly piece: string }
  | { readonly type: "retreat"; readonly piece: string; readonly via: string; readonly hex: string }
  | { readonly type: "follow"; readonly piece: string }
  | { readonly type: "advance"; readonly piece: string; readonly hex: string }
  // rally (14)
  | { readonly type: "revive"; readonly piece: string };

/** What an action does, by its name. */
export type ActionType = Action["type"];

/** The fields of each kind of action besides its type. */
export const ACTION_SHAPES: ActionShapes<Action> = {
  take: { piece: "id" },
  put: { hex: "id", "route?": "id" },
  return: { piece: "id" },
  abatis: { hex: "id" },
  clear: { hex: "id" },
  trestle: { fate: "id" },
  hide: { piece: "id", pieces: "ids" },
  suggest: {},
  ready: {},
  thaw: { piece: "id" },
  form: { piece: "id", pieces: "ids" },
  break: { piece: "id" },
  flip: { piece: "id" },
  with: { piece: "id" },
  step: { hex: "id" },
  leave: { piece: "id" },
  stop: {},
  enter: { piece: "id" },
  rail: { piece: "id" },
  overwhelm: { pieces: "ids" },
  fight: {},
  abandon: {},
  done: {},
  target: { piece: "id" },
  assign: { piece: "id" },
  close: {},
  join: { piece: "id", battle: "number" },
  complete: {},
  next: { battle: "number" },
  lose: { piece: "id" },
  retreat: { piece: "id", via: "id", hex: "id" },
  follow: { piece: "id" },
  advance: { piece: "id", hex: "id" },
  revive: { piece: "id" },
};

/** Checks that something has the shape of an action. Input from a file or the network may be anything. */
export const isAction = actionCheck<Action>(ACTION_SHAPES);

/** The steps of the sequence of play that ask; each is also the key of its question. */
export const ASKING_STEPS = [
  "set-up", //        take, put, return, form, break, flip, abatis, clear, trestle, hide, suggest, ready     D02..D05
  "thawing", //       thaw, done: the Union's own pieces in the fog of war                            D06
  "movement", //      take, enter, rail, form, break, flip, overwhelm, done                             D07..D11
  "march", //         with, step, leave, stop                                                         D09
  "onslaught", //     assign, fight, abandon: an automatic victory is composed                        D10
  "window", //        break, done: brigades may break before the enemy declares, or after a roll      D12, R76
  "declaration", //   target, assign, close, join, break, complete, done                              D13
  "order", //         next, done: which battle is fought first                                        D13
  "losses", //        lose, break, done                                                               D15
  "retreat", //       retreat, break: one piece, or a leader                                          D16, D18
  "following", //     follow, done: leaders go along                                                  D16, D17
  "advance", //       advance, break, done                                                            D17
  "rally", //         clear, revive, done                                                             D19, D20
] as const;
/** A step of the sequence of play that asks: the key of its question. */
export type AskingStep = (typeof ASKING_STEPS)[number];

/** The fields of a decision's `about`, by step. Movement points in sixths, defense points in halves. */
export interface About {
  readonly side: SideId;
  /** Pieces in hand, on the march, to retreat, that may follow. */
  readonly pieces?: readonly string[];
  readonly hex?: string;
  /** March: points left, by piece of `pieces`. */
  readonly points?: readonly number[];
  /** Set-up: pieces still to place, ABATIS still to place. */
  readonly left?: number;
  readonly abatis?: number;
  /** Declaration: who must still be attacked and who must still attack. */
  readonly owed?: { readonly targets: readonly string[]; readonly attackers: readonly string[] };
  /** The current battle: its number (from 1), or the one being composed. */
  readonly battle?: number;
  /** Losses: defense points still to pay, and paid so far. */
  readonly loss?: number;
  readonly paid?: number;
  /** Order: battles whose place is settled. */
  readonly settled?: number;
}
