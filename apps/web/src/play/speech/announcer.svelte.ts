/** What a sentence is about, in the order in which the sentences of one press are spoken. */
export const TOPICS = [
  /** Why something cannot be done. */
  "refusal",
  /** What an action led to, one's own or another's. */
  "happened",
  "moment",
  /** What whoever plays elsewhere writes. */
  "talk",
  /** What is in hand, and what was put back. */
  "hand",
  /** What is in preview or being put together: its chance or its cost. */
  "weighed",
  /** What a second press would do, and what it leaves undone. */
  "warning",
  /** Who decides, and the question. */
  "question",
  /** What the guide teaches. */
  "guide",
] as const;
export type Topic = (typeof TOPICS)[number];

/** A sentence in the region. */
export interface Said {
  readonly key: number;
  readonly about: Topic;
  readonly text: string;
}

/** Sentences reported in one press are collected for this long, then spoken in order: ms. */
const TOGETHER_MS = 60;
/** The region keeps no more than these: older ones have been read out. */
const KEPT = 12;

/** Several things may happen in one press, one after the other; of everything else only the latest counts. */
const SEVERAL: ReadonlySet<Topic> = new Set(["happened", "moment", "talk"]);

/**
 * Everything spoken on the play screen goes through here, into one live region: each sentence once, in order, and removed as soon as it no
 * longer holds. What is read from it is reactive.
 */
export class Announcer {
  /** What the region shows. Only that is reactive: callers that say something do not depend on it. */
  #shown = $state.raw<readonly Said[]>([]);
  #said: readonly Said[] = [];
  #waiting: readonly Said[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #key = 0;

  /** What the region holds, the oldest first. */
  get said(): readonly Said[] {
    return this.#shown;
  }

  /** Says a text. Only the latest about a subject stays, except about what happened. */
  say(text: string, about: Topic): void {
    if (text === "") return;
    if (!SEVERAL.has(about)) this.forget(about);
    else if (this.#waiting.some((one) => one.text === text)) return;
    this.#waiting = [...this.#waiting, { key: this.#key++, about, text }];
    this.#timer ??= setTimeout(() => this.#speak(), TOGETHER_MS);
  }

  /** Takes back what was said about a subject: it no longer holds. */
  forget(...topics: readonly Topic[]): void {
    const stale = ({ about }: Said): boolean => topics.includes(about);
    this.#waiting = this.#waiting.filter((one) => !stale(one));
    if (this.#said.some(stale)) this.#show(this.#said.filter((one) => !stale(one)));
  }

  /** Somebody acts: everything said before is out of date. What happened and has not been said yet stays. */
  act(): void {
    this.#waiting = this.#waiting.filter(({ about }) => SEVERAL.has(about));
    if (this.#said.length > 0) this.#show([]);
  }

  /** Says nothing any more. */
  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#show([]);
  }

  #show(said: readonly Said[]): void {
    this.#said = said;
    this.#shown = said;
  }

  #speak(): void {
    this.#timer = undefined;
    const rank = ({ about }: Said): number => TOPICS.indexOf(about);
    const next = this.#waiting.toSorted((one, other) => rank(one) - rank(other));
    this.#waiting = [];
    if (next.length > 0) this.#show([...this.#said, ...next].slice(-KEPT));
  }
}
