import { num } from "../board/drawing/markup.ts";

/** In beats: how long the first moment stands, the last, and what share of each other the counters glide. */
const OPENING = 0.8;
const ENDING = 3;
const GLIDE = 0.62;
/** Seconds that a film takes at least and at most, and for a beat. */
const SECONDS = { least: 20, most: 60, beat: 1 } as const;

/** When what happens in a film of so many moments, as per cent of its length. */
export class FilmClock {
  readonly seconds: number;
  readonly #beats: number;
  readonly #moments: number;

  constructor(moments: number) {
    this.#moments = moments;
    this.#beats = OPENING + Math.max(0, moments - 1) + ENDING;
    this.seconds = Math.round(Math.min(SECONDS.most, Math.max(SECONDS.least, this.#beats * SECONDS.beat)));
  }

  /** Counters leave for the places of a moment, 1 or later. */
  leave(moment: number): number {
    return (100 * (OPENING + moment - 1)) / this.#beats;
  }

  /** They are there. */
  arrive(moment: number): number {
    return moment === 0 ? 0 : (100 * (OPENING + moment - 1 + GLIDE)) / this.#beats;
  }

  /** The next moment begins; after the last, the film. */
  next(moment: number): number {
    return moment + 1 < this.#moments ? this.leave(moment + 1) : 100;
  }
}

/** A rule of a film: what is so at which per cent of it. */
export function keyframes(name: string, at: readonly (readonly [percent: number, declaration: string])[]): string {
  return `@keyframes ${name}{${at.map(([percent, declaration]) => `${num(percent, 3)}%{${declaration}}`).join("")}}`;
}

/** A rule by which something is there and then not: from each per cent on. Those that say the same as the one before are left out. */
export function shownAt(name: string, at: readonly (readonly [percent: number, shown: boolean])[]): string {
  const changes = at.filter(([, shown], index) => shown !== at[index - 1]?.[1]);
  const last = changes.at(-1)?.[1] ?? true;
  return keyframes(
    name,
    [...changes, [100, last] as const].map(([percent, shown]) => [percent, `opacity:${shown ? 1 : 0}`]),
  );
}
