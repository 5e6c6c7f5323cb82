/** What is spoken to a screen reader: one text at a time in each of two regions. */
export class Messages {
  #now = $state.raw("");
  #soon = $state.raw("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The result of an own action: said at once. */
  get now(): string {
    return this.#now;
  }

  /** Refusals and chances: said when there is room for it. */
  get soon(): string {
    return this.#soon;
  }

  sayNow(text: string): void {
    // The same words twice are two messages.
    this.#now = text === this.#now ? `${text}\u00a0` : text;
  }

  /** @param delay ms the reader has to rest first: what he only passes by stays unsaid */
  saySoon(text: string, delay = 250): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#soon = text === this.#soon ? `${text}\u00a0` : text;
    }, delay);
  }
}
