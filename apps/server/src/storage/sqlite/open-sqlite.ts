import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type DatabaseConnection, type Dialect, type SqliteDatabase, SqliteDialect, SqliteDriver } from "kysely";
import Sqlite from "libsql";
import { Checkpoints } from "./checkpoints.ts";
import { type Flush, Journal } from "./journal.ts";
import { SqliteConnection } from "./sqlite-connection.ts";

/** Ms that one program waits for another one to finish writing to the same file. */
const PATIENCE = 5_000;
/** Statements that wrote something before the file takes in its journal. */
const WRITES = 1_500;
/** Pages in the journal, of 4 kB, from which SQLite lets the file take it in by itself: the thread that does so fails, or is too slow. */
const MOST_PAGES = 25_000;

/**
 * Opens a database of SQLite, creating the file if there is none. A commit is over once the disk has it, and nobody reads what the
 * disk has not; the program goes on with other things meanwhile.
 * @param flush lets the disk have what a file holds
 */
export function openSqlite(folder: string, name: string, flush?: Flush): Dialect {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  const file = new Sqlite(path);
  file.pragma("journal_mode = WAL");
  // SQLite would hold up the whole program until the disk has a commit, and until the file has taken in the journal.
  file.pragma("synchronous = NORMAL");
  file.pragma(`wal_autocheckpoint = ${MOST_PAGES}`);
  file.pragma("foreign_keys = ON");
  file.pragma(`busy_timeout = ${PATIENCE}`);
  return new DurableDialect(file, path, new Journal(path, flush));
}

/** Its statements are typed otherwise. */
const asKysely = (file: Sqlite.Database) => file as unknown as SqliteDatabase;

class DurableDialect extends SqliteDialect {
  readonly #driver: () => DurableDriver;

  constructor(file: Sqlite.Database, path: string, journal: Journal) {
    super({ database: asKysely(file) });
    this.#driver = () => new DurableDriver(file, path, journal);
  }

  override createDriver(): SqliteDriver {
    return this.#driver();
  }
}

/** One connection, used by one at a time, who has it until the disk has what he wrote. */
class DurableDriver extends SqliteDriver {
  readonly #file: Sqlite.Database;
  readonly #connection: SqliteConnection;
  readonly #journal: Journal;
  readonly #checkpoints: Checkpoints;

  constructor(file: Sqlite.Database, path: string, journal: Journal) {
    super({ database: asKysely(file) });
    this.#file = file;
    this.#journal = journal;
    this.#checkpoints = new Checkpoints(path, (work) => this.#alone(work));
    this.#connection = new SqliteConnection(file, journal);
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await super.acquireConnection();
    return this.#connection;
  }

  override async releaseConnection(): Promise<void> {
    await super.releaseConnection();
    if (this.#connection.writes < WRITES) return;
    this.#connection.writes = 0;
    this.#checkpoints.make();
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // Where the disk failed, it is over already.
    if (this.#file.inTransaction) await super.rollbackTransaction(connection);
  }

  override async destroy(): Promise<void> {
    await this.#checkpoints.close();
    this.#journal.close();
    await super.destroy();
  }

  /** Does something while nobody writes. */
  async #alone(work: () => Promise<void>): Promise<void> {
    await super.acquireConnection();
    try {
      await work();
    } finally {
      await super.releaseConnection();
    }
  }
}
