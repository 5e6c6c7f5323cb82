/** What somebody waits for. */
interface Waiting<T, R> {
  readonly thing: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/** Gathers what comes while the program looks at its connections once, or while the last lot is being done, and does it in one go. */
export class Gathering<T, R> {
  readonly #doAll: (things: readonly T[]) => Promise<readonly R[]>;
  #waiting: Waiting<T, R>[] = [];
  #isGoing = false;

  /** @param doAll does all of a lot, or nothing of it if it throws; answers in the same order */
  constructor(doAll: (things: readonly T[]) => Promise<readonly R[]>) {
    this.#doAll = doAll;
  }

  add(thing: T): Promise<R> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ thing, resolve, reject });
      if (this.#isGoing) return;
      this.#isGoing = true;
      setImmediate(() => void this.#go());
    });
  }

  async #go(): Promise<void> {
    while (this.#waiting.length > 0) {
      const lot = this.#waiting;
      this.#waiting = [];
      await this.#do(lot);
    }
    this.#isGoing = false;
  }

  async #do(lot: readonly Waiting<T, R>[]): Promise<void> {
    try {
      const results = await this.#doAll(lot.map(({ thing }) => thing));
      for (const [at, { resolve }] of lot.entries()) resolve(results[at]);
    } catch (error) {
      // One that cannot be done keeps none of the others from being done.
      if (lot.length > 1) for (const one of lot) await this.#do([one]);
      else lot[0].reject(error);
    }
  }
}
