import type { HexIndex } from "@stonebridge/board";
import { askingOf, type Decision as KernelDecision, type PlayBase, type SequenceStep } from "@stonebridge/kernel";
import type { About, Action, AskingStep } from "./actions.ts";
import type { GameEvent } from "./events.ts";
import type { Field } from "./field.ts";
import type { Frame, FrameOf } from "./frames.ts";
import type { PieceIndex, SideIndex } from "./measures.ts";
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

/** The id of a piece: `us-2nh`. */
export function pieceId(play: Play, piece: PieceIndex): string {
  return play.field.ids[piece];
}

/** The ids of pieces, in their order. */
export function pieceIds(play: Play, pieces: readonly PieceIndex[]): string[] {
  return pieces.map((piece) => play.field.ids[piece]);
}

/** The name of a hex as printed: `QQ18`. */
export function hexId(play: Play, hex: HexIndex): string {
  return play.field.grid.ids[hex];
}

/** A question to a side: the step that asks, the clause that gives the choice, what the question names, the legal actions. */
export const asks = askingOf<AskingStep, About, Action>(SIDES);

/** Rolls one die for a side. */
export function roll(play: Play, kind: RollKind, side: SideIndex, piece?: string): number {
  return play.dice.roll(kind, 6, sideId(side), piece);
}
