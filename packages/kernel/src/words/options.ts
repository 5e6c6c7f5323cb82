import type { Bids } from "../bids.ts";
import { keysOf } from "../tables.ts";
import type { OptionValues } from "../options.ts";
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

/**
 * The fair bids of a game in words, scenario by scenario.
 * @param tell what a side is given
 * @param none what it means that nobody is given anything
 */
export function bidsTold<SideId extends string>(
  { bids }: Bids<SideId>,
  scenarios: Readonly<Record<string, Described>>,
  tell: (points: number, side: SideId) => string,
  none: string,
  { colon = ": ", semicolon = "; " } = {},
): string {
  return Object.entries(bids)
    .map(([scenario, points]: readonly [string, Readonly<Record<SideId, number>>]) => {
      const given = keysOf(points).find((side) => points[side] > 0);
      const what = given === undefined ? none : tell(points[given], given);
      return `${known(scenarios, scenario)?.name ?? scenario}${colon}${what}`;
    })
    .join(semicolon);
}
