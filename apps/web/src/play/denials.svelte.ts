import type { ActionBase } from "@stonebridge/kernel";
import type { Denial } from "../games/contract/offers.ts";

/** Pointing at something refused for this long shows why. */
const REST_MS = 350;
/** On touch a refusal stays this long, unless something else is tapped. */
const TOUCH_MS = 6000;
/** That nothing can be chosen somewhere is read at a glance. */
const IDLE_MS = 3000;

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A refusal on the screen. */
export interface ShownDenial<A extends ActionBase> {
  readonly denial: Denial<A>;
  /** Where the pointer was, in client pixels; absent for keys and buttons. */
  readonly at: Place | undefined;
}

/** The refusal shown, if any: after a pick, or after pointing for a while. */
export class Denials<A extends ActionBase> {
  #shown = $state.raw<ShownDenial<A>>();
  #kept = $state.raw(false);
  #idle = $state.raw<{ readonly says: string; readonly at: Place | undefined }>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  get shown(): ShownDenial<A> | undefined {
    return this.#shown;
  }

  /** What is shown was asked for by a pick, not merely pointed at. */
  get asked(): boolean {
    return this.#kept;
  }

  /** What is said for a moment, and where somebody pointed at what cannot be chosen now, though no rule is the reason. */
  get idle(): { readonly says: string; readonly at: Place | undefined } | undefined {
    return this.#idle;
  }

  /** Says for a moment that nothing can be chosen there. */
  nothingThere(says: string, at: Place | undefined): void {
    this.#tell(says, at, IDLE_MS);
  }

  /** Says why a button does nothing, long enough for a sentence. */
  nothingDone(says: string): void {
    this.#tell(says, undefined, TOUCH_MS);
  }

  #tell(says: string, at: Place | undefined, length: number): void {
    this.clear();
    this.#idle = { says, at };
    this.#timer = setTimeout(() => this.clear(), length);
  }

  /** Asked for by a pick: stays until {@link clear}, on touch for a while. */
  keep(denial: Denial<A>, at: Place | undefined, touch: boolean): void {
    this.clear();
    this.#kept = true;
    this.#shown = { denial, at };
    if (touch) this.#timer = setTimeout(() => this.clear(), TOUCH_MS);
  }

  /** Somebody has laid a hand on what is shown: it stays. */
  hold(): void {
    clearTimeout(this.#timer);
  }

  /** The pointer rests on something: `denial` is asked for once it has rested long enough. */
  rest(denial: () => Denial<A> | undefined, at: Place | undefined, then: (denial: Denial<A>) => void): void {
    clearTimeout(this.#timer);
    this.#idle = undefined;
    if (!this.#kept) this.#shown = undefined;
    this.#timer = setTimeout(() => {
      const found = denial();
      if (!found) return;
      this.#kept = false;
      this.#shown = { denial: found, at };
      then(found);
    }, REST_MS);
  }

  /** The pointer moved on. */
  leave(): void {
    if (this.#kept || this.#idle) return;
    clearTimeout(this.#timer);
    this.#shown = undefined;
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#idle = undefined;
    this.#kept = false;
    this.#shown = undefined;
  }
}
