import type { PuzzleFile } from "./puzzle.ts";

/** Each game’s puzzles, loaded when they are asked for. */
const FILES: Readonly<Record<string, () => Promise<{ readonly default: PuzzleFile }>>> = {
  "bull-run-1861": () => import("./bull-run-1861.json", { with: { type: "json" } }),
  "bull-run-1983": () => import("./bull-run-1983.json", { with: { type: "json" } }),
  "no-written-orders": () => import("./no-written-orders.json", { with: { type: "json" } }),
  "second-bull-run-1862": () => import("./second-bull-run-1862.json", { with: { type: "json" } }),
};

/**
 * The puzzles of a game.
 * @param game its id
 * @throws RangeError if there is no such game
 */
export async function puzzlesOf(game: string): Promise<PuzzleFile> {
  const load = FILES[game];
  if (load === undefined) throw new RangeError(`There are no puzzles of "${game}".`);
  return (await load()).default;
}
