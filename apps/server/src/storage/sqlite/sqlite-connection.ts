import { type CompiledQuery, type DatabaseConnection, type QueryResult, SelectQueryNode } from "kysely";
import type Sqlite from "libsql";
import type { Journal } from "./journal.ts";

/** How many prepared statements are kept. */
const MOST_STATEMENTS = 200;

interface Prepared {
  readonly statement: Sqlite.Statement;
  readonly hasRows: boolean;
}

/** The connection to the file. It prepares each statement once: that takes longer than to perform it. */
export class SqliteConnection implements DatabaseConnection {
  readonly #file: Sqlite.Database;
  readonly #journal: Journal;
  readonly #statements = new Map<string, Prepared>();
  /** How many statements wrote something, since somebody began to count. */
  writes = 0;

  constructor(file: Sqlite.Database, journal: Journal) {
    this.#file = file;
    this.#journal = journal;
  }

  async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    this.#journal.check();
    const { statement, hasRows } = this.#prepared(sql);
    const result = hasRows ? { rows: statement.all(parameters) as R[] } : changed(statement.run(parameters));
    if (SelectQueryNode.is(query)) return result;
    this.writes += 1;
    // Where no transaction goes on, this was one, or its end.
    if (!this.#file.inTransaction) await this.#journal.sync();
    return result;
  }

  // eslint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("Rows are not streamed.");
  }

  #prepared(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#file.prepare(sql);
    const prepared = { statement, hasRows: statement.reader };
    // Those with lists come in many lengths.
    if (this.#statements.size < MOST_STATEMENTS) this.#statements.set(sql, prepared);
    return prepared;
  }
}

const changed = ({ changes }: Sqlite.RunResult): QueryResult<never> => ({
  numAffectedRows: BigInt(changes),
  rows: [],
});
