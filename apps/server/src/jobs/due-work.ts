import { BOT_TURN } from "../bots/bot-jobs.ts";
import type { BotThreads } from "../bots/bot-threads.ts";
import { botTurnDoer } from "../bots/bot-turns.ts";
import { CLOCK, clockDoer } from "../clocks/clock-jobs.ts";
import type { Playing } from "../matches/playing.ts";
import { newId } from "../matches/secrets.ts";
import type { Store } from "../storage/store.ts";
import { JobRunner, type Lane, POLL, type RunnerSettings } from "./job-runner.ts";

/** What nodes tell each other where something is due that others may have time for. */
const HINT = "due";
/** How many clocks are looked at at the same time. */
const CLOCKS = 4;

export interface DueSettings extends RunnerSettings {
  /** Tells other nodes a hint; absent: there are none. */
  readonly tell?: (hint: string) => void;
}

/** All that falls due on a server, each kind of work in a lane of its own. */
export class DueWork {
  readonly #bots: BotThreads;
  readonly #lanes: readonly JobRunner[];
  readonly #settings: DueSettings;

  /** @param more lanes of other work */
  constructor(store: Store, playing: Playing, bots: BotThreads, settings: DueSettings, more: readonly Lane[] = []) {
    this.#bots = bots;
    this.#settings = settings;
    const jobs = store.dueJobs(newId());
    const turns = { doers: { [BOT_TURN]: botTurnDoer(playing, bots) }, width: bots.limits.threads };
    const clocks = { doers: { [CLOCK]: clockDoer((match) => playing.ring(match)) }, width: CLOCKS };
    this.#lanes = [turns, clocks, ...more].map((lane) => new JobRunner(jobs, lane, settings));
    this.#wake();
  }

  /** Something was written that falls due, and others may have time for it. @param when in ms since 1970 */
  due(when: number): void {
    this.#wake();
    const { now, poll = POLL, tell } = this.#settings;
    // Of what is due later the others learn before, when they look.
    if (when < now() + poll) tell?.(HINT);
  }

  /** Hears a hint. @returns whether it was about what is due */
  hear(hint: string): boolean {
    if (hint !== HINT) return false;
    this.#wake();
    return true;
  }

  #wake(): void {
    for (const lane of this.#lanes) lane.wake();
  }

  /** Takes nothing more. A bot that thinks is not waited for: it thinks again on another node, or after the restart. */
  async stop(): Promise<void> {
    const stopped = this.#lanes.map((lane) => lane.stop());
    await this.#bots.close();
    await Promise.all(stopped);
  }
}
