import { type ActionBase, type Decision, deriveSeed, type EventBase, fastDice, type Game } from "@stonebridge/kernel";
import { bestOf, type Puzzle } from "@stonebridge/bots/puzzles";
import type { Quarry } from "./games.ts";
import { trialsOf } from "./trials.ts";

/** Play-outs for each of those that proved a puzzle. */
const TIMES = 10;
/** A move that loses this many standard errors to the best is not tried any longer; it is looked at whenever so many rounds are played. */
const BEYOND_DOUBT = 5;
const LOOK_EVERY = 50;
/** Of the luck of the check, which has nothing to do with that of the proof. */
const CHECKING = 3;

/** Proves puzzles again with ten times the play-outs and other dice. @returns whether each keeps its answer */
export function checkAll<P, A extends ActionBase, E extends EventBase, V>(
  quarry: Quarry<P, A, E, V>,
  puzzles: readonly Puzzle[],
  say: (line: string) => void,
): readonly boolean[] {
  const kept: boolean[] = [];
  for (const puzzle of puzzles) {
    const { gain, playouts } = checked(quarry, puzzle);
    kept.push(gain > 0);
    const count = kept.filter(Boolean).length;
    say(
      `${puzzle.id}: ${gain > 0 ? "kept" : "LOST"}, ${(gain * 100).toFixed(1)} % before the next best in ${playouts} play-outs; ${count} of ${kept.length}`,
    );
  }
  return kept;
}

/** What the best of the other moves loses against the answer. */
function checked<P, A extends ActionBase, E extends EventBase, V>(
  quarry: Quarry<P, A, E, V>,
  puzzle: Puzzle,
): { readonly gain: number; readonly playouts: number } {
  const game = quarry.module.open(JSON.parse(puzzle.situation));
  const position = game.start(fastDice(1));
  const trials = trialsOf(
    game,
    position,
    asked(game, position),
    tutorsOf(quarry, game),
    deriveSeed(1, puzzle.playouts),
  );
  const best = bestOf(puzzle);
  const rounds = puzzle.playouts * TIMES;
  const sums = puzzle.chances.map(() => 0);
  const squares = puzzle.chances.map(() => 0);
  const counts = puzzle.chances.map(() => 0);
  let left = Array.from(sums.keys()).toSpliced(best, 1);
  for (let round = 0; round < rounds && left.length > 0; round++) {
    const own = trials.play(best, round, CHECKING);
    for (const move of left) {
      const difference = own - trials.play(move, round, CHECKING);
      sums[move] += difference;
      squares[move] += difference * difference;
      counts[move] += 1;
    }
    if (round % LOOK_EVERY === LOOK_EVERY - 1)
      left = left.filter((move) => {
        const lost = sums[move] / counts[move];
        return lost < BEYOND_DOUBT * Math.sqrt((squares[move] / counts[move] - lost * lost) / counts[move]);
      });
  }
  const losses = sums.flatMap((sum, move) => (move === best ? [] : [sum / counts[move]]));
  return { gain: Math.min(...losses), playouts: Math.max(...counts) };
}

function tutorsOf<P, A extends ActionBase, E extends EventBase, V>(quarry: Quarry<P, A, E, V>, game: Game<P, A, E, V>) {
  return [quarry.tutorOf(game, 0), quarry.tutorOf(game, 1)] as const;
}

function asked<P, A extends ActionBase, E extends EventBase, V>(game: Game<P, A, E, V>, position: P): Decision<A> {
  const decision = game.decision(position);
  if (decision.over) throw new Error("The game of a puzzle is over.");
  return decision;
}
