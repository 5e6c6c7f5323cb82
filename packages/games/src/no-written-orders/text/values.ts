import { type Loose, numberOf } from "@stonebridge/kernel/words";
import type { About } from "../actions.ts";

/** The fewest halves of a movement point left to any unit on the march. */
export function pointsLeft({ points }: About): number | undefined {
  return points === undefined || points.length === 0 ? undefined : Math.min(...points);
}

/** The final points in an outcome’s values, if they are there, and whether the victory is decisive. */
export function endOf(about: Loose): {
  readonly points?: { readonly union: number; readonly confederate: number };
  readonly decisive: boolean;
} {
  const points: Loose = typeof about["points"] === "object" && about["points"] !== null ? { ...about["points"] } : {};
  const [union, confederate] = [numberOf(points["union"]), numberOf(points["confederate"])];
  const decisive = about["decisive"] === true;
  return union === undefined || confederate === undefined ? { decisive } : { points: { union, confederate }, decisive };
}
