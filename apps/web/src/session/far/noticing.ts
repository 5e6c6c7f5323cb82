import type { TalkFromSeat, ToSeat } from "@stonebridge/protocol";

/** What somebody does who looks at the page. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel", "focus"] as const;

/**
 * Tells the server what somebody has noticed of what waits for his seat: he is told of the rest by other means. A page that stands open
 * notices nothing; only somebody who does something there does.
 */
export class Noticing {
  readonly #send: (message: TalkFromSeat) => void;
  /** The last piece of news by which something may wait. */
  #waits: number;
  /** Up to where it was noticed. */
  #noticed = -1;
  readonly #look = () => {
    if (document.visibilityState === "visible") this.#notice();
  };

  /** @param known the number of the news that the page has opened with: whoever has opened it looks at it */
  constructor(send: (message: TalkFromSeat) => void, known: number) {
    this.#send = send;
    this.#waits = known;
    for (const sign of SIGNS) addEventListener(sign, this.#look, { capture: true, passive: true });
    document.addEventListener("visibilitychange", this.#look);
    this.#look();
  }

  hear(message: ToSeat): void {
    if (message.kind === "whole" || message.kind === "history") this.#waits = message.number;
    // What the seat does itself it has noticed.
    if (message.kind !== "news" || message.label !== undefined) return;
    if (message.decides || message.outcome !== undefined || message.table !== undefined) this.#waits = message.number;
  }

  /** The line is there again: what was sent last may have been lost. */
  opened(): void {
    if (this.#noticed >= 0) this.#send({ kind: "noticed", number: this.#noticed });
  }

  close(): void {
    for (const sign of SIGNS) removeEventListener(sign, this.#look, { capture: true });
    document.removeEventListener("visibilitychange", this.#look);
  }

  #notice(): void {
    if (this.#waits <= this.#noticed) return;
    this.#noticed = this.#waits;
    this.#send({ kind: "noticed", number: this.#noticed });
  }
}
