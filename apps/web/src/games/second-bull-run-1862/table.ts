import type { Decision, Refusal } from "@stonebridge/kernel";
import type { Action, Position, SecondBullRun1862, SideId, View } from "@stonebridge/games/second-bull-run-1862";
import { playedAhead } from "../../play/ahead.ts";
import type { PlayTools } from "./tools.ts";

/** A position that waits for somebody, with everything needed to say what can be done about it. */
export interface Table {
  readonly tools: PlayTools;
  readonly game: SecondBullRun1862;
  readonly position: Position;
  readonly view: View;
  readonly decision: Decision<Action>;
  readonly side: SideId;
}

/** The table after some actions of the deciding side; undefined if they ask for dice or end the game. */
export interface Outlook {
  /** Where the actions lead, as far as no die decides. */
  readonly table: Table | undefined;
  /** What the first die would be rolled for. */
  readonly rolls: string | undefined;
  /** Somebody else decides next. */
  readonly handsOver: boolean;
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

/**
 * Plays actions on a copy to see what they lead to: whether they roll dice, and the next decision.
 * The actions must be legal one after the other.
 */
export function outlook(table: Table, actions: readonly Action[]): Outlook {
  const { position, rolls } = playedAhead(table.game, table.position, table.side, actions);
  if (position === undefined) return { table: undefined, rolls, handsOver: false };
  const next = tableOf(table.tools, position);
  return { table: next, rolls, handsOver: next?.side !== table.side };
}
