import type { PlayedStep } from "@stonebridge/kernel";
import type { GameTypes, SessionOf } from "../games/contract/types.ts";
import { ShownFights } from "./shown-fights.svelte.ts";

/** How fights are told apart from other events of a game. */
export interface FightReading<E, F extends E> {
  isFight(event: E): event is F;
  /** Questions that result from a fight: its sheet stays until they are answered. */
  readonly aftermath: ReadonlySet<string>;
}

/** A fight with the step in which it was fought, the number of its first die in the game, counted from 1, and everything reported since. */
export interface ShownFight<G extends GameTypes, F extends G["event"]> {
  readonly event: F;
  readonly step: PlayedStep<G["action"], G["event"]>;
  readonly firstDie: number;
  readonly after: readonly G["event"][];
}

/** Which sheet of a fight is on the screen: the last fight's, until the player goes on or closes it. */
export class LastFight<G extends GameTypes, F extends G["event"]> extends ShownFights<G> {
  readonly #reading: FightReading<G["event"], F>;
  readonly shown: ShownFight<G, F> | undefined = $derived.by(() => this.#find());

  constructor(session: SessionOf<G>, reading: FightReading<G["event"], F>) {
    super(session, reading.aftermath);
    this.#reading = reading;
  }

  #find(): ShownFight<G, F> | undefined {
    const { from } = this;
    if (from === undefined) return undefined;
    const steps = this.session.playhead.performed;
    for (let at = steps.length - 1; at >= from; at--) {
      const step = steps[at];
      const index = step?.events.findLastIndex((event) => this.#reading.isFight(event)) ?? -1;
      const event = step?.events[index];
      if (!step || event === undefined || !this.#reading.isFight(event)) continue;
      const since = steps.slice(at + 1).flatMap(({ events }) => events);
      return {
        event,
        step,
        firstDie: this.#diceBefore(steps.slice(0, at)) + 1,
        after: [...step.events.slice(index + 1), ...since],
      };
    }
    return undefined;
  }

  #diceBefore(steps: readonly PlayedStep<G["action"], G["event"]>[]): number {
    return steps.reduce((sum, step) => sum + step.dice.length, this.session.match.opening.dice.length);
  }
}
