import type { CombatForecast, CombatResult, SideId } from "@stonebridge/games/bull-run-1861";
import type { Names } from "@stonebridge/games/bull-run-1861/text";
import { enemyOf } from "./pieces.ts";

/** A result of a combat with its exact share of all falls of the dice. */
export interface Chance {
  readonly result: CombatResult;
  /** Who suffers it. */
  readonly loser: SideId;
  readonly hit: boolean;
  /** 0..1 */
  readonly share: number;
}

/** The four results, best for the attacker first. */
export function chances(forecast: CombatForecast): readonly Chance[] {
  const results: readonly CombatResult[] = ["defender-hit", "defender-fatigue", "attacker-fatigue", "attacker-hit"];
  return results.map((result) => ({
    result,
    loser: result.startsWith("attacker") ? forecast.attacker : enemyOf(forecast.attacker),
    hit: result.endsWith("hit"),
    share: forecast.ways[result] / forecast.of,
  }));
}

/** "Sherman 8 + Porter 6" */
export function forcesOf(
  pieces: readonly { readonly element: string; readonly combat: number }[],
  names: Pick<Names, "unit">,
): string {
  return pieces.map(({ element, combat }) => `${names.unit(element)} ${combat}`).join(" + ");
}

/** The share of falls in which the defender suffers, 0..1: the figure on the map. */
export function attackShare(forecast: CombatForecast): number {
  return (forecast.ways["defender-hit"] + forecast.ways["defender-fatigue"]) / forecast.of;
}

/** Lowest and highest sum of a side's modifiers, depending on its artillery and cavalry dice. */
export function modifierRange(forecast: CombatForecast, side: "attacker" | "defender"): readonly [number, number] {
  const sure = forecast.modifiers[side].reduce((sum, modifier) => sum + modifier.value, 0);
  const whose = side === "attacker" ? forecast.attacker : enemyOf(forecast.attacker);
  const rolls = forecast.rolls.filter((roll) => roll.side === whose);
  const least = rolls.filter((roll) => roll.faces >= 6).length;
  const most = rolls.filter((roll) => roll.faces > 0).length;
  return [sure + least, sure + most];
}
