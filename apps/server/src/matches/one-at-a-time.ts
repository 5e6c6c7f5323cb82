/** Lets work on the same thing wait for what was begun before it, so that it does not get in its own way. */
export class OneAtATime {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Does a job once all that was begun earlier on the same thing is over, however that ended. */
  async run<T>(thing: string, job: () => Promise<T>): Promise<T> {
    const mine = (this.#last.get(thing) ?? Promise.resolve()).then(job, job);
    this.#last.set(thing, mine);
    try {
      return await mine;
    } finally {
      if (this.#last.get(thing) === mine) this.#last.delete(thing);
    }
  }
}
