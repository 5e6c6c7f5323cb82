import type { Puzzle } from "@stonebridge/bots/puzzles";

/**
 * Takes puzzles so that themes, sides and scenarios take turns; in each of them, those with more to find come first, and then those found
 * first.
 * @param count how many are wanted
 * @param themeOf chapter of a clause
 */
export function choosePuzzles(
  found: readonly Puzzle[],
  count: number,
  themeOf: (rule: string) => string,
): readonly Puzzle[] {
  const left = found.toSorted((one, other) => toFind(other) - toFind(one));
  const chosen: Puzzle[] = [];
  const taken = new Map<string, number>();
  const times = (key: string): number => taken.get(key) ?? 0;
  const keys = ({ rule, side, scenario }: Puzzle): readonly string[] => [
    `theme ${themeOf(rule)}`,
    `side ${side}`,
    `scenario ${scenario}`,
  ];
  // a theme counts most: sides and scenarios decide between puzzles of themes that were taken as often
  const weight = (puzzle: Puzzle): number => {
    const [theme, side, scenario] = keys(puzzle).map(times);
    return theme * 1_000 + side + scenario;
  };
  while (chosen.length < count && left.length > 0) {
    let next = 0;
    for (const [at, puzzle] of left.entries()) if (weight(puzzle) < weight(left[next])) next = at;
    const [puzzle] = left.splice(next, 1);
    for (const key of keys(puzzle)) taken.set(key, times(key) + 1);
    chosen.push(puzzle);
  }
  return chosen;
}

/** How many decisions there are in which something has to be found. */
function toFind({ line }: Puzzle): number {
  return line.filter(({ chances }) => chances.length > 1).length;
}
