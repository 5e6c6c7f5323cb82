import { type ActionBase, deriveSeed, type EventBase, fastDice, NO_DICE } from "@stonebridge/kernel";
import { bestOf, type Puzzle, type PuzzleMove } from "@stonebridge/bots/puzzles";
import type { Quarry } from "./games.ts";
import { asked, type Trials, trialsOf } from "./trials.ts";

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

/** What the best of the other moves loses, at the move of the line where it loses least. */
function checked<P, A extends ActionBase, E extends EventBase, V>(
  quarry: Quarry<P, A, E, V>,
  { situation, line }: Puzzle,
): { readonly gain: number; readonly playouts: number } {
  const game = quarry.module.open(JSON.parse(situation));
  const tutor = quarry.tutorOf(game);
  const position = game.start(fastDice(1));
  let gain = 1;
  let playouts = 0;
  for (const [at, move] of line.entries()) {
    const decision = asked(game, position);
    if (move.chances.length > 1) {
      const trials = trialsOf(game, position, decision, tutor, deriveSeed(1 + at, move.playouts));
      const again = checkedMove(trials, move);
      gain = Math.min(gain, again.gain);
      playouts += again.playouts;
    }
    // only the last move of a line may take dice
    if (at < line.length - 1) game.act(position, decision.sides[0], JSON.parse(move.answer) as A, NO_DICE);
  }
  return { gain, playouts };
}

function checkedMove(trials: Trials, move: PuzzleMove): { readonly gain: number; readonly playouts: number } {
  const best = bestOf(move);
  const rounds = move.playouts * TIMES;
  const sums = move.chances.map(() => 0);
  const squares = move.chances.map(() => 0);
  const counts = move.chances.map(() => 0);
  let left = Array.from(sums.keys()).toSpliced(best, 1);
  for (let round = 0; round < rounds && left.length > 0; round++) {
    const own = trials.play(best, round, CHECKING);
    for (const other of left) {
      const difference = own - trials.play(other, round, CHECKING);
      sums[other] += difference;
      squares[other] += difference * difference;
      counts[other] += 1;
    }
    if (round % LOOK_EVERY === LOOK_EVERY - 1)
      left = left.filter((other) => {
        const lost = sums[other] / counts[other];
        return lost < BEYOND_DOUBT * Math.sqrt((squares[other] / counts[other] - lost * lost) / counts[other]);
      });
  }
  const losses = sums.flatMap((sum, other) => (other === best ? [] : [sum / counts[other]]));
  return { gain: Math.min(...losses), playouts: Math.max(...counts) };
}
