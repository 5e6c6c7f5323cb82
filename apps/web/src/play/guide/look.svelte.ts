/** A look while a key is held counts only after this long, so that an accidental tap completes nothing. */
export const LOOK_MS = 1200;

type Kind = "pressed" | "held" | undefined;

/** Follows one look from beginning to end: on purpose, long enough, then put away. */
export class Look {
  /** A key that was held before the look could begin has to be released first. */
  #stale = $state.raw(false);
  #seen = $state.raw(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** It has been looked at long enough, and still is. */
  get seen(): boolean {
    return this.#seen;
  }

  /** A new lesson begins: a key that is held for the one before does not count. */
  reset(now: Kind): void {
    this.#stop();
    this.#seen = false;
    this.#stale = now === "held";
  }

  /**
   * What is looked at now.
   * @returns whether a look that counts has just ended
   */
  follow(now: Kind): boolean {
    if (now === undefined) {
      const ended = this.#seen;
      this.reset(undefined);
      return ended;
    }
    if (this.#stale || this.#seen) return false;
    if (now === "pressed") {
      this.#stop();
      this.#seen = true;
    } else this.#timer ??= setTimeout(() => (this.#seen = true), LOOK_MS);
    return false;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
