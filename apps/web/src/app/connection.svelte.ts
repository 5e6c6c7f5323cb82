/** Whether there is a network; the site plays on without one. */
class Connection {
  #online = $state.raw(navigator.onLine);
  /** The network came back a moment ago. */
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

  /** The reader has read it. */
  hide(): void {
    this.#hidden = true;
    this.#back = false;
  }
}

export const connection = new Connection();
