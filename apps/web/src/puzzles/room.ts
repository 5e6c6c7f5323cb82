import { placeOfDay, type Puzzle, puzzlesOf } from "@stonebridge/bots/puzzles";
import type { AnyGame } from "../games/contract/entry.ts";
import { GAMES, gameOf } from "../games/shelf.ts";

/** A puzzle as the pages name it. */
export interface NamedPuzzle {
  readonly puzzle: Puzzle;
  /** `<game>/<id>`. */
  readonly name: string;
  readonly game: AnyGame;
  /** From 1, in its game. */
  readonly number: number;
}

/** A chapter of a rulebook with its puzzles. */
export interface Theme {
  readonly id: string;
  readonly title: string;
  readonly puzzles: readonly NamedPuzzle[];
}

/** A game’s puzzles in their order. */
export async function puzzlesIn(game: AnyGame): Promise<readonly NamedPuzzle[]> {
  const { puzzles } = await puzzlesOf(game.id);
  return puzzles.map((puzzle, at) => ({ puzzle, name: `${game.id}/${puzzle.id}`, game, number: at + 1 }));
}

/** The puzzle of a name; undefined if there is none. */
export async function puzzleNamed(name: string): Promise<NamedPuzzle | undefined> {
  const game = gameOf(name.slice(0, name.indexOf("/")));
  return game && (await puzzlesIn(game)).find((one) => one.name === name);
}

/** The puzzle of a day, the same for everybody: the games take turns, and one without puzzles is left out; undefined if none has any. */
export async function puzzleOfDay(day: number): Promise<NamedPuzzle | undefined> {
  for (let turn = 0; turn < GAMES.length; turn++) {
    const puzzles = await puzzlesIn(GAMES[(day + turn) % GAMES.length]);
    if (puzzles.length > 0) return puzzles[placeOfDay(puzzles.length, Math.floor(day / GAMES.length))];
  }
  return undefined;
}

/** The chapter of the rulebook that a puzzle is about; the game’s book must have been loaded. */
export function themeOf({ game, puzzle }: NamedPuzzle): Pick<Theme, "id" | "title"> {
  const { entries, sections } = game.book.t;
  const id = entries.get(puzzle.rule)?.section ?? "";
  return { id, title: sections.find((section) => section.id === id)?.title ?? "" };
}

/** Puzzles by chapter, in the order of the rulebook; the game’s book must have been loaded. */
export function themesOf(puzzles: readonly NamedPuzzle[], { book }: AnyGame): readonly Theme[] {
  const themes = new Map<string, NamedPuzzle[]>();
  for (const one of puzzles) {
    const { id } = themeOf(one);
    themes.set(id, [...(themes.get(id) ?? []), one]);
  }
  return book.t.sections.flatMap(({ id, title }) => {
    const own = themes.get(id);
    return own ? [{ id, title, puzzles: own }] : [];
  });
}

/** The next puzzle after this one that is not solved, round its game; undefined if all are. */
export function nextAfter(
  name: string,
  puzzles: readonly NamedPuzzle[],
  solved: readonly string[],
): NamedPuzzle | undefined {
  const at = puzzles.findIndex((one) => one.name === name);
  return [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))].find((one) => !solved.includes(one.name));
}
