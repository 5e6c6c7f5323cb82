import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { Place } from "../../src/storage/databases.ts";
import { type Postgres, startPostgres } from "./postgres.ts";

/** The two kinds of database that games apart are kept in. */
export const DATABASES = ["SQLite", "PostgreSQL"] as const;

/** An empty database of a kind; the tests of a file have one PostgreSQL server, which starts before them and stops after them. */
export function emptyDatabases(): (kind: (typeof DATABASES)[number]) => Promise<Place> {
  let postgres: Postgres | undefined;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres?.stop(), 60_000);
  return async (kind) =>
    kind === "SQLite"
      ? { folder: mkdtempSync(join(tmpdir(), "stonebridge-store-")) }
      : { url: await (postgres as Postgres).database() };
}
