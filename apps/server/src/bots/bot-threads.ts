import type { Worker } from "node:worker_threads";
import type { ActionBase } from "@stonebridge/kernel";
import { startThread } from "../threads.ts";
import type { FromThread, Thought } from "./questions.ts";

/** The bot did not answer: its thread died, took too long, or used too much memory. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
}

export interface ThreadLimits {
  /** How many bots think at the same time. */
  readonly threads: number;
  /** Memory of a thread, in MB. */
  readonly memory: number;
  /** Ms that a thread may take to begin. */
  readonly start: number;
  /** Ms that a bot may take beyond the time it was given. */
  readonly patience: number;
}

export const THREAD_LIMITS: ThreadLimits = { threads: 1, memory: 256, start: 12_000, patience: 6_000 };

/** Starts a thread. @param memory in MB */
export type StartThread = (memory: number) => Worker;

/** Threads in which bots think, each one question at a time. */
export class BotThreads {
  readonly limits: ThreadLimits;
  readonly #start: StartThread;
  readonly #idle: BotThread[] = [];
  readonly #all = new Set<BotThread>();
  #closed = false;

  constructor(limits = THREAD_LIMITS, start: StartThread = startBot) {
    this.limits = limits;
    this.#start = start;
  }

  /**
   * What a bot chooses. Nobody waits here: whoever asks sees to it that no more ask than there are threads.
   * @throws NoAnswer
   */
  async think(thought: Thought): Promise<ActionBase> {
    if (this.#closed) throw new NoAnswer("The server goes away.");
    if (this.#all.size - this.#idle.length >= this.limits.threads) throw new NoAnswer("All threads are busy.");
    const thread = this.#idle.pop() ?? new BotThread(this.#start(this.limits.memory), this.limits);
    this.#all.add(thread);
    try {
      const action = await thread.think(thought);
      this.#idle.push(thread);
      return action;
    } catch (error) {
      this.#all.delete(thread);
      await thread.end();
      throw error;
    }
  }

  /** Ends all threads; whoever waits for one gets no answer. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#all].map((thread) => thread.end()));
  }
}

class BotThread {
  readonly #worker: Worker;
  readonly #limits: ThreadLimits;
  readonly #ready: Promise<unknown>;

  constructor(worker: Worker, limits: ThreadLimits) {
    this.#worker = worker;
    this.#limits = limits;
    this.#ready = this.#hear("ready", limits.start);
    // Whoever asks hears of it; until somebody does, it is no error of the server's.
    this.#ready.catch(() => undefined);
    // An idle thread keeps no program alive.
    worker.unref();
  }

  async think(thought: Thought): Promise<ActionBase> {
    await this.#ready;
    const chosen = this.#hear("chosen", thought.milliseconds + this.#limits.patience);
    this.#worker.postMessage(thought);
    return (await chosen).action;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  /** @throws NoAnswer where it ends, or says nothing of the kind in time */
  #hear<K extends FromThread["kind"]>(kind: K, patience: number): Promise<Extract<FromThread, { kind: K }>> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => settle(new NoAnswer(`The bot took longer than ${patience} ms.`)), patience);
      const hear = (message: FromThread) => {
        if (message.kind === kind) settle(message as Extract<FromThread, { kind: K }>);
      };
      const fail = (error: Error) => settle(new NoAnswer(`The bot's thread failed: ${error.message}`));
      const end = () => settle(new NoAnswer("The bot's thread ended."));
      const settle = (with_: Extract<FromThread, { kind: K }> | NoAnswer) => {
        clearTimeout(late);
        this.#worker.off("message", hear).off("error", fail).off("exit", end);
        if (with_ instanceof NoAnswer) reject(with_);
        else resolve(with_);
      };
      this.#worker.on("message", hear).on("error", fail).on("exit", end);
    });
  }
}

const startBot: StartThread = (memory) => startThread("bots", "bot-worker", memory);
