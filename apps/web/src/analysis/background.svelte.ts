import type { Followed } from "./account-of.ts";

/** A work in the background: how far it is, and what came of it. What is read from it is reactive. */
export class Background<T> {
  stage = $state.raw<"waiting" | "running" | "cancelled" | "failed" | "done">("waiting");
  /** Of the work done, 0 to 1. */
  share = $state.raw(0);
  /** While it runs, and if it was cancelled: as far as it is known. */
  result = $state.raw<T>();
  #work = new AbortController();

  /** Begins, or begins anew. */
  async run(work: (followed: Followed<T>) => Promise<T>): Promise<void> {
    this.#work.abort();
    const own = new AbortController();
    this.#work = own;
    this.stage = "running";
    this.share = 0;
    this.result = undefined;
    try {
      const result = await work({
        onprogress: (share) => (this.share = share),
        onpart: (part) => (this.result = part),
        signal: own.signal,
      });
      if (own.signal.aborted) return;
      this.result = result;
      this.stage = "done";
    } catch {
      if (!own.signal.aborted) this.stage = "failed";
    }
  }

  /** What would come of it is there already. */
  has(result: T): void {
    this.#work.abort();
    this.stage = "done";
    this.result = result;
  }

  /** Nothing is done and nothing was. */
  reset(): void {
    this.#work.abort();
    this.stage = "waiting";
    this.result = undefined;
  }

  /** Ends it. */
  cancel(): void {
    this.#work.abort();
    if (this.stage === "running") this.stage = "cancelled";
  }
}
