import { maybe, number, type OptionalForm, word } from "./forms.ts";
import { record } from "./records.ts";
import type { Bid, Side } from "../game.ts";

/** More than any battle is worth. */
const MOST_POINTS = 1_000;

/** How a situation has its bid. @param sides of its game */
export function bidForm(sides: readonly Side[]): OptionalForm<Bid | undefined> {
  const [, example] = sides;
  const bid = record<Bid>(
    { side: word(sides), points: number(0, MOST_POINTS) },
    `{ "side": "${example}", "points": 3 }`,
    "a bid",
  );
  const description = "What even chances give a side, or ask of it where the game counts no points.";
  return maybe({ ...bid, schema: { ...bid.schema, description } });
}
