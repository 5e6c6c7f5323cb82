import type { TurnData } from "@stonebridge/games/no-written-orders";

/**
 * What a turn of a scenario’s track is called after: the day, and the hour on its clock. Kept apart from the modules: saved games are told
 * by it before any is fetched. First Bull Run begins at 6 in the morning, the track of Second Bull Run at 6 in the evening.
 */
export function turnOf(scenario: string, turn: number): TurnData {
  const second = scenario !== "" && scenario !== "first-bull-run";
  const hours = (second ? 18 : 6) + Math.max(turn, 1) - 1;
  const no = { night: false, rain: false, supply: false, firstNight: false, lastNight: false };
  return { date: second ? `08-${28 + Math.floor(hours / 24)}` : "07-21", hour: hours % 24, ...no };
}

const LATER_FIRST_TURNS: Readonly<Record<string, number>> = { "two-days": 12, "third-day": 43 };

/** The turn of its track that a scenario begins with, told before its module is fetched. */
export function firstTurnOf(scenario: string): number {
  return LATER_FIRST_TURNS[scenario] ?? 1;
}
