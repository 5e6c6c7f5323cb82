import { type Asked, refusals, type Refuses as RefusesOf } from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import type { Play } from "./play.ts";
import type { Rule } from "./rules/registry.ts";

/** The id of a rule. */

/** What somebody asked for, and the position in which it is refused. */
export type Asking = Asked<Play, Action>;

/** A rule’s refusal: the clause that fires, and the figures of its sentence. */
export type Refuses = RefusesOf<Asking>;

/** What the sentences of refusals name. Pieces, divisions and zones go by their ids. */
export interface Figures {
  /** The brigade or the commander who was to act. */
  readonly piece?: string;
  readonly division?: string;
  readonly zone?: string;
  /** The letter of an entry. */
  readonly entry?: string;
  /** Enemy brigades that stand in the way. */
  readonly enemies?: readonly string[];
  /** Own pieces: those in the zone, those that have something to do first. */
  readonly friends?: readonly string[];
  /** The zones that the rule allows, or that it wants filled. */
  readonly zones?: readonly string[];
  /** Movement points left. */
  readonly points?: number;
  /** Movement points that it costs. */
  readonly needed?: number;
}

/** Declares the refusals of a chapter, each with its clause and its figures. */
export const refuses = refusals<Asking, Rule, Figures>();

/** Who was to act. */
export function piece({ action }: Asking): { readonly piece: string } {
  if ("unit" in action) return { piece: action.unit };
  if ("commander" in action) return { piece: action.commander };
  throw new Error(`No piece takes the action “${action.type}”.`);
}

/** The zone that was named. */
export function zone({ action }: Asking): { readonly zone: string } {
  if ("zone" in action) return { zone: action.zone };
  throw new Error(`No zone belongs to the action “${action.type}”.`);
}

/** Who was to act, and the zone that was named. */
export function pieceAndZone(asking: Asking): { readonly piece: string; readonly zone: string } {
  return { ...piece(asking), ...zone(asking) };
}

/** Refusals of any moment. */
export const ANY = refuses({
  "game-over": ["SB62-8-G"],
  "other-side": ["SB62-6.1-a"],
  "not-asked": ["SB62-4-a"],
  "no-such-unit": ["SB62-1-a"],
  "no-such-division": ["SB62-2.1-b"],
  "no-such-zone": ["SB62-2-a"],
  "no-such-entry": ["SB62-2-b"],
  "no-such-commander": ["SB62-2.2-a"],
});
