import type { OptionInfo, Side } from "@stonebridge/kernel";
import type { AnyLoadedGame } from "../games/contract/entry.ts";

/** What even chances give a side, or ask of it. */
export interface Bid {
  readonly side: Side;
  readonly points: number;
}

/** The side that even chances change something for in a scenario, and its points; undefined if they change nothing. */
export function bidOf(
  { options, sides }: Pick<AnyLoadedGame["module"], "options" | "sides">,
  scenario: string,
): Bid | undefined {
  const points = options.find(({ bids }) => bids)?.bids?.[scenario] ?? {};
  const side = sides.find((one) => (points[one] ?? 0) > 0);
  return side === undefined ? undefined : { side, points: points[side] as number };
}

/** Whether this is the option of even chances, and on. */
export function isEven({ id, bids }: OptionInfo, chosen: Readonly<Record<string, string>>): boolean {
  return bids !== undefined && chosen[id] === "on";
}
