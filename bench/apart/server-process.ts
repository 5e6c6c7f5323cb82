import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import type { ServeOptions } from "../../apps/server/src/serve.ts";

const NO_LIMIT = 1e9;
export const UNLIMITED = { requests: NO_LIMIT, matches: NO_LIMIT, messages: NO_LIMIT };

/** A server in a process of its own. */
export class ServerProcess {
  readonly #options: ServeOptions;
  #process: ChildProcess | undefined;
  #url: string | undefined;
  /** The last that it said before it ended by itself. */
  #said = "";

  constructor(options: Pick<ServeOptions, "client" | "data">) {
    this.#options = { ...options, port: 0, host: "127.0.0.1", limits: UNLIMITED };
  }

  /** Where it listens; undefined while it does not. */
  get url(): string | undefined {
    return this.#url;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** @returns whether it listens now; false if it could not start, as where its database is down */
  async start(): Promise<boolean> {
    // Both are bundled side by side.
    const program = join(dirname(process.argv[1]), "server-node.js");
    const child = fork(program, [JSON.stringify(this.#options)], { stdio: ["ignore", "ignore", "pipe", "ipc"] });
    this.#process = child;
    child.stderr?.setEncoding("utf8").on("data", (text: string) => (this.#said = (this.#said + text).slice(-2_000)));
    const ended = once(child, "exit").then(() => {
      if (this.#url !== undefined && this.#process === child) this.#crashed();
      return undefined;
    });
    const ready = once(child, "message").then(([url]) => url as string);
    this.#url = await Promise.race([ready, ended]);
    return this.#url !== undefined;
  }

  /** What it said before it ended. */
  get said(): string {
    return this.#said;
  }

  /** Ends it without a warning. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  /** Lets it finish what it does. */
  async stop(): Promise<void> {
    await this.#end("SIGTERM");
  }

  /** It ended by itself, though nothing was done to it. */
  #crashed(): void {
    this.#url = undefined;
    console.error(`A server ended by itself: ${this.#said}`);
    process.exitCode = 1;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    this.#url = undefined;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
}
