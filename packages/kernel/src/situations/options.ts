import type { Faults } from "../faults.ts";
import { Faulty, type ScenarioInfo } from "../game.ts";
import { isObject } from "../json.ts";

/** A game's options by id: the values of each, default first. */
export type OptionValues = Readonly<Record<string, readonly [byDefault: string, ...others: string[]]>>;

/** All options of a game as they are chosen: one of its values for each. */
export type OptionsOf<V extends OptionValues> = { readonly [O in keyof V]: V[O][number] };

/** Options as chosen in a file, with defaults for the rest. Adds a fault for each that does not exist. */
export function readOptions<V extends OptionValues>(values: V, data: unknown, faults: Faults): OptionsOf<V> {
  // each id has one of its own values, which the compiler cannot follow
  return chosenOptions(values, data, faults) as OptionsOf<V>;
}

function chosenOptions(values: OptionValues, data: unknown, faults: Faults): Record<string, string> {
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

/** The scenario with an id. @throws Faulty if there is none */
export function scenarioWith<Id extends string>(scenarios: readonly ScenarioInfo<Id>[], id: string): ScenarioInfo<Id> {
  const found = scenarios.find((one) => one.id === id);
  if (found !== undefined) return found;
  const choice = scenarios.map((one) => one.id).join(" or ");
  throw new Faulty("No such scenario", [
    { field: "scenario", problem: `there is no scenario "${id}"; choose ${choice}` },
  ]);
}

/** Checks options that were chosen. @throws Faulty for an option or value that does not exist */
export function checkOptions<V extends OptionValues>(
  values: V,
  options: Readonly<Record<string, string>>,
): asserts options is Readonly<Record<string, string>> & Partial<OptionsOf<V>> {
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
