import type { About } from "../actions.ts";

/** The fewest halves of a movement point left to any unit on the march. */
export function pointsLeft({ points }: About): number | undefined {
  return points === undefined || points.length === 0 ? undefined : Math.min(...points);
}
