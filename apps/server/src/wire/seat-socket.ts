import type { WebSocket } from "@fastify/websocket";
import type { ToSeat } from "@stonebridge/protocol";
import { FromSeat } from "@stonebridge/protocol";
import { Compile } from "typebox/compile";
import { NOT_BEGUN, type Place, type Playing } from "../matches/playing.ts";

/** More than so many pieces of news are not sent one by one to a seat that opens a match: it gets the whole instead. */
const MOST_NEWS = 200;
/** A client that does not read what it is sent is hung up on when so many bytes wait for it. */
const MOST_WAITING = 4_000_000;

const TOO_EARLY: ToSeat = { kind: "fault", problem: NOT_BEGUN };

const readable = Compile(FromSeat);

/** One connection of a seat: what it sends is done in order, and it is told what it has not been told yet. */
export class SeatSocket {
  readonly #socket: WebSocket;
  readonly #playing: Playing;
  readonly #failed: (error: unknown) => void;
  readonly place: Place;
  /** Number of the last piece of news that was sent; undefined until the seat has opened the match. */
  #told: number | undefined;
  /** What is being done, one thing after the other, so that nothing overtakes. */
  #work: Promise<void> = Promise.resolve();

  /** @param failed hears of what went wrong here: the seat is only hung up on */
  constructor(socket: WebSocket, playing: Playing, place: Place, failed: (error: unknown) => void) {
    this.#socket = socket;
    this.#playing = playing;
    this.place = place;
    this.#failed = failed;
    socket.on("message", (data, isBinary) =>
      this.#then(() => this.#hear(isBinary || !Buffer.isBuffer(data) ? undefined : data.toString())),
    );
  }

  /** Something was written in the match: the seat is told what of it concerns it. */
  look(): void {
    this.#then(() => this.#tell());
  }

  /** Ends the connection. @param code 1001: the server goes away, come back at once; 1011: it failed */
  close(code: number): void {
    this.#socket.close(code);
  }

  #then(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch((error: unknown) => {
      this.#failed(error);
      this.close(1011);
    });
  }

  async #hear(text: string | undefined): Promise<void> {
    const message = text === undefined ? undefined : parsed(text);
    if (!readable.Check(message)) {
      const [fault] = readable.Errors(message);
      return this.#send({
        kind: "fault",
        problem: `This cannot be read: ${fault?.instancePath ?? ""} ${fault?.message ?? "it is no JSON"}.`,
      });
    }
    if (message.kind === "open") return message.history ? this.#tellAll() : this.#open(message.after);
    if (message.kind === "ask") return this.#ask();
    const answer = await this.#playing.perform(this.place, message);
    // News first: when the answer comes, the seat knows what it led to.
    await this.#tell();
    this.#send({ kind: "answer", label: message.label, ...answer });
  }

  async #ask(): Promise<void> {
    const asked = await this.#playing.decision(this.place);
    this.#send(asked === undefined ? TOO_EARLY : { kind: "asked", ...asked });
  }

  async #open(after: number | undefined): Promise<void> {
    const whole = await this.#playing.whole(this.place);
    if (whole === undefined) return this.#send(TOO_EARLY);
    const resumes = after !== undefined && after <= whole.number && whole.number - after <= MOST_NEWS;
    if (!resumes) this.#send({ kind: "whole", ...whole });
    this.#told = resumes ? after : whole.number;
    await this.#tell();
  }

  /** How the match came to where it stands, all of it, however much that is. */
  async #tellAll(): Promise<void> {
    const history = await this.#playing.history(this.place);
    if (history === undefined) return this.#send(TOO_EARLY);
    this.#send({ kind: "history", ...history });
    this.#told = history.number;
    await this.#tell();
  }

  async #tell(): Promise<void> {
    if (this.#told === undefined) return;
    for (const news of await this.#playing.news(this.place, this.#told)) {
      this.#send({ kind: "news", ...news });
      this.#told = news.number;
    }
  }

  #send(message: ToSeat): void {
    if (this.#socket.bufferedAmount > MOST_WAITING) return this.close(1011);
    this.#socket.send(JSON.stringify(message));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
