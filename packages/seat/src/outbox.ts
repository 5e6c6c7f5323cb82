import type { ActionBase } from "@stonebridge/kernel";
import type { Answer, FromSeat } from "@stonebridge/protocol";

/** Something that a seat wants to be done. */
export type FarDeed<A extends ActionBase> =
  /** `rest`: actions that are taken once it is known what came of this one. */
  | { readonly kind: "act"; readonly label: string; readonly action: A; readonly rest: readonly A[] }
  /** Everything after this step is taken back. */
  | { readonly kind: "undo"; readonly label: string; readonly step: number }
  | { readonly kind: "resign"; readonly label: string };

/** What deeds are sent by, and what they follow. */
interface Post {
  /** Sends a message, if the line is open. */
  send(message: FromSeat): void;
  /** The number of the last piece of news. */
  number(): number;
  /** The number of the news that made a step. */
  newsOf(step: number): number | undefined;
}

/** Own deeds on their way to the server, one after the other: each says which news it follows. */
export class Outbox<A extends ActionBase> {
  readonly #post: Post;
  #waiting: readonly FarDeed<A>[] = [];
  #flying: { readonly deed: FarDeed<A>; readonly message: FromSeat } | undefined;

  constructor(post: Post) {
    this.#post = post;
  }

  /** Nothing is on its way. */
  get isEmpty(): boolean {
    return this.#flying === undefined && this.#waiting.length === 0;
  }

  /** Whether the server may have got a deed already. */
  isFlying(label: string): boolean {
    return this.#flying?.deed.label === label;
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
    this.#flying = undefined;
  }

  /** The line is open again: what was not answered is sent once more, under the same label, so that it is done once. */
  sendAgain(): void {
    if (this.#flying) this.#post.send(this.#flying.message);
    else this.#next();
  }

  /** @returns the deed that was answered; undefined if it is none that waits for an answer */
  answered(label: string, { result }: Answer): FarDeed<A> | undefined {
    const deed = this.#flying?.deed;
    if (deed?.label !== label) return undefined;
    this.#flying = undefined;
    if (result === "done") this.#next();
    return deed;
  }

  #next(): void {
    const [deed, ...rest] = this.#waiting;
    if (this.#flying || deed === undefined) return;
    this.#waiting = rest;
    const message = this.#messageOf(deed);
    this.#flying = { deed, message };
    this.#post.send(message);
  }

  #messageOf(deed: FarDeed<A>): FromSeat {
    const after = this.#post.number();
    const { label } = deed;
    switch (deed.kind) {
      case "act":
        return { kind: "act", label, after, action: deed.action };
      case "undo":
        return { kind: "undo", label, after, to: this.#post.newsOf(deed.step) ?? after };
      case "resign":
        return { kind: "resign", label, after };
    }
  }
}
