/** Whether there is a network; the site works without one. */
class Connection {
  #online = $state.raw(navigator.onLine);
  /** The network has just come back. */
  #back = $state.raw(false);
  #hidden = $state.raw(false);

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
  }

  get state(): "online" | "offline" | "back" {
    if (this.#back) return "back";
    return this.#online || this.#hidden ? "online" : "offline";
  }

  /** The player has seen it. */
  hide(): void {
    this.#hidden = true;
    this.#back = false;
  }
}

export const connection = new Connection();
