import { type Puzzle, puzzlesOf } from "@stonebridge/bots/puzzles";
import { Failure } from "../failure.ts";
import { SHELF } from "../shelf.ts";

/** A puzzle, and the game that it belongs to. */
export interface Found {
  /** `<game>/<id>`. */
  readonly name: string;
  readonly game: string;
  readonly puzzle: Puzzle;
}

/** The puzzles of a game, or of all. @throws {@link Failure}, listing the games */
export async function listed(game?: string): Promise<readonly Found[]> {
  const games = SHELF.map(({ id }) => id);
  if (game !== undefined && !games.includes(game))
    throw new Failure(`There is no game "${game}". Games: ${games.join(", ")}.`);
  const wanted = games.filter((id) => game === undefined || id === game);
  const files = await Promise.all(wanted.map(puzzlesOf));
  return files.flatMap(({ game: of, puzzles }) =>
    puzzles.map((puzzle) => ({ name: `${of}/${puzzle.id}`, game: of, puzzle })),
  );
}

/** The puzzle of a name. @throws {@link Failure} if there is none */
export async function find(name: string): Promise<Found> {
  const found = (await listed()).find((one) => one.name === name);
  if (!found) throw new Failure(`There is no puzzle "${name}". List them: stonebridge puzzles list`);
  return found;
}
