import { type Decision, type Refusal, fastDice } from "@stonebridge/kernel";
import type { Action, BullRun1983, GameEvent, Position, SideId, View } from "@stonebridge/games/bull-run-1983";
import { type Outlook, outlookFrom } from "../../play/ahead.ts";
import type { GameTypes } from "../contract/types.ts";
import type { Offer } from "./offers/offer.ts";

/** A position that waits for somebody, with everything needed to say what can be done about it. */
export interface Table {
  readonly game: BullRun1983;
  readonly position: Position;
  /** What the deciding side sees. */
  readonly view: View;
  readonly decision: Decision<Action>;
  readonly side: SideId;
}

export function tableOf(game: BullRun1983, position: Position): Table | undefined {
  const decision = game.decision(position);
  if (decision.over) return undefined;
  const side = decision.sides[0] as SideId;
  return { game, position, view: game.view(position, side), decision, side };
}

export function whyNot({ game, position, side }: Table, action: Action): Refusal | undefined {
  return game.whyNot(position, side, action);
}

/** Plays actions on a copy to see what they lead to. They must be legal one after the other. */
export function outlook(table: Table, actions: readonly Action[]): Outlook<Table> {
  return outlookFrom(table.game, table, actions, (position) => tableOf(table.game, position));
}

/** A position that agrees with a view: what overlays are worked out from, so that they tell nobody what he does not know. */
export function seenBy(game: BullRun1983, view: View): Position {
  return game.imagine(view, fastDice(1));
}

/** The types of Bull Run (1983) on the play screen. */
export interface OldBullRun extends GameTypes {
  readonly position: Position;
  readonly action: Action;
  readonly event: GameEvent;
  readonly view: View;
  readonly offer: Offer;
  readonly table: Table;
}
