import type { EventBase, Side } from "@stonebridge/kernel";

/**
 * How pieces come from one space to another.
 * - `march`: by their own movement. `ride`: of leaders and headquarters. `rail`: by railroad.
 * - `arrival`: from off the map; what marches on at once stays an arrival.
 * - `retreat`: forced by combat, rout or flight. `withdrawal`: chosen, away from the enemy. `advance`: after combat.
 * - `displacement`: of leaders and headquarters whom an enemy touched.
 */
export const MARCH_KINDS = [
  "march",
  "ride",
  "rail",
  "arrival",
  "retreat",
  "withdrawal",
  "advance",
  "displacement",
] as const;
export type MarchKind = (typeof MARCH_KINDS)[number];

/** What an event tells about a march. Ids of pieces as they lie on the map, of zones or hexes. */
export type MarchTelling =
  /** Pieces went from one space to another. */
  | {
      readonly does: "goes";
      readonly kind: MarchKind;
      readonly pieces: readonly string[];
      /** Absent: from off the map, or not told. */
      readonly from?: string;
      /** Spaces between, in order. */
      readonly via?: readonly string[];
      readonly to: string;
      /** What it cost, in the unit the game counts movement in; of several pieces the most. */
      readonly cost?: number;
      /** Enemies whose zone of control ends it. */
      readonly contact?: readonly string[];
    }
  /** Pieces turned towards a space. `alone`: what that means has a line of its own in the log. */
  | { readonly does: "faces"; readonly pieces: readonly string[]; readonly space: string; readonly alone?: true }
  /** Part of the march these pieces are on, without moving them: a forced march, a halt. */
  | { readonly does: "belongs"; readonly pieces: readonly string[] }
  /** What a march of these pieces begins with, if they go: being activated. */
  | { readonly does: "leads"; readonly pieces: readonly string[] };

/** How a game's events tell who marched where. Pure: it knows events and what is printed, never a position. */
export interface MarchReading<E extends EventBase> {
  /** Undefined: the event is part of no march. */
  tells(event: E): MarchTelling | undefined;
  /** Whose piece it is; undefined for an unknown id. */
  sideOf(piece: string): Side | undefined;
  /** The id of the brigade, division or other body the piece marches with; undefined if it is of none. */
  formationOf(piece: string): string | undefined;
  /** Everybody who fights in a body, as it is printed: where all of them go, it goes whole. */
  membersOf(formation: string): readonly string[];
  /** Where a neighbouring space lies, in degrees clockwise from north; absent if pieces have no facing. */
  bearing?(from: string, to: string): number | undefined;
}

/** An event as part of a march. */
export interface MarchPart<E extends EventBase> {
  readonly step: number;
  readonly event: E;
  readonly telling: MarchTelling;
}

/** Everything one stack or piece did in one go. */
export interface March<E extends EventBase = EventBase> {
  readonly kind: MarchKind;
  /** Everybody who went at least a part of it; those who began it first. */
  readonly pieces: readonly string[];
  /** The body they all belong to; absent if they are of several, or of none. */
  readonly formation?: string;
  readonly side?: Side;
  /** Where it began; absent: off the map, or not told. */
  readonly from?: string;
  /** Spaces between, in order. */
  readonly via: readonly string[];
  readonly to: string;
  /** The space that they face at its end, where pieces have a facing and turned. */
  readonly facing?: string;
  /** Enemies who stopped it. */
  readonly contact: readonly string[];
  /** What all of it cost, in the unit of {@link MarchTelling}; absent if the game does not tell. */
  readonly cost?: number;
  /** Numbers of the first and the last step it is told by. */
  readonly fromStep: number;
  readonly toStep: number;
  /** The events it is told by, in order; at least one of them goes. Those of another march may stand between them. */
  readonly parts: readonly MarchPart<E>[];
}
