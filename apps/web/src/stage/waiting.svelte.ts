import { type Beating, beat } from "./clock.ts";

/** How time passes on the stage: it stands still in a pause, on a hidden page, and while the reader looks elsewhere. */
export class Waiting {
  #paused = $state.raw(false);
  /** The pointer or the focus is in the sheet of a fight: it is being read. */
  held = $state.raw(false);
  /** Play goes on when it has been read. */
  #goesOn = $state.raw(false);
  /** What is being waited for may come now. */
  hurried = false;
  /** While it is paused, one scene goes on. */
  #single = false;
  readonly #elsewhere: () => boolean;
  readonly #ended: (run: number) => boolean;

  /**
   * @param elsewhere the reader is looking at something else
   * @param ended nobody waits any more for what a run shows
   */
  constructor(elsewhere: () => boolean, ended: (run: number) => boolean) {
    this.#elsewhere = elsewhere;
    this.#ended = ended;
  }

  get paused(): boolean {
    return this.#paused;
  }

  pause(paused: boolean): void {
    this.#paused = paused;
    this.#single = false;
  }

  /** Skips the rest of the scene; while paused, plays the next scene and no more. */
  step(): void {
    this.hurried = true;
    this.#single = this.#paused;
  }

  /** A scene is over: a pause takes effect again. */
  stepped(): void {
    this.#single = false;
  }

  /** Nothing is being waited for any more. */
  reset(): void {
    this.hurried = false;
    this.#single = false;
  }

  rest(length: () => number, run: number): Promise<void> {
    return beat(length, this.#beating(run));
  }

  /** Waits out a pause. */
  gate(run: number): Promise<void> {
    return beat(() => 0, { ...this.#beating(run), hurried: () => false });
  }

  /** Time to read something: it lasts while it is being read, and ends as soon as it is put away. */
  reading(length: () => number, run: number, away: () => boolean): Promise<void> {
    const { held, hurried, ended } = this.#beating(run);
    return beat(length, { held: () => held() || this.held, hurried: () => hurried() || away(), ended });
  }

  /** The same, where play would go on afterwards: {@link onReader} says so meanwhile. */
  async readingFirst(length: () => number, run: number, away: () => boolean): Promise<void> {
    this.#goesOn = true;
    await this.reading(length, run, away);
    this.#goesOn = false;
  }

  /** Play would go on, but the last fight is being read. */
  get onReader(): boolean {
    return this.#goesOn && this.held;
  }

  /** Waits for an arrival, which continues in a pause. @param most in ms @param arrived whether it has arrived */
  travel(most: number, run: number, arrived: () => boolean): Promise<void> {
    const { hurried, ended } = this.#beating(run);
    return beat(() => most, { held: () => false, hurried: () => hurried() || arrived(), ended });
  }

  #beating(run: number): Beating {
    return {
      held: () => (this.#paused && !this.#single) || document.hidden || this.#elsewhere(),
      hurried: () => this.hurried,
      ended: () => this.#ended(run),
    };
  }
}
