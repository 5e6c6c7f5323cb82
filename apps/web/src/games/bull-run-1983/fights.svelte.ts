import type { PlayedStep } from "@stonebridge/kernel";
import type { Action, AskingStep, GameEvent } from "@stonebridge/games/bull-run-1983";
import type { SessionOf } from "../contract/types.ts";
import type { OldBullRun } from "./types.ts";

type FoughtEvent = Extract<GameEvent, { readonly type: "fought" }>;

/** A battle with the step that fought it, and the number of its die in the game, counted from 1. */
export interface ShownFight {
  readonly event: FoughtEvent;
  readonly step: PlayedStep<Action, GameEvent>;
  readonly die: number;
}

/** Questions that come out of a battle: its sheet stays until they are answered. */
const AFTERMATH: ReadonlySet<string> = new Set<AskingStep>(["losses", "retreat", "following", "advance"]);

/** Which battle's sheet is on the screen: the last one, until the player goes on or closes it. */
export class Fights {
  #closedThrough = $state.raw(0);
  readonly #session: SessionOf<OldBullRun>;
  readonly shown: ShownFight | undefined = $derived.by(() => this.#find());

  constructor(session: SessionOf<OldBullRun>) {
    this.#session = session;
    if (!this.#inAftermath) this.#closedThrough = session.length;
  }

  /** It asks the player something still. */
  get asks(): boolean {
    return this.#inAftermath && this.#session.atNow;
  }

  close(): void {
    this.#closedThrough = this.#session.step;
  }

  /** The player goes on: a battle that asks nothing more is put away. */
  actionTaken(): void {
    if (!this.#inAftermath) this.#closedThrough = this.#session.length;
  }

  get #inAftermath(): boolean {
    const { decision } = this.#session;
    return !decision.over && AFTERMATH.has(decision.step);
  }

  #find(): ShownFight | undefined {
    const { steps, step: shown, atNow, decision } = this.#session;
    if (atNow && decision.over) return undefined;
    const from = atNow ? this.#closedThrough : shown - 1;
    for (let at = shown - 1; at >= from; at--) {
      const step = steps[at];
      const event = step?.events.findLast((one) => one.type === "fought");
      if (step && event?.type === "fought") return { event, step, die: this.#diceBefore(at) + 1 };
    }
    return undefined;
  }

  #diceBefore(index: number): number {
    const opening = this.#session.match.opening.dice.length;
    return this.#session.steps.slice(0, index).reduce((sum, step) => sum + step.dice.length, opening);
  }
}
