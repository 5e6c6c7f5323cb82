import type { ActionBase, EventBase } from "@stonebridge/kernel";
import type { GameState } from "./game-state.ts";
import { Nonsense } from "./nonsense.ts";

/** The states that a client holds, by numbers that are never used twice. */
export class StatesHeld<P, A extends ActionBase, E extends EventBase, V> {
  readonly #most: number;
  readonly #states = new Map<number, GameState<P, A, E, V>>();
  #next = 1;

  /** @param most states at a time */
  constructor(most: number) {
    this.#most = most;
  }

  /** @returns the number of the state. @throws {@link Nonsense} if there are too many */
  hold(make: () => GameState<P, A, E, V>): number {
    if (this.#states.size >= this.#most)
      throw new Nonsense(
        "too-many-states",
        `${this.#most} states are held already: free some, or start with --states.`,
      );
    const state = make();
    const number = this.#next++;
    this.#states.set(number, state);
    return number;
  }

  /** @throws {@link Nonsense} if there is none with this number */
  get(number: number): GameState<P, A, E, V> {
    const state = this.#states.get(number);
    if (state === undefined) throw new Nonsense("unknown-state", `There is no state ${number}, or it has been freed.`);
    return state;
  }

  free(number: number): void {
    this.get(number);
    this.#states.delete(number);
  }
}
