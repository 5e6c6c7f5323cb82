import type { Part } from "@stonebridge/kernel/words";

/** A sentence names so many pieces or places; of more than that one fewer, and how many are left out. */
const MOST = 6;

/** The first of a long list, then "36 more". */
export function fewest(parts: readonly Part[], more: (number: number) => string): readonly Part[] {
  return parts.length <= MOST ? parts : [...parts.slice(0, MOST - 1), more(parts.length - MOST + 1)];
}
