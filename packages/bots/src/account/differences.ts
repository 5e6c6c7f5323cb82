/** What one thing loses against another, or gains, play-out by play-out with the same luck. */
export class Differences {
  #count = 0;
  #sum = 0;
  #squares = 0;

  /** Takes the difference that one play-out made, in chance to win. */
  add(difference: number): void {
    this.#count += 1;
    this.#sum += difference;
    this.#squares += difference * difference;
  }

  get count(): number {
    return this.#count;
  }

  get mean(): number {
    return this.#sum / this.#count;
  }

  /** Standard error of the mean; needs two of them. */
  get error(): number {
    const variance = Math.max(0, this.#squares / this.#count - this.mean ** 2);
    return Math.sqrt(variance / (this.#count - 1));
  }
}
