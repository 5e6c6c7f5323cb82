import type { HexIndex } from "@stonebridge/board";
import {
  askingOf,
  type Decision as KernelDecision,
  type PlayBase,
  rollDie,
  type SequenceStep,
} from "@stonebridge/kernel";
import type { About, Action, AskingStep } from "./actions.ts";
import type { GameEvent } from "./events.ts";
import type { DieRoll } from "./events/die-roll.ts";
import type { Field } from "./field.ts";
import type { Frame, FrameOf } from "./frames.ts";
import type { HolderIndex, LeaderIndex, SideIndex, UnitIndex } from "./measures.ts";
import type { Position } from "./position.ts";
import type { Modifier } from "./tables/modifiers.ts";
import { type RollKind, SIDES, type SideId } from "./vocabulary.ts";

/** A game in motion, on its field. */
export interface Play extends PlayBase<Position, GameEvent> {
  readonly field: Field;
}

export type Decision = KernelDecision<Action>;

/** One step of the sequence of play. */
export type Step<S extends Frame["step"]> = SequenceStep<Play, FrameOf<S>, Action>;

export { popFrame as pop, pushFrame as push } from "@stonebridge/kernel";

export const asks = askingOf<AskingStep, About, Action>(SIDES);

export function sideId(side: SideIndex): SideId {
  return SIDES[side];
}

export function holderId({ field }: Pick<Play, "field">, holder: HolderIndex): string {
  return field.holders[holder].id;
}

export function leaderId({ field }: Pick<Play, "field">, leader: LeaderIndex): string {
  return field.leaders[leader].id;
}

export function unitId({ field }: Pick<Play, "field">, unit: UnitIndex): string {
  return field.units[unit].id;
}

export function hexId({ field }: Pick<Play, "field">, hex: HexIndex): string {
  return field.map.grid.ids[hex];
}

/** Rolls one die for a side. */
export function roll(
  play: Play,
  kind: RollKind,
  side: SideIndex,
  modifiers: readonly Modifier[] = [],
  piece?: string,
  needed?: number,
): DieRoll {
  return rollDie(play.dice, kind, sideId(side), modifiers, piece, needed);
}

/** Rolls two dice for a side and adds them. */
export function rollTwo(
  play: Play,
  kind: RollKind,
  side: SideIndex,
  modifiers: readonly Modifier[] = [],
  piece?: string,
): DieRoll {
  const first = rollDie(play.dice, kind, sideId(side), [], piece).die;
  const second = rollDie(play.dice, kind, sideId(side), modifiers, piece);
  return { ...second, die: first + second.die, dice: [first, second.die], total: first + second.total };
}
