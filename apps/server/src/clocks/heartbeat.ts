import { BEAT, type Downtime } from "../storage/downtime.ts";

/** Says that a server is there, as long as it is: clocks stand still while none is. */
export class Heartbeat {
  readonly #timer: NodeJS.Timeout;
  #beating: Promise<void> = Promise.resolve();

  /** @param failed hears of what went wrong: a database that is down stops the clocks too */
  constructor(downtime: Downtime, now: () => number, failed: (error: unknown) => void) {
    const beat = (): void => {
      this.#beating = this.#beating.then(() => downtime.beat(now())).catch(failed);
    };
    this.#timer = setInterval(beat, BEAT);
    beat();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#beating;
  }
}
