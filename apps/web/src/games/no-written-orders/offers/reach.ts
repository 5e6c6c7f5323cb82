import { DiceExhausted, scriptedDice } from "@stonebridge/kernel";
import type { Action, GameEvent, NoWrittenOrders, Position, SideId } from "@stonebridge/games/no-written-orders";
import { ofType } from "../../contract/offers.ts";

/** A hex that the stack on the march can come to, and how. */
export interface Reached {
  readonly hex: string;
  /** Hexes from where it is, in order. */
  readonly path: readonly string[];
  /** Halves of a movement point, of the unit that has the least left. */
  readonly cost: number;
  /** The same that are left there. */
  readonly left: number;
  /** What happens there is not the march’s alone: the enemy may fire or charge. */
  readonly disputed: boolean;
  /** The march is over there by itself, or is disputed: nothing is left to choose here. */
  readonly ends: boolean;
  /** It may be ended there. */
  readonly mayEnd: boolean;
}

/** A march that is still looked at. */
interface Open {
  readonly position: Position;
  readonly path: readonly string[];
  readonly cost: number;
}

/**
 * Everywhere that the stack on the march can come to from a position that asks for its next step, by its cheapest ways. It plays the
 * rules’ own steps on copies, so that it can never offer what the rules refuse.
 * @param position as far as the side on the march knows it
 */
export function reachOf(game: NoWrittenOrders, position: Position, side: SideId): readonly Reached[] {
  const begin = leftOf(game, position);
  if (begin === undefined) return [];
  const best = new Map<string, Reached>();
  const queue: Open[] = [{ position, path: [], cost: 0 }];
  for (let at = 0; at < queue.length; at++) {
    const here = queue[at] as Open;
    const last = here.path.at(-1);
    if (last !== undefined && best.get(last)?.cost !== here.cost) continue;
    const decision = game.decision(here.position);
    if (decision.over) continue;
    for (const { hex } of ofType(decision.actions, "step")) {
      const { next, left } = stepped(game, here.position, side, hex);
      const cost = begin - left;
      const known = best.get(hex);
      if (known !== undefined && known.cost <= cost) continue;
      const marching = next !== undefined && leftOf(game, next) !== undefined;
      const path = [...here.path, hex];
      best.set(hex, {
        hex,
        path,
        cost,
        left,
        disputed: next === undefined || decider(game, next) !== side,
        ends: !marching,
        mayEnd: !marching || mayStop(game, next),
      });
      if (marching) queue.push({ position: next, path, cost });
    }
  }
  return [...best.values()];
}

/** A step on a copy; no position where a die falls on it. */
function stepped(
  game: NoWrittenOrders,
  before: Position,
  side: SideId,
  hex: string,
): { readonly next: Position | undefined; readonly left: number } {
  const position = game.copy(before);
  const events: GameEvent[] = [];
  let next: Position | undefined = position;
  try {
    game.act(position, side, { type: "step", hex }, scriptedDice([]), events);
  } catch (error) {
    if (!(error instanceof DiceExhausted)) throw error;
    next = undefined;
  }
  const moved = events.find((event) => event.type === "stepped");
  return { next, left: moved?.type === "stepped" ? Math.min(...moved.left) : 0 };
}

/** Halves of a point left of the unit that has the least; undefined if nobody marches any more. */
function leftOf(game: NoWrittenOrders, position: Position): number | undefined {
  const decision = game.decision(position);
  if (decision.over || decision.step !== "march") return undefined;
  const points = decision.about["points"] as readonly number[] | undefined;
  return points === undefined ? undefined : Math.min(...points);
}

function decider(game: NoWrittenOrders, position: Position): string | undefined {
  const decision = game.decision(position);
  return decision.over ? undefined : decision.sides[0];
}

function mayStop(game: NoWrittenOrders, position: Position): boolean {
  const decision = game.decision(position);
  return !decision.over && ofType(decision.actions, "stop").length > 0;
}

/** The actions that lead the stack to a hex and end its move there, as far as that is its own to say. */
export function marchTo({ path, ends, mayEnd }: Reached): readonly Action[] {
  const steps = path.map((hex): Action => ({ type: "step", hex }));
  return ends || !mayEnd ? steps : [...steps, { type: "stop" }];
}
