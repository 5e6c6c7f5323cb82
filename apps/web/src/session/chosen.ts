import type { OptionInfo, Side } from "@stonebridge/kernel";
import type { AnyGame, AnyLoadedGame, Described } from "../games/contract/entry.ts";

/** What of a game says what was chosen before it began. */
type Choosable = Pick<AnyLoadedGame["module"], "options" | "sides">;

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
  { options }: Pick<Choosable, "options">,
  chosen: Readonly<Record<string, string>>,
  entry: Pick<AnyGame, "option" | "optionValue">,
): readonly Chosen[] {
  return options.flatMap(({ id, values }) => {
    const value = chosen[id];
    if (value === undefined || value === values[0] || id === "setup") return [];
    return [{ option: entry.option(id), value: entry.optionValue(id, value), on: value === "on" }];
  });
}

/** What even chances give a side, or ask of it. */
export interface Bid {
  readonly side: Side;
  readonly points: number;
}

/** The side that even chances change something for in a scenario, and its points; undefined if they change nothing. */
export function bidOf({ options, sides }: Choosable, scenario: string): Bid | undefined {
  const points = options.find(({ bids }) => bids)?.bids?.[scenario] ?? {};
  const side = sides.find((one) => (points[one] ?? 0) > 0);
  return side === undefined ? undefined : { side, points: points[side] as number };
}

/** Whether this is the option of even chances, and on. */
export function isEven({ id, bids }: OptionInfo, chosen: Readonly<Record<string, string>>): boolean {
  return bids !== undefined && chosen[id] === "on";
}
