import type { Faults } from "./faults.ts";
import { Faulty, type ScenarioInfo } from "./game.ts";
import { isObject } from "./json.ts";

/** A game's options by id: the values of each, default first. */
export type OptionValues = Readonly<Record<string, readonly string[]>>;

/** Options as chosen in a file, with defaults for the rest. Adds a fault for each that does not exist. */
export function readOptions(values: OptionValues, data: unknown, faults: Faults): Record<string, string> {
  const options = Object.fromEntries(Object.entries(values).map(([id, list]) => [id, list[0]]));
  if (data === undefined) return options;
  if (!isObject(data)) {
    faults.add("options", "must be an object of option ids and values");
    return options;
  }
  for (const [id, value] of Object.entries(data)) {
    if (Object.hasOwn(values, id)) options[id] = faults.word(`options.${id}`, value, values[id]);
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
    if (!Object.hasOwn(values, id)) {
      const choice = Object.keys(values).join(", ");
      throw new Faulty("No such option", [{ field, problem: `there is no such option; the options are ${choice}` }]);
    }
    if (!values[id].includes(value))
      throw new Faulty("No such value", [
        { field, problem: `must be one of ${values[id].join(", ")}, not "${value}"` },
      ]);
  }
}
