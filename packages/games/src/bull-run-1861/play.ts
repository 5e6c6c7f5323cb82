import type { ZoneIndex } from "@stonebridge/board";
import {
  askingOf,
  type Decision as KernelDecision,
  type DieRollModifier,
  type PlayBase,
  rollDie,
  type SequenceStep,
} from "@stonebridge/kernel";
import type { About, Action, AskingStep } from "./actions.ts";
import type { DieRoll, GameEvent } from "./events.ts";
import { type Field, type PieceIndex, type SideIndex, type UnitIndex, unitOf } from "./field.ts";
import type { Frame, FrameOf } from "./position/frames.ts";
import type { Position } from "./position/position.ts";
import { type RollKind, SIDES, type SideId } from "./vocabulary.ts";

/** A game in motion, on its field. */
export interface Play extends PlayBase<Position, GameEvent> {
  readonly field: Field;
}

export { popFrame as pop, pushFrame as push, tell } from "@stonebridge/kernel";

/** A question of this game with its legal actions. */
export type Decision = KernelDecision<Action>;

/** One step of the sequence of play. */
export type Step<S extends Frame["step"]> = SequenceStep<Play, FrameOf<S>, Action>;

/** The side of an index. */
export function sideId(side: SideIndex): SideId {
  return SIDES[side];
}

/** The id of a unit: `sherman`. */
export function unitId(play: Play, unit: UnitIndex): string {
  return play.field.units[unit].id;
}

/** The id of a piece: of the unit, or `cocke+` for the marker of its extended line. */
export function pieceId(play: Play, piece: PieceIndex): string {
  return play.field.pieceIds[piece];
}

/** The id of a zone on the map of the situation. */
export function zoneId(play: Play, zone: ZoneIndex): string {
  return play.field.graph.ids[zone];
}

/** The ids of the units that own these pieces, each once. */
export function unitIds(play: Play, pieces: readonly PieceIndex[]): string[] {
  return [...new Set(pieces.map((piece) => unitId(play, unitOf(play.field, piece))))];
}

/** A question to a side: the step that asks, the clause that gives the choice, what the question names, the legal actions. */
export const asks = askingOf<AskingStep, About, Action>(SIDES);

/** Rolls one die for a side (BR61-1-h) and adds its modifiers. */
export function roll(
  play: Play,
  kind: RollKind,
  side: SideIndex,
  modifiers: readonly DieRollModifier[] = [],
  piece?: string,
  needed?: number,
): DieRoll {
  return rollDie(play.dice, kind, sideId(side), modifiers, piece, needed);
}
