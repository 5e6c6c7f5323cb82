import { BOT_TURN } from "../bots/bot-jobs.ts";
import type { BotThreads } from "../bots/bot-threads.ts";
import { botTurnDoer } from "../bots/bot-turns.ts";
import { CLOCK, clockDoer } from "../clocks/clock-jobs.ts";
import type { Playing } from "../matches/playing.ts";
import { newId } from "../matches/secrets.ts";
import type { Store } from "../storage/store.ts";
import { JobRunner, type Lane, type RunnerSettings } from "./job-runner.ts";

/** How many clocks are looked at at the same time. */
const CLOCKS = 4;

/** All that falls due on a server, each kind of work in a lane of its own. */
export class DueWork {
  readonly #bots: BotThreads;
  readonly #lanes: readonly JobRunner[];

  /** @param more lanes of other work */
  constructor(store: Store, playing: Playing, bots: BotThreads, settings: RunnerSettings, more: readonly Lane[] = []) {
    this.#bots = bots;
    const jobs = store.dueJobs(newId());
    const turns = { doers: { [BOT_TURN]: botTurnDoer(playing, bots) }, width: bots.limits.threads };
    const clocks = { doers: { [CLOCK]: clockDoer((match) => playing.ring(match)) }, width: CLOCKS };
    this.#lanes = [turns, clocks, ...more].map((lane) => new JobRunner(jobs, lane, settings));
    this.wake();
  }

  /** Something may be due. */
  wake(): void {
    for (const lane of this.#lanes) lane.wake();
  }

  /** Takes nothing more. A bot that thinks is not waited for: it thinks again on another node, or after the restart. */
  async stop(): Promise<void> {
    const stopped = this.#lanes.map((lane) => lane.stop());
    await this.#bots.close();
    await Promise.all(stopped);
  }
}
