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
import type { CommanderIndex, DivisionIndex, Field, SideIndex, UnitIndex } from "./field.ts";
import type { Frame, FrameOf } from "./frames.ts";
import type { Position } from "./position.ts";
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

/** The id of a brigade: `gibbon`. */
export function unitId(play: Play, unit: UnitIndex): string {
  return play.field.units[unit].id;
}

/** The ids of brigades, in their order. */
export function unitIds(play: Play, units: readonly UnitIndex[]): string[] {
  return units.map((unit) => play.field.units[unit].id);
}

/** The id of a commander: `pope`. */
export function commanderId(play: Play, commander: CommanderIndex): string {
  return play.field.commanders[commander].id;
}

/** The id of a division: `hatch`. */
export function divisionId(play: Play, division: DivisionIndex): string {
  return play.field.divisions[division].id;
}

/** The id of a zone: its number on the map. */
export function zoneId(play: Play, zone: ZoneIndex): string {
  return play.field.graph.ids[zone];
}

/** The ids of zones, in their order. */
export function zoneIds(play: Play, zones: readonly ZoneIndex[]): string[] {
  return zones.map((zone) => play.field.graph.ids[zone]);
}

/** A question to a side: the step that asks, the clause that gives the choice, what the question names, the legal actions. */
export const asks = askingOf<AskingStep, About, Action>(SIDES);

/** Rolls one die for a side (SB62-0-b) and adds its modifiers. */
export function roll<M extends DieRollModifier = DieRollModifier>(
  play: Play,
  kind: RollKind,
  side: SideIndex,
  modifiers: readonly M[] = [],
  piece?: string,
  needed?: number,
): DieRoll<M> {
  return rollDie(play.dice, kind, sideId(side), modifiers, piece, needed);
}
