import { type ActionBase, DiceExhausted, type EventBase, type Match, Refused, type Side } from "@stonebridge/kernel";
import type { ActResult } from "./session-types.ts";
import { type AskedDie, TableDice } from "./table-dice.svelte.ts";

export type { AskedDie } from "./table-dice.svelte.ts";

/** What a hand acts on. */
interface Ground<P, A extends ActionBase, E extends EventBase, V> {
  /** The match as it is now: another tab may have gone on with it. */
  match(): Match<P, A, E, V>;
  /** The match has changed. */
  changed(): void;
  fail(error: unknown): void;
}

/** Takes actions in a match, and holds them back until the dice of the table have been typed in. */
export class ActingHand<P, A extends ActionBase, E extends EventBase, V> {
  readonly #ground: Ground<P, A, E, V>;
  readonly #dice = new TableDice<A>();

  constructor(ground: Ground<P, A, E, V>) {
    this.#ground = ground;
  }

  /** The die that somebody has to roll on the table before the last action is taken. */
  get asked(): AskedDie | undefined {
    return this.#dice.asked;
  }

  /** Takes actions one after the other: stops at the first that is not taken, or after which the side no longer decides. */
  take(side: Side, actions: readonly A[], typed: readonly number[] = []): ActResult {
    const match = this.#ground.match();
    let dice = typed;
    for (let index = 0; index < actions.length; index += 1) {
      try {
        match.act(side, actions[index], match.dice?.origin.source === "typed" ? dice : undefined);
        dice = [];
      } catch (error) {
        return this.#notTaken(error, side, actions.slice(index), dice, index > 0);
      }
      const { decision } = match;
      if (decision.over || !decision.sides.includes(side)) break;
    }
    this.#dice.clear();
    this.#ground.changed();
    return { kind: "taken" };
  }

  /**
   * Tries what waits again with the face of the die that is asked for.
   * @throws RangeError for a face that the die does not have
   */
  answer(face: number): ActResult {
    const waiting = this.#dice.answer(face);
    return waiting ? this.take(waiting.side, waiting.actions, waiting.given) : { kind: "closed" };
  }

  /** Withdraws what waits; not once a die of it was typed in, since its result is known then. */
  cancel(): boolean {
    return this.#dice.cancel();
  }

  /** Nothing waits any more. */
  clear(): void {
    this.#dice.clear();
  }

  #notTaken(error: unknown, side: Side, actions: readonly A[], given: readonly number[], partly: boolean): ActResult {
    if (error instanceof DiceExhausted) this.#dice.wait(error, { side, actions, given });
    else this.#dice.clear();
    if (partly) this.#ground.changed();
    if (error instanceof DiceExhausted) return { kind: "dice" };
    if (error instanceof Refused) return { kind: "refused", refusal: error.refusal };
    this.#ground.fail(error);
    return { kind: "broken" };
  }
}
