import {
  type ActionBase,
  type Decision,
  type Dice,
  type EventBase,
  type Outcome,
  type Side,
} from "@stonebridge/kernel";
import { actWithoutDice } from "@stonebridge/kernel";

/** An action that leads those on the march one hex on. */
type Step = ActionBase & { readonly type: "step"; readonly hex: string };

/** What a march is played with. */
export interface MarchingGame<P, A extends ActionBase, E extends EventBase> {
  copy(position: P): P;
  act(position: P, side: Side, action: A, dice: Dice, events?: E[]): void;
  decision(position: P): Decision<A> | Outcome;
}

/** What a game tells of a step that was taken: points left by piece, and whether those on the march must stop there. */
export type StepTold<E extends EventBase> = (
  event: E,
) => { readonly left: readonly number[]; readonly stops: boolean } | undefined;

/** A hex that the pieces on the march can come to, and how. */
export interface Reached {
  readonly hex: string;
  /** Hexes from where they are, in order. */
  readonly path: readonly string[];
  /** Movement points in the units of the game, of the piece that has the least left. */
  readonly cost: number;
  /** The same that are left there. */
  readonly left: number;
  /** They must stop there, beside enemies. */
  readonly stops: boolean;
  /** What happens there is not the march’s alone: dice fall, or the enemy is asked. */
  readonly disputed: boolean;
  /** The march is over there by itself, or is disputed: nothing is left to choose here. */
  readonly ends: boolean;
  /** It may be ended there. */
  readonly mayEnd: boolean;
}

/** A march that is still looked at. */
interface Open<P> {
  readonly position: P;
  readonly path: readonly string[];
  readonly cost: number;
}

/**
 * Everywhere that those on the march can come to from a position that asks for their next step, by their cheapest ways. It plays the rules’ own
 * steps on copies, so that it can never offer what the rules refuse.
 * @param position as far as the side on the march knows it
 */
export function reachOf<P, A extends ActionBase, E extends EventBase>(
  game: MarchingGame<P, A, E>,
  position: P,
  side: Side,
  told: StepTold<E>,
): readonly Reached[] {
  const begin = leftOf(game, position);
  if (begin === undefined) return [];
  const best = new Map<string, Reached>();
  const queue: Open<P>[] = [{ position, path: [], cost: 0 }];
  for (const here of queue) {
    const last = here.path.at(-1);
    if (last !== undefined && best.get(last)?.cost !== here.cost) continue;
    const decision = game.decision(here.position);
    if (decision.over) continue;
    for (const step of decision.actions) {
      if (!isStep(step)) continue;
      const { next, left, stops } = stepped(game, here.position, side, step, told);
      const cost = begin - left;
      const known = best.get(step.hex);
      if (known !== undefined && known.cost <= cost) continue;
      const marching = next !== undefined && leftOf(game, next) !== undefined;
      const path = [...here.path, step.hex];
      best.set(step.hex, {
        hex: step.hex,
        path,
        cost,
        left,
        stops,
        disputed: next === undefined || decider(game, next) !== side,
        ends: !marching,
        mayEnd: !marching || mayStop(game, next),
      });
      if (marching) queue.push({ position: next, path, cost });
    }
  }
  return [...best.values()];
}

function isStep<A extends ActionBase>(action: A): action is A & Step {
  return action.type === "step";
}

/** A step on a copy; no position where a die falls on it. */
function stepped<P, A extends ActionBase, E extends EventBase>(
  game: MarchingGame<P, A, E>,
  before: P,
  side: Side,
  step: A,
  told: StepTold<E>,
): { readonly next: P | undefined; readonly left: number; readonly stops: boolean } {
  const position = game.copy(before);
  const events: E[] = [];
  const next = actWithoutDice(game, position, side, step, events) ? position : undefined;
  const taken = events.map(told).find((one) => one !== undefined);
  return { next, left: taken ? Math.min(...taken.left) : 0, stops: taken?.stops === true };
}

/** Points left of the piece that has the least; undefined if nobody marches any more. */
function leftOf<P, A extends ActionBase, E extends EventBase>(
  game: MarchingGame<P, A, E>,
  position: P,
): number | undefined {
  const decision = game.decision(position);
  if (decision.over || decision.step !== "march") return undefined;
  const points = decision.about["points"] as readonly number[] | undefined;
  return points === undefined ? undefined : Math.min(...points);
}

function decider<P, A extends ActionBase, E extends EventBase>(
  game: MarchingGame<P, A, E>,
  position: P,
): Side | undefined {
  const decision = game.decision(position);
  return decision.over ? undefined : decision.sides[0];
}

function mayStop<P, A extends ActionBase, E extends EventBase>(game: MarchingGame<P, A, E>, position: P): boolean {
  const decision = game.decision(position);
  return !decision.over && decision.actions.some(({ type }) => type === "stop");
}
