/** A piece of news that still holds, and those before it. */
interface Held {
  readonly number: number;
  /** The step of the match that it is after. */
  readonly step: number;
  /** The seat did it itself. */
  readonly own: boolean;
  readonly before: Held | undefined;
}

/** Steps that somebody took back: all of his own after one. */
export interface TakenBack {
  readonly to: number;
  /** The number that a step had, or the last one that still holds before it, has now. */
  readonly renumbered: (step: number) => number;
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

  /** It was told of something. @param step the step that the match is after now @param own the seat did it itself */
  told(step: number, own: boolean): Trail {
    const number = this.known + 1;
    return new Trail(number, { number, step, own, before: this.#held });
  }

  /** It was told of something that is no step, or that what it held is no longer so: see {@link after}. */
  noted(): Trail {
    return new Trail(this.known + 1, this.#held);
  }

  /**
   * Steps were taken back: the news of them no longer hold. Where the seat was told of them and has done something itself since, all its
   * news hold, and it is told how it is now.
   * @param own the seat did it itself
   */
  after({ to, renumbered }: TakenBack, own: boolean): Trail {
    if (own || this.stepAfter(this.upTo(to), true) === undefined) return new Trail(this.known, this.#upTo(to));
    return new Trail(this.known, renumber(this.#held, to, renumbered));
  }

  /** The last piece of news that still holds and is not after this step; 0: the beginning. */
  upTo(step: number): number {
    return this.#upTo(step)?.number ?? 0;
  }

  /** The last piece of news that still holds; 0: the beginning. */
  get last(): number {
    return this.#held?.number ?? 0;
  }

  /** The last piece of news that still holds of what others did, and the step that it is after; undefined if there is none. */
  get lastOfOthers(): { readonly number: number; readonly step: number } | undefined {
    let held = this.#held;
    while (held?.own) held = held.before;
    return held;
  }

  /** The step of the first piece of news that still holds after this one; undefined if there is none. @param own of its own deeds alone */
  stepAfter(number: number, own = false): number | undefined {
    let step: number | undefined;
    for (let held = this.#held; held !== undefined && held.number > number; held = held.before)
      if (!own || held.own) step = held.step;
    return step;
  }

  #upTo(step: number): Held | undefined {
    let held = this.#held;
    while (held !== undefined && held.step > step) held = held.before;
    return held;
  }
}

function renumber(held: Held | undefined, to: number, renumbered: (step: number) => number): Held | undefined {
  if (held === undefined || held.step <= to) return held;
  return { ...held, step: renumbered(held.step), before: renumber(held.before, to, renumbered) };
}
