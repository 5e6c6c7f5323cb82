import type { Decision, Refusal } from "@stonebridge/kernel";
import type { Action, AskingStep, GameEvent, Position, SideId, View } from "@stonebridge/games/no-written-orders";
import { type Outlook, outlookFrom } from "../../play/ahead.ts";
import type { PlayTools } from "./tools.ts";
import type { GameTypes } from "../contract/types.ts";
import type { Offer } from "./offers/offer.ts";

/** A position that waits for somebody, with everything needed to say what can be done about it. */
export interface Table {
  readonly tools: PlayTools;
  readonly position: Position;
  /** What the deciding side sees. */
  readonly view: View;
  readonly decision: Decision<Action>;
  readonly step: AskingStep;
  readonly side: SideId;
}

export function tableOf(tools: PlayTools, position: Position): Table | undefined {
  const { game } = tools;
  const decision = game.decision(position);
  if (decision.over) return undefined;
  const side = decision.sides[0] as SideId;
  return { tools, position, view: game.view(position, side), decision, step: decision.step as AskingStep, side };
}

export function whyNot({ tools, position, side }: Table, action: Action): Refusal | undefined {
  return tools.game.whyNot(position, side, action);
}

/** Plays actions on a copy to see what they lead to. They must be legal one after the other. */
export function outlook(table: Table, actions: readonly Action[]): Outlook<Table> {
  return outlookFrom(table.tools.game, table, actions, (position) => tableOf(table.tools, position));
}

/** The types of No Written Orders on the play screen. */
export interface OrdersGame extends GameTypes {
  readonly position: Position;
  readonly action: Action;
  readonly event: GameEvent;
  readonly view: View;
  readonly offer: Offer;
  readonly table: Table;
}
