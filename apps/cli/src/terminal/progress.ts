/** Writes a line that overwrites itself on a terminal, and nothing to files and pipes. */
export class Progress {
  readonly #stream: NodeJS.WriteStream;
  readonly #what: string;
  readonly #started = Date.now();
  #last = 0;
  #drawn = false;

  /** @param what is counted, in English */
  constructor(stream: NodeJS.WriteStream, what = "games") {
    this.#stream = stream;
    this.#what = what;
  }

  /** Shows how much of the whole is done. */
  show(done: number, of: number): void {
    const now = Date.now();
    if (!this.#stream.isTTY || (now - this.#last < 100 && done < of)) return;
    this.#last = now;
    this.#drawn = true;
    this.#stream.write(`\r${progressLine(done, of, (now - this.#started) / 1_000, this.#what)}\u001B[K`);
  }

  /** Removes the line. */
  clear(): void {
    if (this.#drawn) this.#stream.write("\r\u001B[K");
    this.#drawn = false;
  }
}

const WIDTH = 30;

/** A bar, the counts and the time left. */
export function progressLine(done: number, of: number, seconds: number, what = "games"): string {
  const full = Math.round((done / of) * WIDTH);
  const bar = "█".repeat(full) + "░".repeat(WIDTH - full);
  const left = done === 0 ? "" : ` · ${duration((seconds / done) * (of - done))} left`;
  return `${bar} ${done} of ${of} ${what}${left}`;
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
