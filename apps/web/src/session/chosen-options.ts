import type { AnyGame, AnyLoadedGame, Described } from "../games/contract/entry.ts";

/** An option that is not as usual, and its value. */
export interface Chosen {
  readonly option: Described;
  readonly value: Described;
  /** It is a switch, and on: its name says all. */
  readonly on: boolean;
}

/**
 * What was chosen against the usual, in the language of the page.
 * @param chosen by the ids of options, as a situation has them
 */
export function chosenOptions(
  { options }: Pick<AnyLoadedGame["module"], "options">,
  chosen: Readonly<Record<string, string>>,
  entry: Pick<AnyGame, "option" | "optionValue">,
): readonly Chosen[] {
  return options.flatMap(({ id, values }) => {
    const value = chosen[id];
    if (value === undefined || value === values[0] || id === "setup") return [];
    return [{ option: entry.option(id), value: entry.optionValue(id, value), on: value === "on" }];
  });
}
