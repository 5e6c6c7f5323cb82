import type { ActionBase, EventBase, PlayedStep, Side } from "@stonebridge/kernel";
import type { Shown } from "./shown.ts";

/** Decides how far the screen follows the match by itself: see {@link Playhead.attach}. */
export interface Stager {
  /**
   * The match has gone on. Called before anything of it is shown.
   * @param shown number of the last step on the screen
   * @param length number of the last step played
   * @returns the step that may be shown at once, `shown` to `length`; whatever comes after it waits for {@link Playhead.to}
   */
  through(shown: number, length: number): number;
  /** The match is another one now, shorter or from elsewhere: nothing of what was being staged counts any more. */
  jumped(): void;
}

/** What a playhead moves over. */
export interface Track<A extends ActionBase, E extends EventBase> {
  /** Number of the last step played. */
  length(): number;
  /** What is on the screen: reactive. */
  shown(): Pick<Shown<unknown, A, E, unknown>, "step" | "steps" | "ahead" | "staged" | "pinned">;
  /** The screen has to show another step. */
  moved(): void;
}

/** How far the screen has followed the match, which runs ahead of it while scenes of it are played. What is read from it is reactive. */
export class Playhead<A extends ActionBase, E extends EventBase> {
  #at: number;
  #performed = $state.raw<number>();
  #stager: Stager | undefined;
  #attended = false;
  /** Where each person at a handed-over screen stopped looking. */
  readonly #seen = new Map<Side, number>();
  readonly #began: number;
  readonly #track: Track<A, E>;

  /** @param seen the last step that was on a screen before; absent: all of them were */
  constructor(track: Track<A, E>, seen = track.length()) {
    this.#track = track;
    this.#at = Math.min(seen, track.length());
    this.#began = this.#at;
  }

  /** Number of the last step that may be on the screen. Not reactive: what is shown is. */
  get at(): number {
    return this.#at;
  }

  /** The last step before all that was played while no screen stood yet; undefined once one has stood. */
  get unseenFrom(): number | undefined {
    return this.#attended ? undefined : this.#began;
  }

  /** More has been played than the screen has come to: nobody acts until it has. */
  get staged(): boolean {
    return this.#track.shown().staged;
  }

  /** What was played beyond the last step on the screen, as far as who looks may see it. */
  get ahead(): readonly PlayedStep<A, E>[] {
    return this.#track.shown().ahead;
  }

  /**
   * The steps up to the one shown, and beyond them one whose dice still roll: what sheets of fights tell of. Everything else
   * reads the session's own steps, and waits for the dice.
   */
  get performed(): readonly PlayedStep<A, E>[] {
    const { steps, step, ahead, pinned } = this.#track.shown();
    const shown = step === steps.length ? steps : steps.slice(0, step);
    const through = this.#performed;
    if (pinned || through === undefined) return shown;
    return [...shown, ...ahead.filter(({ number }) => number <= through)];
  }

  /**
   * Lets somebody stage what happens from now on; until then, and after the function returned was called, all is shown at once.
   * @param holder who looks, where two share a screen and see different things: begins where that person stopped looking
   */
  attach(stager: Stager, holder: Side | undefined): () => void {
    this.#stager = stager;
    this.#attended = true;
    if (holder !== undefined) this.to(this.#seen.get(holder) ?? this.#began);
    return () => {
      if (this.#stager !== stager) return;
      if (holder !== undefined) this.#seen.set(holder, this.#at);
      this.#stager = undefined;
      this.#performed = undefined;
      this.to(this.#track.length());
    };
  }

  /** After every change of the match, before it is shown. */
  follow(): void {
    const length = this.#track.length();
    if (length < this.#at) return this.jump();
    const through = this.#stager?.through(this.#at, length) ?? length;
    this.#at = Math.min(length, Math.max(this.#at, through));
  }

  /** The match was replaced, or steps of it were taken back: all that is left of it is shown. */
  jump(): void {
    this.#at = this.#track.length();
    this.#performed = undefined;
    for (const [side, step] of this.#seen) this.#seen.set(side, Math.min(step, this.#at));
    this.#stager?.jumped();
  }

  /** Shows the game up to a step, later or earlier; numbers outside the match are brought inside. */
  to(step: number): void {
    const next = Math.min(Math.max(0, Math.trunc(step)), this.#track.length());
    if (this.#performed !== undefined && next >= this.#performed) this.#performed = undefined;
    if (next === this.#at) return;
    this.#at = next;
    this.#track.moved();
  }

  /** Shows the fight of a step in its sheet while everything else waits; undefined: no longer. */
  perform(step: number | undefined): void {
    this.#performed = step;
  }
}
