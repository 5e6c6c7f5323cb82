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

/** What deeds are sent by, and what they follow. */
interface Post {
  /** Sends a message, if the line is open. */
  send(message: FromSeat): void;
  /** The number of the last piece of news. */
  number(): number;
  /** The number of the news that made a step. */
  newsOf(step: number): number | undefined;
}

/** A deed that the server may have got. */
interface Flying<A extends ActionBase> {
  readonly deed: FarDeed<A>;
  readonly message: Extract<FromSeat, { readonly label: string }>;
}

/**
 * Own deeds on their way to the server, in order. They do not wait for each other's answers: every deed of one's own makes one piece of
 * news for oneself, so each says that it follows the news of the one before. Where something else has happened, the server takes none of
 * those that come after.
 */
export class Outbox<A extends ActionBase> {
  readonly #post: Post;
  #waiting: readonly FarDeed<A>[] = [];
  #flying: readonly Flying<A>[] = [];

  constructor(post: Post) {
    this.#post = post;
  }

  /** Nothing is on its way. */
  get isEmpty(): boolean {
    return this.#flying.length === 0 && this.#waiting.length === 0;
  }

  /** Whether the server may have got a deed already. */
  isFlying(label: string): boolean {
    return this.#flying.some(({ deed }) => deed.label === label);
  }

  put(deed: FarDeed<A>): void {
    this.#waiting = [...this.#waiting, deed];
    this.#next();
  }

  /** Keeps deeds from being sent that wait here. */
  drop(labels: readonly string[]): void {
    this.#waiting = this.#waiting.filter(({ label }) => !labels.includes(label));
  }

  /** Nothing that waits is done any more, nor whatever was sent and not answered. */
  clear(): void {
    this.#waiting = [];
    this.#flying = [];
  }

  /** The line is open again: what was not answered is sent once more, under the same label, so that it is done once. */
  sendAgain(): void {
    for (const { message } of this.#flying) this.#post.send(message);
    this.#next();
  }

  /** @returns the deed that was answered; undefined if it is none that waits for an answer */
  answered(label: string, { result }: Answer): FarDeed<A> | undefined {
    const answered = this.#flying.find(({ deed }) => deed.label === label);
    if (answered === undefined) return undefined;
    this.#flying = this.#flying.filter((one) => one !== answered);
    if (result === "done") this.#next();
    return answered.deed;
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
  #messageOf(deed: FarDeed<A>): Flying<A>["message"] | undefined {
    const last = this.#flying.at(-1)?.message;
    const after = last === undefined ? this.#post.number() : last.after + 1;
    const { label } = deed;
    if (deed.kind === "act") return { kind: "act", label, after, action: deed.action };
    if (deed.kind === "resign") return { kind: "resign", label, after };
    if (deed.kind === "table") return { ...deed.what, label, after };
    const to = this.#post.newsOf(deed.step);
    return to === undefined ? undefined : { kind: "undo", label, after, to };
  }
}
