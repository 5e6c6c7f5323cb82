import type { ModuleId, ScenarioId, TurnData } from "@stonebridge/games/no-written-orders";

/** When the first turn of a module’s track begins; its turns are of an hour. */
interface Beginning {
  readonly month: string;
  readonly day: number;
  readonly hour: number;
}

const BEGINNINGS: Readonly<Record<ModuleId, Beginning>> = {
  "first-bull-run": { month: "07", day: 21, hour: 6 },
  "second-bull-run": { month: "08", day: 28, hour: 18 },
};

/** Where on the track of which module a scenario begins. */
const STARTS: Readonly<Record<ScenarioId, { readonly module: ModuleId; readonly turn: number }>> = {
  "first-bull-run": { module: "first-bull-run", turn: 1 },
  "brawners-farm": { module: "second-bull-run", turn: 1 },
  "two-days": { module: "second-bull-run", turn: 12 },
  "third-day": { module: "second-bull-run", turn: 43 },
};

/** A scenario that a later version brought, in a game that it saved, is told by the first track. */
function startOf(scenario: string): (typeof STARTS)[ScenarioId] {
  const starts: Readonly<Partial<Record<string, (typeof STARTS)[ScenarioId]>>> = STARTS;
  return starts[scenario] ?? STARTS["first-bull-run"];
}

/**
 * What a turn of a scenario’s track is called after: the day, and the hour on its clock. Kept apart from the modules: saved games are told
 * by it before any is fetched.
 */
export function turnOf(scenario: string, turn: number): TurnData {
  const { month, day, hour } = BEGINNINGS[startOf(scenario).module];
  const hours = hour + Math.max(turn, 1) - 1;
  const no = { night: false, rain: false, supply: false, firstNight: false, lastNight: false };
  const date = `${month}-${String(day + Math.floor(hours / 24)).padStart(2, "0")}`;
  return { date, hour: hours % 24, ...no };
}

/** The turn of its track that a scenario begins with, told before its module is fetched. */
export function firstTurnOf(scenario: string): number {
  return startOf(scenario).turn;
}
