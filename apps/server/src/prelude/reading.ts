import type { Worker } from "node:worker_threads";
import type { Problem } from "@stonebridge/protocol";
import { Unavailable } from "../matches/unavailable.ts";
import { startThread } from "../threads.ts";
import type { Prelude } from "./prelude.ts";

/** What a thread says of a record. */
export type Read =
  | { readonly kind: "read"; readonly prelude: Prelude }
  | { readonly kind: "unfit"; readonly problem: Problem };

export interface ReadingLimits {
  /** Records that are read at the same time. */
  readonly threads: number;
  /** Memory of a thread, in MB. */
  readonly memory: number;
  /** Ms that it may take, its start included. */
  readonly patience: number;
}

const LIMITS: ReadingLimits = { threads: 1, memory: 256, patience: 30_000 };

/** Reads records that somebody sends, each in a thread of its own that ends with it: none holds the server up, or fills its memory. */
export class Reading {
  readonly #limits: ReadingLimits;
  readonly #start: () => Worker;
  readonly #threads = new Set<Worker>();

  constructor(limits = LIMITS, start = () => startThread("prelude", "prelude-worker", limits.memory)) {
    this.#limits = limits;
    this.#start = start;
  }

  /** @param text a record @throws Unavailable if it is none that can be played on, or takes too much */
  async read(text: string): Promise<Prelude> {
    if (this.#threads.size >= this.#limits.threads) throw new Unavailable("reading-busy");
    const thread = this.#start();
    this.#threads.add(thread);
    try {
      thread.postMessage(text);
      const read = await this.#said(thread);
      if (read.kind === "read") return read.prelude;
      throw Unavailable.from(read.problem);
    } finally {
      await thread.terminate();
      this.#threads.delete(thread);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#threads].map((thread) => thread.terminate()));
  }

  #said(thread: Worker): Promise<Read> {
    return new Promise((resolve, reject) => {
      const tooMuch = () => reject(new Unavailable("reading-too-much"));
      const late = setTimeout(tooMuch, this.#limits.patience);
      const settle = () => clearTimeout(late);
      thread.once("message", (read: Read) => (settle(), resolve(read)));
      thread.once("error", () => (settle(), tooMuch()));
      thread.once("exit", () => (settle(), tooMuch()));
    });
  }
}
