import {
  COMBAT_RESULTS,
  type CombatForecast,
  type CombatResult,
  type SideId,
} from "@stonebridge/games/second-bull-run-1862";
import type { Names } from "@stonebridge/games/second-bull-run-1862/text";
import { enemyOf } from "./pieces.ts";

/** A result of a combat with its exact share of all falls of the dice. */
export interface Chance {
  readonly result: CombatResult;
  /** Who suffers it. */
  readonly loser: SideId;
  /** He tests as well. */
  readonly tests: boolean;
  /** 0..1 */
  readonly share: number;
}

/** The four results, best for the attacker first. */
export function chances(forecast: CombatForecast): readonly Chance[] {
  return COMBAT_RESULTS.toReversed().map((result) => ({
    result,
    loser: result.startsWith("attacker") ? forecast.attacker : enemyOf(forecast.attacker),
    tests: result.endsWith("tests"),
    share: forecast.ways[result] / forecast.of,
  }));
}

/** Who fights, without those who help: "Poe 5 + Robinson 5" */
export function forcesOf(pieces: CombatForecast["attackers"], names: Pick<Names, "unit">): string {
  return pieces
    .filter(({ supports }) => supports !== true)
    .map(({ unit, combat }) => `${names.unit(unit)} ${combat}`)
    .join(" + ");
}

/** The share of falls in which the defender suffers, 0..1: the figure on the map. */
export function attackShare(forecast: CombatForecast): number {
  return (forecast.ways["defender-tests"] + forecast.ways["defender-tires"]) / forecast.of;
}

/** Lowest and highest sum of a side’s modifiers, depending on its guns and sharpshooters. */
export function modifierRange(forecast: CombatForecast, side: "attacker" | "defender"): readonly [number, number] {
  const sure = forecast.modifiers[side].reduce((sum, { value }) => sum + value, 0);
  const whose = side === "attacker" ? forecast.attacker : enemyOf(forecast.attacker);
  const rolls = forecast.rolls.filter((roll) => roll.side === whose);
  const least = rolls.filter(({ faces }) => faces >= 6).length;
  const most = rolls.filter(({ faces }) => faces > 0).length;
  return [sure + least, sure + most];
}
