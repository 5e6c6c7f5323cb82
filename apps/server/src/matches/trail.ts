/** A piece of news that still holds, and those before it. */
interface Held {
  readonly number: number;
  /** The step of the match that it is after. */
  readonly step: number;
  readonly before: Held | undefined;
}

/** What a seat was told so far, by numbers: it says which of its own news a step of the match is for it, and never changes. */
export class Trail {
  /** The number of its last piece of news. */
  readonly known: number;
  readonly #held: Held | undefined;

  private constructor(known: number, held: Held | undefined) {
    this.known = known;
    this.#held = held;
  }

  static readonly empty = new Trail(0, undefined);

  /** It was told of something. @param step the step that the match is after now */
  told(step: number): Trail {
    const number = this.known + 1;
    return new Trail(number, { number, step, before: this.#held });
  }

  /** It was told that all steps after this one were taken back. */
  toldBack(step: number): Trail {
    return new Trail(this.known + 1, this.#upTo(step));
  }

  /** The last piece of news that still holds and is not after this step; 0: the beginning. */
  upTo(step: number): number {
    return this.#upTo(step)?.number ?? 0;
  }

  /** The last piece of news that still holds; 0: the beginning. */
  get last(): number {
    return this.#held?.number ?? 0;
  }

  /** The step of the first piece of news that still holds after this one; undefined if there is none. */
  stepAfter(number: number): number | undefined {
    let step: number | undefined;
    for (let held = this.#held; held !== undefined && held.number > number; held = held.before) step = held.step;
    return step;
  }

  #upTo(step: number): Held | undefined {
    let held = this.#held;
    while (held !== undefined && held.step > step) held = held.before;
    return held;
  }
}
