import type { ActionBase, EventBase, Side } from "@stonebridge/kernel";
import { weighingDice } from "../../games/weighing-dice.ts";
import { ofType } from "../../games/contract/offers.ts";
import { type MarchingGame, type Reached, reachOf, type StepTold } from "./reach.ts";

/** Actions of a march in a hex game. */
export type MarchAction = { readonly type: "step"; readonly hex: string } | { readonly type: "stop" };

/** A march that has begun, and what was done for it. */
export interface TakenUp<P, A extends ActionBase> {
  readonly taken: readonly A[];
  /** Asks for the first step. */
  readonly position: P;
}

/** Remembers what is found of marches: it is asked again and again while a piece is in hand. */
export function marches<P, A extends ActionBase, E extends EventBase>(told: StepTold<E>) {
  const reaches = new WeakMap<object, readonly Reached[]>();
  const begun = new WeakMap<object, Map<string, TakenUp<P, A>>>();
  return {
    /**
     * Everywhere that those on the march can come to.
     * @param asked what is never changed while the position is: itself, or a view of it
     */
    reach(asked: object, game: MarchingGame<P, A, E>, position: P, side: Side): readonly Reached[] {
      const found = reaches.get(asked) ?? reachOf(game, position, side, told);
      reaches.set(asked, found);
      return found;
    },
    /** The march that begins with a piece, alone or with all of its hex that can come along. */
    begun(
      asked: object,
      game: MarchingGame<P, A, E>,
      position: P,
      side: Side,
      [piece, take]: readonly [string, A],
      together: boolean,
    ): TakenUp<P, A> {
      const known = begun.get(asked) ?? new Map<string, TakenUp<P, A>>();
      begun.set(asked, known);
      const key = `${piece} ${together}`;
      const found = known.get(key) ?? takenUp(game, position, side, take, together);
      known.set(key, found);
      return found;
    },
  };
}

function takenUp<P, A extends ActionBase, E extends EventBase>(
  game: MarchingGame<P, A, E>,
  before: P,
  side: Side,
  take: A,
  together: boolean,
): TakenUp<P, A> {
  const taken: A[] = [];
  const position = game.copy(before);
  let next: A | undefined = take;
  while (next) {
    taken.push(next);
    game.act(position, side, next, weighingDice());
    const decision = game.decision(position);
    next = together && !decision.over ? ofType<A, string>(decision.actions, "with")[0] : undefined;
  }
  return { taken, position };
}

/** The actions that lead those on the march to a hex and end their move there, as far as that is their own to say. */
export function marchTo({ path, ends, mayEnd }: Reached): readonly MarchAction[] {
  const steps = path.map((hex): MarchAction => ({ type: "step", hex }));
  return ends || !mayEnd ? steps : [...steps, { type: "stop" }];
}

/** How a walk goes on from hex to hex. @param reach where those on the march can come to */
export function hexWalk(reach: readonly Reached[]) {
  const step = (hex: string): MarchAction => ({ type: "step", hex });
  return {
    reached(hex: string) {
      const found = reach.find((one) => one.hex === hex);
      return found && { actions: found.path.map(step), mayEnd: found.mayEnd };
    },
    step,
    end: { type: "stop" } satisfies MarchAction,
  };
}

/** What the offer of a march tells: who marches, his way from where he stands, its cost. */
export function marchTold(piece: string, from: string | undefined, { hex, path, cost, left }: Reached) {
  return { piece, hex, path: [...(from === undefined ? [] : [from]), ...path], cost, left };
}
