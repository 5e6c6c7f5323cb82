import type { PlayedStep } from "@stonebridge/kernel";
import {
  type Action,
  type CombatForecast,
  forecastFight,
  type GameEvent,
  type Position,
  type SecondBullRun1862,
} from "@stonebridge/games/second-bull-run-1862";

/** The chances a combat had before its dice fell; undefined if the step fought none. */
export function forecastBefore(
  game: SecondBullRun1862,
  match: { positionAt(step: number): Position },
  { action, number }: PlayedStep<Action, GameEvent>,
): CombatForecast | undefined {
  return action.type === "fight" ? forecastFight(game, match.positionAt(number - 1), action.zone) : undefined;
}
