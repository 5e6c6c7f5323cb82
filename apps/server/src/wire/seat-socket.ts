import type { WebSocket } from "@fastify/websocket";
import type { ToSeat } from "@stonebridge/protocol";
import { FromSeat, problemOf, TalkFromSeat } from "@stonebridge/protocol";
import { Type } from "typebox";
import { Compile } from "typebox/compile";
import { Meter } from "./limits.ts";
import { readMessage } from "./read-message.ts";
import { Unavailable } from "../matches/unavailable.ts";
import { type KeptNews, type Place, type Playing } from "../matches/playing.ts";
import type { TalkRooms } from "../talk/talk-rooms.ts";
import type { Talker } from "../talk/talker.ts";

/** More than so many pieces of news are not sent one by one to a seat that opens a match: it gets the whole instead. */
const MOST_NEWS = 200;
/** A client that does not read what it is sent is hung up on when so many bytes wait for it. */
export const MOST_WAITING = 4_000_000;
/** The time in which a connection's messages are counted, in ms. */
export const SPAN = 10_000;

/** Why a connection ends. */
export const CLOSED = {
  /** The server goes away: come back at once, and send again what has no answer yet. */
  leaving: 1001,
  /** Nobody looks on any more by the link that it came by, or the device holds the seat no more. */
  over: 1000,
  /** It sent more than anybody who plays. */
  flooding: 1008,
  /** The server failed. */
  failed: 1011,
} as const;

const TOO_EARLY: ToSeat = { kind: "fault", ...problemOf("not-begun") };

const readable = Compile(Type.Union([FromSeat, TalkFromSeat]));

/** Whoever sends no farewell has lost the connection. */
const BROKEN = 1006;

/** What seats are served with. */
export interface Served {
  readonly playing: Playing;
  readonly talk: TalkRooms;
}

/** Who connects: a seat, by SHA-256 of a secret. */
export type Comer = Place & { readonly by: string };

/** One connection of a seat: what it sends is done in order, and it is told what it has not been told yet. */
export class SeatSocket {
  readonly #socket: WebSocket;
  readonly #playing: Playing;
  readonly #failed: (error: unknown) => void;
  readonly place: Place;
  /** SHA-256 of the secret that it came by, in hexadecimal digits. */
  readonly by: string;
  readonly #talk: TalkRooms;
  readonly #talker: Talker;
  /** Number of the last piece of news that was sent; undefined until the seat has opened the match. */
  #told: number | undefined;
  /** What is being done, one thing after the other, so that nothing overtakes. */
  #work: Promise<void> = Promise.resolve();
  readonly #meter: Meter;
  /** What comes now is left to the next server. */
  #leaving = false;
  /** It has answered the last ping. */
  #isThere = true;

  /**
   * @param most messages that it may send in ten seconds
   * @param failed hears of what went wrong here: the seat is only hung up on
   */
  constructor(
    socket: WebSocket,
    { playing, talk }: Served,
    { by, ...place }: Comer,
    most: number,
    failed: (error: unknown) => void,
  ) {
    this.#socket = socket;
    this.#playing = playing;
    this.place = place;
    this.by = by;
    this.#talk = talk;
    this.#talker = talk.enter(place, (message) => this.#send(message));
    this.#meter = new Meter(most, SPAN);
    this.#failed = failed;
    socket.on("pong", () => (this.#isThere = true));
    socket.on("message", (data, isBinary) => {
      if (this.#leaving) return;
      if (this.#meter.isOver(Date.now())) return this.#close(CLOSED.flooding);
      this.#then(() => this.#hear(isBinary || !Buffer.isBuffer(data) ? undefined : data.toString()));
    });
  }

  /** The connection has ended. @param code that it ended with */
  ended(code: number): void {
    this.#talk.leave(this.#talker, this.#leaving || code === BROKEN);
  }

  /** Sees whether somebody is still at the other end, and ends the connection if nobody has answered since the last time. */
  ping(): void {
    if (!this.#isThere) return this.#socket.terminate();
    this.#isThere = false;
    this.#socket.ping();
  }

  /** Finishes what is being done and ends the connection: the server goes away. */
  async leave(): Promise<void> {
    this.#leaving = true;
    await this.#work;
    this.#close(CLOSED.leaving);
  }

  /** The device holds the seat no more: nothing that it sends is done. */
  signOut(): void {
    if (this.#leaving) return;
    this.#send({ kind: "closed", why: "signed-out" });
    this.#close(CLOSED.over);
  }

  /** Something was written in the match: the seat is told what of it concerns it. */
  look(): void {
    this.#then(() => this.#look());
  }

  /** News of the seat were written: it is told at once where it knows all before them. */
  tell(news: KeptNews): void {
    if (this.#told === undefined || news.number <= this.#told) return;
    if (news.number > this.#told + 1) return this.look();
    this.#sendNews(news);
  }

  #close(code: number): void {
    this.#leaving = true;
    this.#socket.close(code);
  }

  #then(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch((error: unknown) => {
      // Nobody failed: this version cannot have what was asked for, and says why.
      if (error instanceof Unavailable) return this.#send({ kind: "fault", ...error.problem });
      this.#failed(error);
      this.#close(CLOSED.failed);
    });
  }

  async #hear(text: string | undefined): Promise<void> {
    const read = readMessage(readable, text);
    if ("problem" in read) return this.#send({ kind: "fault", ...read });
    const { message } = read;
    if (isTalk(message)) return this.#talker.hear(message);
    if (message.kind === "open") return message.history ? this.#tellAll() : this.#open(message.after);
    if (message.kind === "ask") return this.#ask();
    const answer = await this.#playing.perform(this.place, message);
    // News first: when the answer comes, the seat knows what it led to. Mostly it was told when that was written.
    const isTold = answer.result === "done" && this.#told !== undefined && this.#told > message.after;
    if (!isTold) await this.#look();
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
    await this.#look();
  }

  /** How the match came to where it stands, all of it, however much that is. */
  async #tellAll(): Promise<void> {
    const history = await this.#playing.history(this.place);
    if (history === undefined) return this.#send(TOO_EARLY);
    this.#send({ kind: "history", ...history });
    this.#told = history.number;
    await this.#look();
  }

  /** Tells the seat what was written and it was not told yet. */
  async #look(): Promise<void> {
    if (this.#told === undefined) return;
    for (const news of await this.#playing.keptNews(this.place, this.#told))
      // Some of it may have been told while the database was asked.
      if (news.number > this.#told) this.#sendNews(news);
  }

  #sendNews({ number, at, body }: KeptNews): void {
    this.#told = number;
    // What it says is JSON already.
    this.#sendText(`{"kind":"news","number":${number},"at":${at},${body.slice(1)}`);
  }

  #send(message: ToSeat): void {
    this.#sendText(JSON.stringify(message));
  }

  #sendText(text: string): void {
    if (this.#socket.bufferedAmount > MOST_WAITING) return this.#close(CLOSED.failed);
    this.#socket.send(text);
  }
}

const TALK: ReadonlySet<string> = new Set<TalkFromSeat["kind"]>(["listen", "attend", "noticed", "say", "keep"]);

const isTalk = (message: FromSeat | TalkFromSeat): message is TalkFromSeat => TALK.has(message.kind);
