import { randomInt, randomUUID } from "node:crypto";
import type { ActionBase, Side } from "@stonebridge/kernel";
import { checkOf, type FromSeat, type SideClock, type Standing, type ToSeat } from "@stonebridge/protocol";
import { Outbox } from "@stonebridge/seat";
import patch from "fast-json-patch";
import { WebSocket } from "ws";
import type { Line } from "./line.ts";

/** Ms after which an answer that did not come is asked for anew, over another connection. */
const PATIENCE = 2_500;
/** Ms between two looks at whether anything is still heard. */
const LOOK = 500;
/** Ms until a lost connection is tried again, at most. */
const AGAIN = 250;
/** Ms of thought before an action, at most. */
const THOUGHT = 300;

/** Something that a player sent. */
export type Sent = Extract<FromSeat, { readonly label: string }>;

/** What the players of a run have in common. */
export interface Tally {
  compared: number;
  differing: number;
  /** What must never be, in words. */
  readonly odd: string[];
}

/** Plays a seat at random over a line that fails: sends again what has no answer, and takes up the match where it was. */
export class ChaosPlayer {
  readonly match: string;
  readonly side: Side;
  readonly #secret: string;
  readonly #line: Line;
  readonly #tally: Tally;
  readonly #outbox: Outbox<ActionBase>;
  /** All it ever sent, by labels. */
  readonly sent = new Map<string, Sent>();
  /** The labels of what the server said it had done. */
  readonly acknowledged = new Set<string>();
  #socket: WebSocket | undefined;
  #heard = Date.now();
  #view: unknown;
  #standing: Standing | undefined;
  /** Number of its last piece of news. */
  known = 0;
  check = "";
  /** The numbers of news that it was told and that still hold. */
  #held: readonly number[] = [];
  #asks = false;
  #isResting = false;
  /** It has seen the match as it stands since it was told to look. */
  #isUpToDate = false;
  #isOver = false;
  readonly #watch: NodeJS.Timeout;

  constructor({ match, side, secret }: { match: string; side: Side; secret: string }, line: Line, tally: Tally) {
    this.match = match;
    this.side = side;
    this.#secret = secret;
    this.#line = line;
    this.#tally = tally;
    this.#outbox = new Outbox<ActionBase>({
      send: (message) => {
        const deed = message as Sent;
        this.sent.set(deed.label, deed);
        this.#send(deed);
      },
      number: () => this.known,
      newsOf: (number) => number,
    });
    this.#watch = setInterval(() => this.#ping(), LOOK);
    this.#connect();
  }

  /** It has an answer to everything it sent. */
  get isAnswered(): boolean {
    return this.#outbox.isEmpty;
  }

  get isUpToDate(): boolean {
    return this.#isUpToDate;
  }

  /** Its clock as it was told of it last; undefined where the match is over. */
  get clock(): SideClock | undefined {
    return this.#standing?.terms?.clocks?.[this.side];
  }

  /** It does nothing more of its own accord. */
  rest(): void {
    this.#isResting = true;
  }

  /** Looks at the match anew, once nobody does anything any more. */
  look(): void {
    this.#isUpToDate = false;
    this.#socket?.terminate();
  }

  leave(): void {
    this.#isOver = true;
    clearInterval(this.#watch);
    this.#socket?.terminate();
  }

  #connect(): void {
    if (this.#isOver) return;
    const headers = { authorization: `Bearer ${this.#secret}` };
    const socket = new WebSocket(`${this.#line.url}/api/play`, { headers, handshakeTimeout: PATIENCE });
    this.#socket = socket;
    this.#heard = Date.now();
    this.#asks = false;
    socket.on("open", () => {
      this.#send({ kind: "open", ...(this.#view !== undefined && { after: this.known }) });
      this.#outbox.sendAgain();
      if (this.#isResting) this.#send({ kind: "ask" });
      this.#next();
    });
    socket.on("pong", () => (this.#heard = Date.now()));
    socket.on("message", (text: Buffer) => {
      if (this.#socket !== socket) return;
      this.#heard = Date.now();
      this.#hear(JSON.parse(text.toString()) as ToSeat);
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      if (this.#socket === socket) setTimeout(() => this.#connect(), randomInt(AGAIN) + 1);
    });
  }

  #ping(): void {
    if (Date.now() - this.#heard > PATIENCE) this.#socket?.terminate();
    else if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.ping();
  }

  #send(message: FromSeat): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ToSeat): void {
    switch (message.kind) {
      case "whole":
        this.#view = message.view;
        this.#held = [];
        this.#stands(message.number, message.check, message);
        return this.#next();
      case "news":
        if (message.number <= this.known || this.#view === undefined) return;
        if (message.number !== this.known + 1) return this.#odd(`has no news ${this.known + 1}`);
        this.#view = patch.applyPatch(this.#view, message.change as never).newDocument;
        this.#held = heldAfter(this.#held, message);
        this.#stands(message.number, message.check, message);
        return this.#next();
      case "asked":
        return this.#choose(message);
      case "answer": {
        const deed = this.#outbox.answered(message.label, message);
        if (message.result === "done") this.acknowledged.add(message.label);
        else if (message.result === "stale") this.#outbox.clear();
        else this.#odd(`is answered ${JSON.stringify(message)} to ${JSON.stringify(deed)}`);
        return this.#next();
      }
      default:
        this.#odd(`gets ${JSON.stringify(message).slice(0, 300)}`);
    }
  }

  #odd(what: string): void {
    this.#tally.odd.push(`${this.match} ${this.side} ${what}`);
    this.#outbox.clear();
  }

  #stands(number: number, check: string, standing: Standing): void {
    this.known = number;
    this.check = check;
    this.#standing = standing;
    this.#tally.compared += 1;
    if (checkOf(this.#view) !== check) this.#tally.differing += 1;
  }

  /** Asks what it may do, where it may do something. */
  #next(): void {
    if (this.#isResting || this.#asks || !this.#outbox.isEmpty || this.#standing?.decides !== true) return;
    this.#asks = true;
    const socket = this.#socket;
    setTimeout(() => {
      if (this.#socket === socket && !this.#isResting) this.#send({ kind: "ask" });
    }, randomInt(THOUGHT));
  }

  #choose({ number, decision }: Extract<ToSeat, { kind: "asked" }>): void {
    this.#asks = false;
    if (this.#isResting) this.#isUpToDate = number === this.known;
    if (this.#isResting || number !== this.known || decision === undefined) return;
    const label = randomUUID();
    const back = this.#standing?.undo?.to ?? number;
    if (this.#held.some((held) => held > back) && randomInt(10) === 0)
      return this.#outbox.put({ kind: "undo", label, step: back });
    const action = decision.actions[randomInt(decision.actions.length)];
    this.#outbox.put({ kind: "act", label, action, rest: [] });
  }
}

function heldAfter(held: readonly number[], { number, back }: Extract<ToSeat, { kind: "news" }>): readonly number[] {
  return back === undefined ? [...held, number] : held.filter((one) => one <= back);
}
