import type { ModuleData, ScenarioData, UnitData } from "../../../src/no-written-orders/modules/module-data.ts";
import type { ScenarioId } from "../../../src/no-written-orders/vocabulary.ts";

/** A unit of a list: its formation, and the words of its line. */
export interface Listed {
  readonly formation: string;
  readonly words: readonly string[];
}

/** The units of a list, with their formations; and what the list says of those. */
export function listed(text: string): {
  readonly units: readonly Listed[];
  readonly totals: ReadonlyMap<string, number>;
} {
  const units: Listed[] = [];
  const totals = new Map<string, number>();
  for (const line of text.trim().split("\n")) {
    const words = line.trim().split(" ");
    if (line.startsWith(" ")) units.push({ formation: [...totals.keys()].at(-1) ?? "", words });
    else totals.set(words[0], Number(words[1]));
  }
  return { units, totals };
}

/** What must be there. @throws Error naming it */
export function known<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`no ${what}`);
  return found;
}
export const unitOf = (module: ModuleData, id: string): UnitData =>
  known(
    module.units.find((unit) => unit.id === id),
    id,
  );
export const startOf = (module: ModuleData, id: ScenarioId): ScenarioData =>
  known(
    module.scenarios.find((one) => one.id === id),
    id,
  );

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
/** Points of full strength. */
export const front = (units: readonly UnitData[]): number => sum(units.map(({ strength }) => strength[0]));
