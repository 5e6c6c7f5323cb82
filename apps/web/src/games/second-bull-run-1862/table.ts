import type { Decision, Refusal } from "@stonebridge/kernel";
import type {
  Action,
  GameEvent,
  Position,
  SecondBullRun1862,
  SideId,
  View,
} from "@stonebridge/games/second-bull-run-1862";
import { type Outlook, outlookFrom } from "../../play/ahead.ts";
import type { PlayTools } from "./tools.ts";
import type { GameTypes } from "../contract/types.ts";
import type { Offer } from "./offers/offer.ts";

/** A position that waits for somebody, with everything needed to say what can be done about it. */
export interface Table {
  readonly tools: PlayTools;
  readonly game: SecondBullRun1862;
  readonly position: Position;
  readonly view: View;
  readonly decision: Decision<Action>;
  readonly side: SideId;
}

export function tableOf(tools: PlayTools, position: Position): Table | undefined {
  const { game } = tools;
  const decision = game.decision(position);
  if (decision.over) return undefined;
  const side = decision.sides[0] as SideId;
  return { tools, game, position, view: game.view(position, "spectator"), decision, side };
}

export function whyNot({ game, position, side }: Table, action: Action): Refusal | undefined {
  return game.whyNot(position, side, action);
}

/** Plays actions on a copy to see what they lead to. They must be legal one after the other. */
export function outlook(table: Table, actions: readonly Action[]): Outlook<Table> {
  return outlookFrom(table.game, table, actions, (position) => tableOf(table.tools, position));
}

/** The types of Second Bull Run 1862 on the play screen. */
export interface SecondBullRun extends GameTypes {
  readonly position: Position;
  readonly action: Action;
  readonly event: GameEvent;
  readonly view: View;
  readonly offer: Offer;
  readonly table: Table;
}
