import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";
import Sqlite from "libsql";
import pg from "pg";
import type { Tables } from "./tables.ts";

/** Where games are kept: a folder of this machine (SQLite), or a PostgreSQL server. */
export type Place = { readonly folder: string } | { readonly url: string };

/**
 * Where a program keeps games: on the PostgreSQL server that the environment names (`DATABASE_URL`), else in a folder.
 * @param folder as somebody typed it
 */
export function placeOf(folder: string): Place {
  const url = process.env["DATABASE_URL"];
  return url === undefined || url === "" ? { folder: resolve(folder) } : { url };
}

/** The file that SQLite keeps in a folder. */
export const DATABASE_FILE = "stonebridge.db";
/** Ms that one program waits for another one to finish writing to the same file. */
const PATIENCE = 5_000;
/** How many prepared statements are kept. */
const MOST_STATEMENTS = 200;
/** Connections to PostgreSQL that a node keeps open at most. */
const CONNECTIONS = 10;
/** The object id of 64-bit integers in PostgreSQL: times and counts, all of which a number holds. */
const INT8 = 20;

/**
 * Opens the database of a place, creating the file if there is none. What it says it has written lies on the disk.
 * A folder belongs to one program, PostgreSQL to any number of them.
 */
export function openDatabase(place: Place): Kysely<Tables> {
  return "url" in place ? postgres(place.url) : sqlite(place.folder);
}

function sqlite(folder: string): Kysely<Tables> {
  mkdirSync(folder, { recursive: true });
  const file = new Sqlite(join(folder, DATABASE_FILE));
  file.pragma("journal_mode = WAL");
  // A power cut loses nothing that was acknowledged.
  file.pragma("synchronous = FULL");
  file.pragma("foreign_keys = ON");
  file.pragma(`busy_timeout = ${PATIENCE}`);
  return new Kysely({ dialect: new SqliteDialect({ database: prepared(file) }) });
}

/** The same database, which prepares each statement once: that takes longer than to perform it. */
function prepared(file: Sqlite.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => void file.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = file.prepare(sql) as SqliteStatement;
      // Those with lists come in many lengths.
      if (statements.size < MOST_STATEMENTS) statements.set(sql, statement);
      return statement;
    },
  };
}

function postgres(url: string): Kysely<Tables> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, types });
  // A connection that breaks while nobody uses it is replaced by the next query: a restart of the database stops no server.
  pool.on("error", () => undefined);
  // One that breaks while somebody uses it fails what he asks; unheard, it would end this program.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}
