import type { FromOnlooker, FromSeat, TalkFromSeat, ToOnlooker, ToSeat } from "@stonebridge/protocol";
import ReconnectingWebSocket from "partysocket/ws";

/** Asks for the whole match from its beginning. */
export const HISTORY: FromSeat = { kind: "open", history: true };

/** Who listens at a line. */
export interface Listener<Message = ToSeat> {
  /** It is open, for the first time or again: whoever listens says what it knows, and sends again what was not answered. */
  opened(): void;
  hear(message: Message): void;
}

/** Ms between tries, from the first to the slowest, and ms after which a try is given up. */
const TRIES = { minReconnectionDelay: 400, maxReconnectionDelay: 8_000, connectionTimeout: 6_000 };

/** A connection to the server that holds a match. It comes back by itself. What is read from it is reactive. */
class LiveLine<Heard, Sent> {
  #isOpen = $state.raw(false);
  readonly #socket: ReconnectingWebSocket;
  #listener: Listener<Heard> | undefined;
  /** Who listens besides. */
  #other: Listener<Heard> | undefined;
  readonly #awake = () => this.#socket.reconnect();
  readonly #asleep = () => (this.#isOpen = false);

  /** @param path on the server */
  constructor(path: string) {
    const { protocol, host } = location;
    const url = `${protocol === "https:" ? "wss" : "ws"}://${host}${path}`;
    this.#socket = new ReconnectingWebSocket(url, [], { ...TRIES, maxEnqueuedMessages: 0 });
    this.#socket.addEventListener("open", () => {
      this.#isOpen = true;
      this.#listener?.opened();
      this.#other?.opened();
    });
    this.#socket.addEventListener("close", this.#asleep);
    this.#socket.addEventListener("message", ({ data }) => {
      const message = JSON.parse(String(data)) as Heard;
      this.#listener?.hear(message);
      this.#other?.hear(message);
    });
    addEventListener("online", this.#awake);
    addEventListener("offline", this.#asleep);
  }

  /** The server can be reached, as far as is known. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Lets somebody listen instead of whoever did. */
  listen(listener: Listener<Heard>): void {
    this.#listener = listener;
    if (this.#isOpen) listener.opened();
  }

  /** Lets somebody listen besides whoever plays. */
  overhear(listener: Listener<Heard>): void {
    this.#other = listener;
    if (this.#isOpen) listener.opened();
  }

  /** Sends a message; it is lost while the line is not open. */
  send(message: Sent): void {
    if (this.#isOpen) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    removeEventListener("online", this.#awake);
    removeEventListener("offline", this.#asleep);
    this.#listener = undefined;
    this.#other = undefined;
    this.#socket.close();
  }
}

/** The connection of a seat. */
export class SeatLine extends LiveLine<ToSeat, FromSeat | TalkFromSeat> {
  constructor(match: string, side: string) {
    super(`/api/play?${new URLSearchParams({ match, side }).toString()}`);
  }
}

/** The connection of somebody who looks on; of what seats say besides playing he sends no more than he may. */
export class OnlookerLine extends LiveLine<ToOnlooker, FromOnlooker | TalkFromSeat> {
  constructor() {
    super("/api/look");
  }
}

/** What plays over a line needs of it. */
export type Line = Pick<SeatLine, "isOpen" | "listen" | "send" | "close">;
