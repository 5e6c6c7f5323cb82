import type { Decision, Refusal } from "@stonebridge/kernel";
import type { Action, AskingStep, Position, SideId, View } from "@stonebridge/games/no-written-orders";
import { playedAhead } from "../../play/ahead.ts";
import type { PlayTools } from "./tools.ts";

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

/** What some actions of the deciding side lead to. */
export interface Outlook {
  /** The table after them; undefined if a die falls first, or the game ends. */
  readonly table: Table | undefined;
  /** A die falls on the way. */
  readonly rolls: boolean;
  /** Somebody else decides next. */
  readonly handsOver: boolean;
}

/** Plays actions, legal one after the other, on a copy to see what they lead to. */
export function outlook(table: Table, actions: readonly Action[]): Outlook {
  const { position, rolls } = playedAhead(table.tools.game, table.position, table.side, actions);
  if (position === undefined) return { table: undefined, rolls: rolls !== undefined, handsOver: false };
  const next = tableOf(table.tools, position);
  return { table: next, rolls: false, handsOver: next?.side !== table.side };
}
