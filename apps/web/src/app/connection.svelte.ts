/** Whether there is a network, without which the site works once all of it has come, and whether a part of the page did not come. */
class Connection {
  #online = $state.raw(navigator.onLine);
  /** The network has just come back. */
  #back = $state.raw(false);
  #hidden = $state.raw(false);
  #missed = $state.raw(false);
  /** What was thrown where they did not come. */
  readonly #faults = new WeakSet<Error>();

  constructor() {
    addEventListener("offline", () => {
      this.#online = false;
      this.#hidden = false;
      this.#back = false;
    });
    addEventListener("online", () => {
      this.#online = true;
      this.#back = true;
      setTimeout(() => {
        this.#back = false;
      }, 6000);
    });
    addEventListener("vite:preloadError", ({ payload }) => {
      this.#faults.add(payload);
      this.#missed = true;
    });
  }

  get state(): "online" | "offline" | "back" {
    if (this.#back) return "back";
    return this.#online || this.#hidden ? "online" : "offline";
  }

  /** A part of the page could not be fetched: there was no network, or it is of a version that the server no longer has. */
  get missed(): boolean {
    return this.#missed;
  }

  /** Whether this was thrown because a part of the page did not come. */
  isMissed(fault: unknown): boolean {
    return fault instanceof Error && this.#faults.has(fault);
  }

  hideMissed(): void {
    this.#missed = false;
  }

  /** The player has seen it. */
  hide(): void {
    this.#hidden = true;
    this.#back = false;
  }
}

export const connection = new Connection();
