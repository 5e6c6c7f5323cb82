import type { ActionBase, EventBase, Game, Side } from "@stonebridge/kernel";
import type { ShelfGame } from "../shelf-game.ts";
import { type GameError, type GameResult, playGame, type Conditions } from "./play-game.ts";
import type { StopFlag } from "./stopping.ts";

/** Bot level by side. */
export type LineUp = Readonly<Record<Side, string>>;

/** What a simulation plays: the same for every worker. */
export interface Programme extends Conditions {
  readonly game: string;
  readonly situation: unknown;
  readonly games: number;
  /** Who plays: the games take them in turn, and as many games in a row as there are line-ups have the same dice. */
  readonly lineUps: readonly LineUp[];
}

/** Which line-up plays a game of a programme, and which set of dice it has: both from 0. */
export function drawOf({ lineUps }: Pick<Programme, "lineUps">, index: number): { lineUp: number; dice: number } {
  return { lineUp: index % lineUps.length, dice: Math.floor(index / lineUps.length) };
}

/** Plays one game of a programme; undefined if it was stopped. */
export async function playOne<P, A extends ActionBase, E extends EventBase, V>(
  shelf: ShelfGame<P, A, E, V>,
  game: Game<P, A, E, V>,
  programme: Programme,
  index: number,
  stop: StopFlag,
): Promise<GameResult | GameError | undefined> {
  const { lineUp, dice } = drawOf(programme, index);
  const outcome = await playGame(shelf, game, programme.lineUps[lineUp], programme, dice, stop);
  return outcome && { ...outcome, index };
}
