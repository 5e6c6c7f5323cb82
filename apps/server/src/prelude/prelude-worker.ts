import { parentPort } from "node:worker_threads";
import { readPrelude, Unfit } from "./prelude.ts";
import type { Read } from "./reading.ts";

const say = (what: Read): void => parentPort?.postMessage(what);

async function read(text: string): Promise<void> {
  try {
    say({ kind: "read", prelude: await readPrelude(text) });
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    say({ kind: "unfit", problem: error.problem });
  }
}

// What goes wrong ends the thread: whoever waits for it hears of that.
parentPort?.on("message", (text: string) => void read(text));
