import { MOMENT_KINDS } from "../../games/contract/moments.ts";
import type { Pace } from "../../stage/pace.ts";
import type { Told } from "./chosen.ts";

/** How many may wait while one is shown, and how long each is shown: ms, and ms for each letter. */
const PACES: Readonly<Record<Pace, { readonly waiting: number; readonly least: number; readonly letter: number }>> = {
  calm: { waiting: 3, least: 1700, letter: 24 },
  brisk: { waiting: 2, least: 1300, letter: 16 },
  once: { waiting: 1, least: 1100, letter: 10 },
};
const LONGEST = 3400;
/** While others wait, one is shown for this share of its time. */
const HURRIED = 0.7;

/** Moments, shown one after the other. What is read from it is reactive. */
export class MomentQueue {
  #shown = $state.raw<Told>();
  #waiting: readonly Told[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #pace: () => Pace;
  readonly #begun: (moment: Told) => void;

  /** @param begun called when a moment is about to be shown */
  constructor(pace: () => Pace, begun: (moment: Told) => void) {
    this.#pace = pace;
    this.#begun = begun;
  }

  get shown(): Told | undefined {
    return this.#shown;
  }

  /** Appends moments; if there are too many, the least important are dropped, the oldest of those first. */
  add(moments: readonly Told[]): void {
    const { waiting } = PACES[this.#pace()];
    const all = [...this.#waiting, ...moments];
    const room = waiting + (this.#shown ? 0 : 1);
    while (all.length > room) all.splice(leastOf(all), 1);
    this.#waiting = all;
    if (!this.#shown) this.#next();
  }

  /** Forgets these moments, including the one that is shown. */
  forget(which: (moment: Told) => boolean): void {
    this.#waiting = this.#waiting.filter((moment) => !which(moment));
    if (!this.#shown || !which(this.#shown)) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  /** Forgets everything, including what is shown. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#shown = undefined;
  }

  #next(): void {
    const [first, ...rest] = this.#waiting;
    this.#waiting = rest;
    this.#shown = first;
    if (!first) return;
    this.#begun(first);
    const { least, letter } = PACES[this.#pace()];
    const letters = (first.over?.length ?? 0) + (first.title?.length ?? 12) + (first.text?.length ?? 0);
    const whole = Math.min(LONGEST, least + letter * letters);
    this.#timer = setTimeout(() => this.#next(), rest.length > 0 ? whole * HURRIED : whole);
  }
}

/** The position of the least important one, the oldest among equals. */
function leastOf(moments: readonly Told[]): number {
  const weights = moments.map(({ kind }) => MOMENT_KINDS.indexOf(kind));
  return weights.indexOf(Math.max(...weights));
}
