import type { Dice } from "@stonebridge/kernel";
import type { Action, BullRun1983, GameEvent, Position, SideId } from "@stonebridge/games/bull-run-1983";
import { ofType } from "./offer.ts";

/** A hex that the pieces on the march can come to, and how. */
export interface Reached {
  readonly hex: string;
  /** Steps from where they are, in order. */
  readonly path: readonly string[];
  /** Sixths of a movement point, of the piece that has the least left. */
  readonly cost: number;
  /** The same that are left there. */
  readonly left: number;
  /** They must stop there, beside enemies (5.81). */
  readonly stops: boolean;
  /** The march is over there by itself: nothing is left to choose. */
  readonly ends: boolean;
  /** They may end their move there. */
  readonly mayEnd: boolean;
}

/** Marches roll no dice. */
const NO_DICE: Dice = {
  roll() {
    throw new Error("A march rolls no dice.");
  },
};

/**
 * Everywhere the marching pieces can come to from a position that asks for their next step, by their cheapest ways. It plays the rules' own
 * steps on copies, so that it can never offer what the rules refuse.
 */
export function reachOf(game: BullRun1983, position: Position, side: SideId): readonly Reached[] {
  const begin = leftOf(game, position);
  if (begin === undefined) return [];
  const best = new Map<string, Reached>();
  const queue: { readonly position: Position; readonly path: readonly string[]; readonly cost: number }[] = [
    { position, path: [], cost: 0 },
  ];
  for (let at = 0; at < queue.length; at++) {
    const here = queue[at];
    if (here.path.length > 0 && best.get(here.path[here.path.length - 1])?.cost !== here.cost) continue;
    const decision = game.decision(here.position);
    if (decision.over) continue;
    for (const { hex } of ofType(decision.actions, "step")) {
      const next = game.copy(here.position);
      const events: GameEvent[] = [];
      game.act(next, side, { type: "step", hex }, NO_DICE, events);
      const moved = events.find((event) => event.type === "moved");
      if (moved?.type !== "moved") continue;
      const cost = begin - Math.min(...moved.left);
      const ends = leftOf(game, next) === undefined;
      const known = best.get(hex);
      if (known !== undefined && known.cost <= cost && (ends || !known.ends)) continue;
      const path = [...here.path, hex];
      const stops = moved.stoppedBy.length > 0;
      best.set(hex, { hex, path, cost, left: begin - cost, stops, ends, mayEnd: ends || mayStop(game, next) });
      if (!ends) queue.push({ position: next, path, cost });
    }
  }
  return [...best.values()];
}

/** Points left of the piece that has the least; undefined if nobody marches any more. */
function leftOf(game: BullRun1983, position: Position): number | undefined {
  const decision = game.decision(position);
  if (decision.over || decision.step !== "march") return undefined;
  const points = decision.about["points"] as readonly number[] | undefined;
  return points === undefined ? undefined : Math.min(...points);
}

function mayStop(game: BullRun1983, position: Position): boolean {
  const decision = game.decision(position);
  return !decision.over && ofType(decision.actions, "stop").length > 0;
}

/** The actions that lead somebody on the march to a hex and end his move there. */
export function marchTo({ path, ends, mayEnd }: Reached): readonly Action[] {
  const steps = path.map((hex): Action => ({ type: "step", hex }));
  return ends || !mayEnd ? steps : [...steps, { type: "stop" }];
}
