import type { ActionBase } from "@stonebridge/kernel";
import type { Answer, FromSeat, Offer } from "@stonebridge/protocol";

/** Something that a seat wants to be done. */
export type FarDeed<A extends ActionBase> =
  /** `rest`: actions that are taken once it is known what came of this one. */
  | { readonly kind: "act"; readonly label: string; readonly action: A; readonly rest: readonly A[] }
  /** Everything after this step is taken back. */
  | { readonly kind: "undo"; readonly label: string; readonly step: number }
  | { readonly kind: "resign"; readonly label: string }
  /** It concerns the match and not the game. */
  | { readonly kind: "table"; readonly label: string; readonly what: AtTable };

/** What a seat may do that concerns the match and not the game. */
export type AtTable =
  | { readonly kind: "offer"; readonly offer: Offer }
  | { readonly kind: "holiday"; readonly days: number }
  | { readonly kind: "accept" | "decline" | "claim" | "abort" };

/** A deed that the server may have got. */
export interface SentDeed<A extends ActionBase> {
  readonly deed: FarDeed<A>;
  readonly message: Extract<FromSeat, { readonly label: string }>;
}

/** Deeds on their way, in order, as they can be kept beyond the page that they were done on. */
export interface Underway<A extends ActionBase> {
  /** The server may have done them. */
  readonly sent: readonly SentDeed<A>[];
  readonly unsent: readonly FarDeed<A>[];
  /** The number of the news that the first unsent one follows, once all that were sent are done. */
  readonly after: number;
}

/** What deeds are sent by, and what they follow. */
interface Post<A extends ActionBase> {
  /** Sends a message, if the line is open. */
  send(message: FromSeat): void;
  /** The number of the last piece of news. */
  number(): number;
  /** The number of the news that made a step. */
  newsOf(step: number): number | undefined;
  /** Other deeds are on their way than before. */
  changed?(underway: readonly Underway<A>[]): void;
}

/**
 * Own deeds on their way to the server, in order. They do not wait for each other's answers: every deed of one's own makes one piece of
 * news for oneself, so each says that it follows the news of the one before. Where something else has happened, the server takes none of
 * those that come after.
 */
export class Outbox<A extends ActionBase> {
  readonly #post: Post<A>;
  #waiting: readonly FarDeed<A>[] = [];
  #flying: readonly SentDeed<A>[] = [];
  /** What is not sent before it is known how the match stands after those that were: steps are counted from there. */
  #parked: readonly Underway<A>[] = [];

  constructor(post: Post<A>) {
    this.#post = post;
  }

  /** Nothing is on its way. */
  get isEmpty(): boolean {
    return !this.isAwaiting && this.#waiting.length === 0 && this.#parked.length === 0;
  }

  /** The server may have got something that it has not answered. */
  get isAwaiting(): boolean {
    return this.#flying.length > 0;
  }

  /** The number of the news that the next deed follows, if those before it are done. */
  get after(): number {
    const last = this.#flying.at(-1)?.message;
    return last === undefined ? this.#post.number() : last.after + 1;
  }

  /** Whether the server may have got a deed already. */
  isFlying(label: string): boolean {
    return this.#flying.some(({ deed }) => deed.label === label);
  }

  put(deed: FarDeed<A>): void {
    this.#waiting = [...this.#waiting, deed];
    this.#next();
    this.#changed();
  }

  /** Keeps deeds from being sent that wait here. */
  drop(labels: readonly string[]): void {
    this.#waiting = this.#waiting.filter(({ label }) => !labels.includes(label));
    this.#changed();
  }

  /** Nothing that waits is done any more. @returns it, and whatever was sent and not answered, in order */
  clear(): readonly FarDeed<A>[] {
    const unsent = [...this.#parked.flatMap((parked) => parked.unsent), ...this.#waiting];
    const all = [...this.#flying.map(({ deed }) => deed), ...unsent];
    this.#waiting = [];
    this.#flying = [];
    this.#parked = [];
    this.#changed();
    return all;
  }

  /** Takes up what another page left: what it sent is on its way again, the rest is parked. */
  takeUp(left: readonly Underway<A>[]): void {
    this.#flying = [...left.flatMap(({ sent }) => sent), ...this.#flying];
    for (const { unsent, after } of left) this.park(unsent, after);
  }

  /** Keeps deeds until it is known how the match stands: those that wait here, or others, which follow the news with this number. */
  park(unsent: readonly FarDeed<A>[] = this.#waiting, after: number = this.after): void {
    if (unsent === this.#waiting) this.#waiting = [];
    if (unsent.length > 0) this.#parked = [...this.#parked, { sent: [], unsent, after }];
    this.#changed();
  }

  /** How the match stands is known: hands out what was parked, to be done from there, or not. */
  unpark(): readonly Underway<A>[] {
    const parked = this.#parked;
    this.#parked = [];
    return parked;
  }

  /** The line is open again: what was not answered is sent once more, under the same label, so that it is done once. */
  sendAgain(): void {
    for (const { message } of this.#flying) this.#post.send(message);
    this.#next();
  }

  /** @returns the deed that was answered; undefined if it is none that waits for an answer */
  answered(label: string, { result }: Answer): SentDeed<A> | undefined {
    const answered = this.#flying.find(({ deed }) => deed.label === label);
    if (answered === undefined) return undefined;
    this.#flying = this.#flying.filter((one) => one !== answered);
    if (result === "done") this.#next();
    this.#changed();
    return answered;
  }

  #next(): void {
    for (const deed of this.#waiting) {
      const message = this.#messageOf(deed);
      if (message === undefined) return;
      this.#waiting = this.#waiting.slice(1);
      this.#flying = [...this.#flying, { deed, message }];
      this.#post.send(message);
    }
  }

  /** @returns undefined where it is not known yet how far a deed goes back: the server has not told of the step */
  #messageOf(deed: FarDeed<A>): SentDeed<A>["message"] | undefined {
    const { after } = this;
    const { label } = deed;
    if (deed.kind === "act") return { kind: "act", label, after, action: deed.action };
    if (deed.kind === "resign") return { kind: "resign", label, after };
    if (deed.kind === "table") return { ...deed.what, label, after };
    const to = this.#post.newsOf(deed.step);
    return to === undefined ? undefined : { kind: "undo", label, after, to };
  }

  #changed(): void {
    const { after } = this;
    const own = { sent: this.#flying, unsent: this.#waiting, after };
    this.#post.changed?.([...(own.sent.length + own.unsent.length > 0 ? [own] : []), ...this.#parked]);
  }
}
