import { createHash } from "node:crypto";
import type { WebSocket } from "@fastify/websocket";
import { problemOf, FromOnlooker, type ToOnlooker } from "@stonebridge/protocol";
import { Compile } from "typebox/compile";
import { Unavailable } from "../matches/unavailable.ts";
import type { Store } from "../storage/store.ts";
import { Meter } from "../wire/limits.ts";
import { readMessage } from "../wire/read-message.ts";
import { CLOSED, MOST_WAITING, SPAN } from "../wire/seat-socket.ts";
import type { Onlooker, OnlookerRoom } from "./onlooker-room.ts";
import type { OnlookerRooms } from "./onlooker-rooms.ts";

/** Messages that somebody who looks on may send in ten seconds. */
const MOST = 40;
/** Ms in which a connection says by which link it looks on. */
const PATIENCE = 10_000;
/** How much those who look on may say. */
const MEASURE = { own: 20, all: 100, span: 60_000, most: 5_000 };

const readable = Compile(FromOnlooker);

/** What somebody who looks on is served with. */
export interface ServedOnlooker {
  readonly store: Store;
  readonly rooms: OnlookerRooms;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

/** One connection of somebody who looks on. */
export class OnlookerSocket implements Onlooker {
  readonly #socket: WebSocket;
  readonly #served: ServedOnlooker;
  readonly #meter = new Meter(MOST, SPAN);
  readonly #patience: NodeJS.Timeout;
  #work: Promise<void> = Promise.resolve();
  #room: OnlookerRoom | undefined;
  #link: string | undefined;
  #by = "";
  #name = "";
  #listens = false;
  #ended = false;
  #isThere = true;

  constructor(socket: WebSocket, served: ServedOnlooker) {
    this.#socket = socket;
    this.#served = served;
    this.#patience = setTimeout(() => this.#close(CLOSED.flooding), PATIENCE);
    socket.on("pong", () => (this.#isThere = true));
    socket.on("message", (data, isBinary) => {
      if (this.#ended) return;
      if (this.#meter.isOver(Date.now())) return this.#close(CLOSED.flooding);
      this.#then(() => this.#hear(isBinary || !Buffer.isBuffer(data) ? undefined : data.toString()));
    });
  }

  get by(): string {
    return this.#by;
  }

  get listens(): boolean {
    return this.#listens;
  }

  tell(message: ToOnlooker): void {
    this.tellText(JSON.stringify(message));
  }

  tellText(text: string): void {
    if (this.#socket.bufferedAmount > MOST_WAITING) return this.#close(CLOSED.failed);
    this.#socket.send(text);
  }

  end(why: "closed" | "failed"): void {
    if (why === "closed") this.tell({ kind: "closed", why });
    this.#close(why === "closed" ? CLOSED.over : CLOSED.failed);
  }

  /** Sees whether somebody is still at the other end. */
  ping(): void {
    if (!this.#isThere) return this.#socket.terminate();
    this.#isThere = false;
    this.#socket.ping();
  }

  /** The server goes away. */
  leave(): void {
    this.#close(CLOSED.leaving);
  }

  /** The connection has ended. */
  gone(): void {
    this.#ended = true;
    clearTimeout(this.#patience);
    // What is being done may yet let it in.
    this.#then(async () => this.#goOut());
  }

  #goOut(): void {
    if (this.#room) this.#served.rooms.leave(this, this.#room);
    this.#room = undefined;
  }

  #close(code: number): void {
    this.#ended = true;
    this.#socket.close(code);
  }

  #then(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch((error: unknown) => {
      if (error instanceof Unavailable) return this.tell({ kind: "fault", ...error.problem });
      this.#served.failed(error);
      this.#close(CLOSED.failed);
    });
  }

  async #hear(text: string | undefined): Promise<void> {
    const read = readMessage(readable, text);
    if ("problem" in read) return this.tell({ kind: "fault", ...read });
    const { message } = read;
    if (message.kind === "look") return this.#look(message);
    if (this.#room === undefined) return this.tell({ kind: "fault", ...problemOf("look-first") });
    if (message.kind === "listen") {
      this.#listens = true;
      return this.#room.tellLines(this, message.after ?? 0);
    }
    return this.#say(this.#room, message);
  }

  async #look({ link, by, name, after }: Extract<FromOnlooker, { readonly kind: "look" }>): Promise<void> {
    clearTimeout(this.#patience);
    this.#name = name?.trim() ?? "";
    if (this.#room && this.#link === link) return this.#room.enter(this, after);
    this.#goOut();
    const { rooms } = this.#served;
    const room = await rooms.enter(this, link, after);
    if (typeof room === "string") {
      this.tell({ kind: "closed", why: room });
      return this.#close(CLOSED.over);
    }
    this.#by = nameAmong(room, by);
    this.#link = link;
    this.#room = room;
  }

  async #say(room: OnlookerRoom, message: Extract<FromOnlooker, { readonly kind: "say" }>): Promise<void> {
    const { store, rooms, now } = this.#served;
    const { match } = room.link;
    const { label } = message;
    const body = JSON.stringify("text" in message ? { text: message.text.trim() } : { phrase: message.phrase });
    const line = { match, author: this.#by, name: this.#name, label, body, at: now() };
    const kept = await store.onlookers.say(line, MEASURE);
    if (kept === "fast" || kept === "full")
      return this.tell({ kind: "answer", label, result: "impossible", ...problemOf(`onlookers-${kept}`) });
    // The line first: when the answer comes, its author knows its number.
    await room.look();
    rooms.changed(match);
    return this.tell({ kind: "answer", label, result: "done" });
  }
}

/** What everybody may know of the secret of somebody who looks on: the same in one match, and in no other. */
const nameAmong = ({ link }: OnlookerRoom, by: string): string =>
  createHash("sha256").update(`${link.match} ${by}`).digest("hex").slice(0, 12);
