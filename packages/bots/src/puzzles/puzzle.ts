import type { RuleId, Side } from "@stonebridge/kernel";

/** A position with one best move, found in a game of bots. */
export interface Puzzle {
  /** The game of self-play and the decision in it: stays the same as long as it is found with the same seed. */
  readonly id: string;
  /** The scenario of the game that it was found in. */
  readonly scenario: string;
  /** Who is to move. */
  readonly side: Side;
  /** The clause that gives the choice: its chapter is the theme. */
  readonly rule: RuleId;
  /** What has to be found: the best move, and how its side goes on with it as long as that is clear, before dice are rolled or the other side is asked. */
  readonly line: readonly PuzzleMove[];
  /** The position: a situation, as JSON. It tells no more of what is hidden from the side than the side knows. */
  readonly situation: string;
}

/** A decision with one best move, or with a single one. */
export interface PuzzleMove {
  /** For each of the decision’s actions, in order: the chance that the side has after it, in thousandths; a draw counts half. */
  readonly chances: readonly number[];
  /** Play-outs of the best move. The others have as many, or fewer if they were beaten before. None where there is no choice. */
  readonly playouts: number;
  /** The best move: an action, as JSON. */
  readonly answer: string;
}

/** A game’s puzzles, as a file. */
export interface PuzzleFile {
  readonly format: string;
  readonly version: number;
  readonly game: string;
  /** Version of the rules under which the chances hold. */
  readonly rulesVersion: string;
  /** Of the games in which they were found. */
  readonly seed: number;
  /** Games that were looked through, decisions of them that were looked at, and hours of a core that it took. */
  readonly mined: { readonly games: number; readonly decisions: number; readonly hours: number };
  readonly puzzles: readonly Puzzle[];
}

/** What a puzzle file says it is. */
export const PUZZLE_FORMAT = "stonebridge-puzzles";

/** Place of the best move among a decision’s actions. */
export function bestOf({ chances }: Pick<PuzzleMove, "chances">): number {
  return chances.indexOf(Math.max(...chances));
}

/** What the best of the other moves gives: its chance in thousandths. */
export function nextBestOf({ chances }: Pick<PuzzleMove, "chances">): number {
  return Math.max(...chances.toSpliced(bestOf({ chances }), 1));
}

/** How what was played compares with a puzzle’s line. */
export interface Followed {
  /** Whether all of the line was played, or something else at one of its moves; open as long as neither is so. */
  readonly standing: "open" | "right" | "wrong";
  /** The move of the line that is next, or at which something else was played. */
  readonly at: number;
}

/**
 * Compares what was played with a puzzle’s line.
 * @param places of what was played among the actions of its decision, in order; what comes after the line does not matter
 */
export function followed(line: readonly Pick<PuzzleMove, "chances">[], places: readonly number[]): Followed {
  for (const [at, move] of line.entries()) {
    if (at === places.length) return { standing: "open", at };
    if (places[at] !== bestOf(move)) return { standing: "wrong", at };
  }
  return { standing: "right", at: line.length };
}

/**
 * The puzzle of a day, the same for everybody.
 * @param count how many puzzles there are
 * @param day days since 1970 by the calendar of whoever asks
 * @returns its place; every puzzle has its day before one comes again
 */
export function placeOfDay(count: number, day: number): number {
  if (count === 0) return -1;
  const stride = strideOf(count);
  return (((day * stride) % count) + count) % count;
}

/** A step through all places that has no divisor in common with their number, so that it meets each of them. */
function strideOf(count: number): number {
  let stride = Math.max(1, Math.floor(count * 0.618));
  while (divisor(stride, count) !== 1) stride += 1;
  return stride;
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}
