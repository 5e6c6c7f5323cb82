import { type ActionBase, actWithoutDice, deriveSeed, type EventBase, type Game } from "@stonebridge/kernel";
import type { Tutor } from "@stonebridge/bots/account";
import type { PuzzleMove } from "@stonebridge/bots/puzzles";
import { contest, MOST_MOVES, type Verdict } from "./contest.ts";
import { asked, trialsOf } from "./trials.ts";

/** Moves of a line, at most. */
const LONGEST = 12;

/** A best move as a puzzle holds it. @param actions of its decision */
export function moveOf({ best, chances, playouts }: Verdict, actions: readonly ActionBase[]): PuzzleMove {
  return {
    chances: chances.map((chance) => Math.round(chance * 1_000)),
    playouts,
    answer: JSON.stringify(actions[best]),
  };
}

/**
 * A first move, and how its side goes on with it as long as one move is clearly the best: until nothing is half done, a die is rolled or the
 * other side is asked.
 * @param first the best move of the position
 */
export function lineFrom<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  tutor: Tutor<P, A>,
  from: P,
  first: PuzzleMove,
  seed: number,
): readonly PuzzleMove[] {
  const position = game.copy(from);
  const [side] = asked(game, position).sides;
  const line = [first];
  while (line.length < LONGEST && played(game, position, side, line[line.length - 1])) {
    const now = game.decision(position);
    if (now.over || now.sides[0] !== side || tutor.atRest(now) || now.actions.length > MOST_MOVES) break;
    if (now.actions.length === 1) {
      line.push({ chances: [Math.max(...first.chances)], playouts: 0, answer: JSON.stringify(now.actions[0]) });
      continue;
    }
    const verdict = contest(trialsOf(game, position, now, tutor, deriveSeed(seed, line.length)));
    if (typeof verdict === "string") break;
    line.push(moveOf(verdict, now.actions));
  }
  return line.slice(0, line.findLastIndex(({ chances }) => chances.length > 1) + 1);
}

/** Plays a move. @returns whether it took no dice; if it did, the position is spoilt */
function played<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  position: P,
  side: string,
  { answer }: PuzzleMove,
): boolean {
  return actWithoutDice(game, position, side, JSON.parse(answer) as A);
}
