import type { PlayedStep } from "@stonebridge/kernel";
import type { Action, CombatForecast, GameEvent } from "@stonebridge/games/bull-run-1861";
import type { Rules } from "../table.ts";

/** The chances a combat had before its dice fell; undefined if the step fought none. */
export function forecastBefore<P>(
  rules: Rules<P>,
  match: { positionAt(step: number): P },
  step: PlayedStep<Action, GameEvent>,
): CombatForecast | undefined {
  const { action } = step;
  return action.type === "fight"
    ? rules.forecast(match.positionAt(step.number - 1), action.attackers, action.zones)
    : undefined;
}
