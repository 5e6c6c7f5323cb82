import type { Faults } from "./faults.ts";
import { Faulty, type GameModule, type ScenarioInfo, type SituationBase } from "./game.ts";
import { isObject, sameJson } from "./json.ts";

/** A game's options by id: the values of each, default first. */
export type OptionValues = Readonly<Record<string, readonly [byDefault: string, ...others: string[]]>>;

/** Options as chosen in a file, with defaults for the rest. Adds a fault for each that does not exist. */
export function readOptions(values: OptionValues, data: unknown, faults: Faults): Record<string, string> {
  const options = Object.fromEntries(Object.entries(values).map(([id, list]) => [id, list[0]]));
  if (data === undefined) return options;
  if (!isObject(data)) {
    faults.add("options", "must be an object of option ids and values");
    return options;
  }
  for (const [id, value] of Object.entries(data)) {
    const offered = Object.hasOwn(values, id) ? values[id] : undefined;
    if (offered) options[id] = faults.word(`options.${id}`, value, offered);
    else faults.add(`options.${id}`, `is not an option; the options are ${Object.keys(values).join(", ")}`);
  }
  return options;
}

/** Checks a scenario and options. @throws Faulty for a scenario, option or value that does not exist */
export function checkScenario(
  scenarios: readonly ScenarioInfo[],
  values: OptionValues,
  scenario: string,
  options: Readonly<Record<string, string>>,
): void {
  if (!scenarios.some(({ id }) => id === scenario)) {
    const choice = scenarios.map(({ id }) => id).join(" or ");
    throw new Faulty("No such scenario", [
      { field: "scenario", problem: `there is no scenario "${scenario}"; choose ${choice}` },
    ]);
  }
  for (const [id, value] of Object.entries(options)) {
    const field = `options.${id}`;
    const offered = Object.hasOwn(values, id) ? values[id] : undefined;
    if (!offered) {
      const choice = Object.keys(values).join(", ");
      throw new Faulty("No such option", [{ field, problem: `there is no such option; the options are ${choice}` }]);
    }
    if (!offered.includes(value))
      throw new Faulty("No such value", [{ field, problem: `must be one of ${offered.join(", ")}, not "${value}"` }]);
  }
}

/** Whether a situation is a scenario with its options as the game makes it, and no more. */
export function isScenario(
  made: GameModule<never, never, never, never>["situation"],
  situation: SituationBase,
): boolean {
  try {
    return situation.name !== undefined && sameJson(made(situation.name, situation.options), situation);
  } catch (error) {
    if (error instanceof Faulty) return false;
    throw error;
  }
}
