import type { DueJobs } from "../storage/due-jobs.ts";
import type { JobRow } from "../storage/tables.ts";

/** Ms after which somebody looks what is due, whether or not anything was heard. */
export const POLL = 2_000;
/** Ms until a job that failed is tried again, for each time that it was tried, and at most. */
const PAUSE = 1_000;
const LONGEST_PAUSE = 10 * 60_000;
/** How long a server that goes away waits for what is being done, in ms. */
const FAREWELL = 5_000;

/**
 * Does a job. It may be done twice, if the program that did it died before it could say so, so it must do no harm the second time.
 * @returns when it is due again, if it is; undefined: it is done
 */
export type Doer = (job: JobRow) => Promise<{ readonly again: number } | undefined>;

/** Work that shares its room: long work in one lane never keeps another waiting. */
export interface Lane {
  /** By kinds of jobs. */
  readonly doers: Readonly<Record<string, Doer>>;
  /** How many jobs are done at the same time. */
  readonly width: number;
}

export interface RunnerSettings {
  readonly now: () => number;
  /** Hears of what went wrong: the job is tried again later. */
  readonly failed: (error: unknown, job: JobRow | undefined) => void;
  readonly poll?: number;
}

/** Does what falls due in a lane: looks when somebody says so, when the next job is due, and now and then in any case. */
export class JobRunner {
  readonly #jobs: DueJobs;
  readonly #lane: Lane;
  readonly #kinds: readonly string[];
  readonly #settings: RunnerSettings;
  readonly #working = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  /** The look that goes on; undefined if nobody looks. */
  #looking: Promise<void> | undefined;
  /** Somebody said that something is due since the look began. */
  #again = false;
  #stopped = false;

  constructor(jobs: DueJobs, lane: Lane, settings: RunnerSettings) {
    this.#jobs = jobs;
    this.#lane = lane;
    this.#kinds = Object.keys(lane.doers);
    this.#settings = settings;
  }

  /** Something may be due. */
  wake(): void {
    if (this.#stopped) return;
    this.#again = true;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
      if (this.#again) this.wake();
    });
  }

  /** Takes nothing more, and waits for what is being done. What is not finished then, another program does once its lease is over. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    let farewell: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (farewell = setTimeout(resolve, FAREWELL)));
    await Promise.race([late, Promise.resolve(this.#looking).then(() => Promise.all(this.#working))]);
    clearTimeout(farewell);
  }

  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    const { now, failed, poll = POLL } = this.#settings;
    let pause = poll;
    try {
      while (this.#again && !this.#stopped) {
        this.#again = false;
        await this.#take();
      }
      if (this.#stopped) return;
      // Where all hands are busy, the first that is free looks again.
      const next = this.#free === 0 ? undefined : await this.#jobs.next(this.#kinds);
      if (next !== undefined) pause = Math.min(poll, Math.max(1, next - now()));
    } catch (error) {
      // A database that is down is asked again the next time.
      failed(error, undefined);
    }
    if (!this.#stopped && !this.#again) this.#timer = setTimeout(() => this.wake(), pause);
  }

  async #take(): Promise<void> {
    if (this.#free === 0) return;
    for (const job of await this.#jobs.take(this.#settings.now(), this.#free, this.#kinds)) {
      const work = this.#do(job);
      this.#working.add(work);
      void work.finally(() => {
        this.#working.delete(work);
        this.wake();
      });
    }
  }

  get #free(): number {
    return this.#lane.width - this.#working.size;
  }

  async #do(job: JobRow): Promise<void> {
    const { now, failed } = this.#settings;
    try {
      const after = await this.#lane.doers[job.kind](job);
      await (after === undefined ? this.#jobs.finish(job) : this.#jobs.postpone(job, after.again));
    } catch (error) {
      failed(error, job);
      // Where even this fails, the lease ends by itself.
      await this.#jobs.postpone(job, now() + pauseAfter(job.attempts)).catch(() => undefined);
    }
  }
}

const pauseAfter = (attempts: number): number => Math.min(LONGEST_PAUSE, PAUSE * 2 ** (attempts - 1));
