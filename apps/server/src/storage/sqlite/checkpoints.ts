import type { Worker } from "node:worker_threads";
import { startThread } from "../../threads.ts";

/** Memory of the thread, in MB. */
const MEMORY = 32;

/** What the thread is asked: to let the file take in the journal, or to let go of it. It says when that is done. */
export type Order = "make" | "end";

/** Lets the file of a database take in its journal, in a thread of its own: it waits for the disk several times. */
export class Checkpoints {
  readonly #path: string;
  readonly #alone: (work: () => Promise<void>) => Promise<void>;
  #thread: Worker | undefined;
  #making: Promise<void> | undefined;
  #closed = false;

  /** @param alone does something while nobody writes */
  constructor(path: string, alone: (work: () => Promise<void>) => Promise<void>) {
    this.#path = path;
    this.#alone = alone;
  }

  /** Begins a checkpoint, if none is being made. */
  make(): void {
    if (this.#closed) return;
    this.#making ??= this.#make()
      // SQLite makes one itself where the journal grows too long.
      .catch(() => this.#end())
      .finally(() => (this.#making = undefined));
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#thread?.ref();
    await this.#making;
    if (this.#thread) await this.#ask(this.#thread, "end").catch(() => undefined);
    await this.#end();
  }

  async #make(): Promise<void> {
    const thread = (this.#thread ??= this.#start());
    // While others write, most of it is done; while nobody does, the rest, so that the journal begins anew.
    await this.#ask(thread, "make");
    await this.#alone(() => this.#ask(thread, "make"));
  }

  async #end(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.terminate();
  }

  #start(): Worker {
    const thread = startThread("storage/sqlite", "checkpoint-worker", MEMORY, this.#path);
    // Whoever asks it hears what goes wrong; it keeps no program alive.
    thread.on("error", () => undefined).unref();
    return thread;
  }

  /** @returns when it is done; rejects where the thread ends instead */
  #ask(thread: Worker, order: Order): Promise<void> {
    return new Promise((resolve, reject) => {
      const done = () => (thread.off("exit", ended), resolve());
      const ended = () => (thread.off("message", done), reject(new Error("The thread ended.")));
      thread.once("message", done).once("exit", ended);
      thread.postMessage(order);
    });
  }
}
