import {
  type ActionBase,
  type EventBase,
  fingerprint,
  type Game,
  Match,
  Refused,
  type Side,
  visibleEvents,
} from "@stonebridge/kernel";
import { type Answer, checkOf, type FromSeat, type History, type News, type ToSeat } from "@stonebridge/protocol";
import { newDice } from "../../src/session/dice.ts";
import type { Line, Listener } from "../../src/session/far/seat-line.svelte.ts";

type Deed = Extract<FromSeat, { readonly label: string }>;

/** A server with one match, and the line of one of its seats: what is sent waits until the test lets it arrive. */
export class OneMatchServer<P, A extends ActionBase, E extends EventBase, V> implements Line {
  readonly match: Match<P, A, E, V>;
  readonly seat: Side;
  isOpen = $state(true);
  /** What is on its way to the server. */
  sent: FromSeat[] = [];
  news: News[] = [];
  /** Of the news that still hold, in order: one for each step. */
  #holding: number[] = [];
  /** The next deed is answered so, whatever it is. */
  verdict: Answer | undefined;
  #listener: Listener | undefined;
  readonly #done = new Set<string>();

  constructor(game: Game<P, A, E, V>, seat: Side) {
    this.match = Match.begin(game, { dice: newDice("rolled") });
    this.seat = seat;
  }

  listen(listener: Listener): void {
    this.#listener = listener;
    listener.opened();
  }

  send(message: FromSeat): void {
    if (this.isOpen) this.sent.push(message);
  }

  close(): void {
    this.#listener = undefined;
  }

  /** The connection breaks, and what was on its way is lost, unless the server had got it. */
  breaks(): void {
    this.isOpen = false;
    this.sent = [];
  }

  returns(): void {
    this.isOpen = true;
    this.#listener?.opened();
  }

  /** Everything arrives that was sent, or so many messages of it, and what follows from it. */
  arrive(most = Number.POSITIVE_INFINITY): void {
    for (let arrived = 0; arrived < most; arrived += 1) {
      const message = this.sent.shift();
      if (message === undefined) return;
      this.#hear(message);
    }
  }

  /** Somebody else does something: the other side, or the same on another device. */
  other(action: A, side: Side = this.#otherSide): void {
    this.#tell(side, () => this.match.act(side, action));
  }

  get #otherSide(): Side {
    return this.match.game.sides.find((side) => side !== this.seat) as Side;
  }

  history(): History {
    const { view: _view, check: _check, ...standing } = this.#seen();
    const first = wired(this.match.game.view(this.match.positionAt(0), this.seat));
    return {
      first: { view: first, check: checkOf(first), events: [] },
      news: this.news.filter(({ number, resigned }) => resigned !== undefined || this.#holding.includes(number)),
      number: this.news.length,
      ...standing,
    };
  }

  #hear(message: FromSeat): void {
    if (message.kind === "open") {
      if (message.history) return this.#say({ kind: "history", ...this.history() });
      for (const news of this.news.slice(message.after)) this.#say({ kind: "news", ...news });
      return;
    }
    if (message.kind === "ask") {
      const { decision } = this.match;
      return this.#say({ kind: "asked", number: this.news.length, ...(!decision.over && { decision }) });
    }
    const { label } = message;
    this.#say({ kind: "answer", label, ...this.#answer(message) });
  }

  #answer(message: Deed): Answer {
    if (this.#done.has(message.label)) return { result: "done" };
    const { verdict } = this;
    this.verdict = undefined;
    if (verdict) return verdict;
    if (message.after !== this.news.length) return { result: "stale" };
    try {
      this.#tell(this.seat, () => this.#perform(message), message);
    } catch (error) {
      if (error instanceof Refused) return { result: "refused", refusal: error.refusal };
      throw error;
    }
    this.#done.add(message.label);
    return { result: "done" };
  }

  #perform(message: Deed): void {
    if (message.kind === "act") this.match.act(this.seat, message.action as A);
    else if (message.kind === "resign") this.match.resign(this.seat);
    else if (message.kind === "undo") {
      this.#holding = this.#holding.filter((number) => number <= message.to);
      this.match.resetTo(this.#holding.length);
    }
  }

  #tell(by: Side, change: () => void, message?: Deed): void {
    const before = this.match.steps.length;
    change();
    const step = this.match.steps.length > before ? this.match.steps.at(-1) : undefined;
    const { view, ...standing } = this.#seen();
    const number = this.news.length + 1;
    if (step) this.#holding.push(number);
    const news: News = {
      number,
      by,
      at: 1,
      events: visibleEvents(step?.events ?? [], this.seat),
      change: [{ op: "replace", path: "", value: view }],
      ...standing,
      ...(message && { label: message.label }),
      ...(message?.kind === "act" && { action: message.action }),
      ...(message?.kind === "undo" && { back: message.to }),
      ...(message?.kind === "resign" && { resigned: this.seat }),
      ...(step && step.dice.length > 0 && { dice: step.dice }),
    };
    this.news.push(news);
    this.#say({ kind: "news", ...news });
  }

  #seen() {
    const { decision } = this.match;
    const view = wired(this.match.game.view(this.match.position, this.seat));
    const decides = !decision.over && decision.sides.includes(this.seat);
    return {
      view,
      check: checkOf(view),
      decides,
      ...(decides && { asks: fingerprint(decision), undo: { to: 0, reason: "start" as const } }),
      ...(decision.over && { outcome: decision }),
    };
  }

  #say(message: ToSeat): void {
    if (this.isOpen) this.#listener?.hear(message);
  }
}

const wired = <V>(view: V): V => JSON.parse(JSON.stringify(view)) as V;
