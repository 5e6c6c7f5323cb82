import type { OptionValues } from "../situations/options.ts";
import { known } from "./loose.ts";
import type { Described } from "./sentences.ts";

/** What a language says of a game's options, and of every value of each. */
export type OptionWords<V extends OptionValues> = {
  readonly [O in keyof V]: Described & { readonly values: Readonly<Record<V[O][number], Described>> };
};

/**
 * The options and scenarios of a game in one language. An unknown scenario or value is shown by its id.
 * @param set typesets what the language says, where it has to be
 */
export function optionTexts<V extends OptionValues>(
  options: OptionWords<V>,
  scenarios: Readonly<Record<string, Described>>,
  set: (said: Described) => Described = ({ name, help }) => ({ name, help }),
): {
  /** A scenario by its id. */
  scenario(id: string): Described;
  /** An option by its id. */
  option(id: keyof V): Described;
  /** A value of an option. */
  optionValue(id: keyof V, value: string): Described;
} {
  return {
    scenario: (id) => set(known(scenarios, id) ?? { name: id, help: "" }),
    option: (id) => set(options[id]),
    optionValue: (id, value) => set(known<Described>(options[id].values, value) ?? { name: value, help: "" }),
  };
}
