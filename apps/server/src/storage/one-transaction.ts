import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  sql,
} from "kysely";
import { connections } from "./databases.ts";
import type { Tables } from "./tables.ts";

/**
 * Does something in a database of PostgreSQL, all of it or nothing: also migrations, and whatever else has transactions of its own.
 * @param work fails as a whole if the connection breaks
 */
export async function inOneTransaction<T>(url: string, work: (database: Kysely<Tables>) => Promise<T>): Promise<T> {
  let hasBegun = false;
  const begin = async (connection: DatabaseConnection) => {
    // Another connection would know nothing of what was done on the one that broke.
    if (hasBegun) throw new Error("The connection to the database broke.");
    hasBegun = true;
    await connection.executeQuery(CompiledQuery.raw("begin"));
  };
  const pool = connections(url, { max: 1, idleTimeoutMillis: 0 });
  const database = new Kysely<Tables>({ dialect: new PartsDialect({ pool, onCreateConnection: begin }) });
  try {
    const result = await work(database);
    await sql`commit`.execute(database);
    return result;
  } finally {
    // What was not committed is undone with the connection.
    await database.destroy();
  }
}

class PartsDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new PartsDriver(this.#config);
  }
}

/** Transactions are parts of the one. */
class PartsDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("savepoint part"));
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("release savepoint part"));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("rollback to savepoint part"));
  }
}
