import {
  type ActionBase,
  type Decision,
  type EventBase,
  fastDice,
  Faulty,
  type Game,
  sameJson,
  type SituationBase,
} from "@stonebridge/kernel";
import type { Puzzle } from "@stonebridge/bots/puzzles";
import type { Verdict } from "./contest.ts";
import type { Quarry } from "./games.ts";
import { lineFrom, moveOf } from "./line.ts";
import { hidesSomething } from "./trials.ts";

/** Positions that are imagined until one can be told as a situation. */
const IMAGINED = 8;

/**
 * A decision as a puzzle.
 * @param seed of the play-outs that find how the move goes on
 * @param position as it was; the puzzle holds no more of it than the side knows: the rest is imagined
 * @returns undefined if a situation cannot tell it so that the same is asked
 */
export function puzzleOf<P, A extends ActionBase, E extends EventBase, V>(
  quarry: Quarry<P, A, E, V>,
  game: Game<P, A, E, V>,
  position: P,
  decision: Decision<A>,
  verdict: Verdict,
  { id, scenario, seed }: Pick<Puzzle, "id" | "scenario"> & { readonly seed: number },
): Puzzle | undefined {
  const [side] = decision.sides;
  const view = game.view(position, side);
  const secret = hidesSomething(game, position, view);
  let situation: SituationBase | undefined;
  for (let from = 1; situation === undefined && from <= (secret ? IMAGINED : 1); from++)
    situation = situationOf(quarry, game, secret ? game.imagine(view, fastDice(from)) : position, decision, view);
  if (situation === undefined) return undefined;
  const told = JSON.stringify(situation);
  const opened = quarry.module.open(situation);
  const first = moveOf(verdict, decision.actions);
  const line = lineFrom(opened, quarry.tutorOf(opened), opened.start(fastDice(1)), first, seed);
  return { id, scenario, side, rule: decision.rule, line, situation: told };
}

/** A position as a situation in which a side sees and is asked the same; undefined if there is none. */
function situationOf<P, A extends ActionBase, E extends EventBase, V>(
  { module }: Quarry<P, A, E, V>,
  game: Game<P, A, E, V>,
  position: P,
  { actions, sides: [side] }: Decision<A>,
  view: V,
): SituationBase | undefined {
  try {
    const situation = module.open(game.situation).describe(position);
    const opened = module.open(situation);
    const begun = opened.start(fastDice(1));
    const asked = opened.decision(begun);
    const same = !asked.over && sameJson(asked.actions, actions) && sameJson(opened.view(begun, side), view);
    return same ? situation : undefined;
  } catch (error) {
    // what is imagined may hold what no situation may
    if (error instanceof Faulty) return undefined;
    throw error;
  }
}
