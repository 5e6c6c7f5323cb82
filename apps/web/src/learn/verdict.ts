import type { GoalState } from "../games/contract/lessons.ts";

/** How it stands with a goal in a game that goes on: once it is reached or missed, it stays so, whatever is played after that. */
export class Verdict {
  #deeds: readonly object[] = [];
  /** After so many deeds, up to the one that decided. */
  #states: GoalState[] = [];

  /**
   * @param deeds what has been done, in order; what was undone is not among it
   * @param judge how it stands after so many of them
   */
  after(deeds: readonly object[], judge: (count: number) => GoalState): GoalState {
    const changed = deeds.findIndex((deed, at) => deed !== this.#deeds[at]);
    this.#states.splice((changed === -1 ? deeds.length : changed) + 1);
    this.#deeds = deeds;
    for (let count = this.#states.length; count <= deeds.length && !this.#decided; count++)
      this.#states.push(judge(count));
    return this.#states.at(-1) ?? "open";
  }

  get #decided(): boolean {
    const last = this.#states.at(-1);
    return last !== undefined && last !== "open";
  }
}
